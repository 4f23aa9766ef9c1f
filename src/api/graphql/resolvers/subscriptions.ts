import { readMatch, underRules, watchDecisions } from '../../../matches/index.ts';
import { signedIn } from '../../caller.ts';
import { mapped } from '../../subscriptions/mapped.ts';
import { MatchStream } from '../../subscriptions/match-stream.ts';
import type { Context } from '../context.ts';
import { openDecision } from '../shown-decision.ts';

export const subscription = {
  matchUpdates: {
    subscribe: async (_: unknown, { id, after }: { id: string; after?: number | null }, { room, caller }: Context) => {
      const match = await readMatch(room, caller, id);
      return new MatchStream(room, caller, match, after ?? match.version);
    },
  },
  myDecisions: {
    subscribe: (_: unknown, __: unknown, { room, caller }: Context) =>
      mapped(watchDecisions(room, signedIn(caller)), {
        value: async (open) => ({ myDecisions: await underRules(room, open.match, () => openDecision(open), null) }),
        error: (error) => {
          throw error;
        },
      }),
  },
};

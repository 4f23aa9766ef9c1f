import { watchDecisions, watchedMatch, watchOpenMatches, watchRematch } from '../../../matches/index.ts';
import { watchedTournament, watchTournament } from '../../../tournaments/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { Context } from '../../request/context.ts';
import { decisionView } from '../decision-view.ts';
import { MatchStream, mapped } from '../match-stream.ts';

export const subscription = {
  matchUpdates: {
    subscribe: async (_: unknown, { id, after }: { id: string; after?: number | null }, { room, caller }: Context) => {
      const match = await watchedMatch(room, caller, { id, after: after ?? null });
      return new MatchStream(room, caller, match, after ?? match.version);
    },
  },
  tournamentUpdates: {
    subscribe: async (
      _: unknown,
      { id, after }: { id: string; after?: number | null },
      { tournaments, caller }: Context,
    ) => {
      const { version } = await watchedTournament(tournaments, caller, { id, after: after ?? null });
      return mapped(watchTournament(tournaments, caller, { id, after: after ?? version }), {
        value: async (update) => ({ tournamentUpdates: update }),
      });
    },
  },
  openMatches: {
    subscribe: (_: unknown, { game }: { game?: string | null }, { room, caller }: Context) =>
      mapped(watchOpenMatches(room, caller, { game: game ?? null }), {
        value: async (opening) => ({ openMatches: opening }),
      }),
  },
  rematchUpdates: {
    subscribe: (_: unknown, { matchId }: { matchId: string }, { room, caller }: Context) =>
      mapped(watchRematch(room, signedIn(caller), { matchId }), {
        value: async (challenge) => ({ rematchUpdates: challenge }),
      }),
  },
  myDecisions: {
    subscribe: (_: unknown, __: unknown, { room, caller }: Context) =>
      mapped(watchDecisions(room, signedIn(caller)), {
        value: async (decision) => ({ myDecisions: decisionView(decision) }),
      }),
  },
};

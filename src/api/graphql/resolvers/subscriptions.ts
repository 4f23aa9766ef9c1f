import { watchDecisions, watchedMatch, watchOpenMatches, watchRematch } from '../../../matches/index.ts';
import { watchedTournament, watchTournament } from '../../../tournaments/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { Context } from '../../request/context.ts';
import { decisionView } from '../decision-view.ts';
import { events, MatchStream, mapped } from '../match-stream.ts';
import type { SubscriptionMatchUpdatesArgs, SubscriptionTournamentUpdatesArgs } from '../types.generated.ts';

export const subscription = {
  matchUpdates: {
    subscribe: async (_: unknown, { id, after = null }: SubscriptionMatchUpdatesArgs, { matches, caller }: Context) => {
      const match = await watchedMatch(matches, caller, { id, after });
      return new MatchStream(matches, caller, match, after ?? match.version);
    },
  },
  tournamentUpdates: {
    subscribe: async (
      _: unknown,
      { id, after = null }: SubscriptionTournamentUpdatesArgs,
      { tournaments, caller }: Context,
    ) => {
      const { version } = await watchedTournament(tournaments, caller, { id, after });
      return events('tournamentUpdates', watchTournament(tournaments, caller, { id, after: after ?? version }));
    },
  },
  openMatches: {
    subscribe: (_: unknown, { game }: { game?: string | null }, { matches, caller }: Context) =>
      events('openMatches', watchOpenMatches(matches, caller, { game: game ?? null })),
  },
  rematchUpdates: {
    subscribe: (_: unknown, { matchId }: { matchId: string }, { matches, caller }: Context) =>
      events('rematchUpdates', watchRematch(matches, signedIn(caller), { matchId })),
  },
  myDecisions: {
    subscribe: (_: unknown, __: unknown, { matches, caller }: Context) =>
      mapped(watchDecisions(matches, signedIn(caller)), {
        value: async (decision) => ({ myDecisions: decisionView(decision) }),
      }),
  },
};

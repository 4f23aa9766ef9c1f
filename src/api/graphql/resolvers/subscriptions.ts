import { watchDecisions, watchedMatch, watchOpenMatches, watchRematch } from '../../../matches/index.ts';
import { watchedTournament, watchTournament } from '../../../tournaments/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { Context } from '../../request/context.ts';
import { decisionView } from '../decision-view.ts';
import { MatchStream, mapped } from '../match-stream.ts';

interface From {
  id: string;
  after?: number | null;
}

export const subscription = {
  matchUpdates: {
    subscribe: async (_: unknown, { id, after = null }: From, { room, caller }: Context) => {
      const match = await watchedMatch(room, caller, { id, after });
      return new MatchStream(room, caller, match, after ?? match.version);
    },
  },
  tournamentUpdates: {
    subscribe: async (_: unknown, { id, after = null }: From, { tournaments, caller }: Context) => {
      const { version } = await watchedTournament(tournaments, caller, { id, after });
      return events('tournamentUpdates', watchTournament(tournaments, caller, { id, after: after ?? version }));
    },
  },
  openMatches: {
    subscribe: (_: unknown, { game }: { game?: string | null }, { room, caller }: Context) =>
      events('openMatches', watchOpenMatches(room, caller, { game: game ?? null })),
  },
  rematchUpdates: {
    subscribe: (_: unknown, { matchId }: { matchId: string }, { room, caller }: Context) =>
      events('rematchUpdates', watchRematch(room, signedIn(caller), { matchId })),
  },
  myDecisions: {
    subscribe: (_: unknown, __: unknown, { room, caller }: Context) =>
      mapped(watchDecisions(room, signedIn(caller)), {
        value: async (decision) => ({ myDecisions: decisionView(decision) }),
      }),
  },
};

/** Wraps the elements of a source as root values of a subscription. */
function events<T>(field: string, source: AsyncIterable<T>) {
  return mapped(source, { value: async (event) => ({ [field]: event }) });
}

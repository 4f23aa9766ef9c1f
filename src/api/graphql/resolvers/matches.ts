import { Refused } from '../../../errors.ts';
import {
  cancelMatch,
  createMatch,
  joinMatch,
  leaveMatch,
  listDecisions,
  listMatches,
  readMatch,
  resign,
  setAutoPass,
  submitMove,
} from '../../../matches/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import { decisionView } from '../decision-view.ts';
import { inClientsWords, moveOf, sentMove } from '../move-input.ts';
import type { MatchConnectionResolvers, MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const matchQueries = {
  match: (_, { id }, { room, caller }) => readMatch(room, caller, id).catch(orNull),
  matches: (_, wanted, { room, caller }) => listMatches(room, caller, wanted),
  myDecisions: async (_, { first = null }, { room, caller }) =>
    (await listDecisions(room, signedIn(caller), { first })).map(decisionView),
} satisfies QueryResolvers;

export const matchMutations = {
  createMatch: (_, { input }, { room, caller, address }) => createMatch(room, signedIn(caller), input, address),
  joinMatch: (_, { input }, { room, caller, address }) => joinMatch(room, signedIn(caller), input, address),
  submitMove: async (_, { input }, { room, caller }, { schema }) => {
    const player = signedIn(caller);
    const move = sentMove(input, schema);
    return submitMove(room, player, moveOf(room.games, input, move)).catch((error: unknown) => {
      throw inClientsWords(error, room.games, input, move);
    });
  },
  resign: (_, input, { room, caller }) => resign(room, signedIn(caller), input),
  setAutoPass: (_, { matchId, mode, seat = null }, { room, caller }) =>
    setAutoPass(room, signedIn(caller), { matchId, mode, seat }),
  leaveMatch: (_, input, { room, caller }) => leaveMatch(room, signedIn(caller), input),
  cancelMatch: (_, input, { room, caller }) => cancelMatch(room, signedIn(caller), input),
} satisfies MutationResolvers;

export const matchConnection = {
  nodes: ({ edges }) => edges.map(({ node }) => node),
  totalCount: (page) => page.totalCount(),
} satisfies MatchConnectionResolvers;

function orNull(error: unknown): null {
  if (error instanceof Refused && error.code === 'NOT_FOUND') return null;
  throw error;
}

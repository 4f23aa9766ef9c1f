import { Refused } from '../../../errors.ts';
import {
  acceptChallenge,
  analyseMatch,
  cancelMatch,
  challengePlayer,
  createMatch,
  declineChallenge,
  joinMatch,
  leaveMatch,
  listChallenges,
  listDecisions,
  listMatches,
  readAnalysis,
  readChallenge,
  readInvitation,
  readMatch,
  rematch,
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
  analysis: (_, of, { room, caller }) => readAnalysis(room, caller, of),
  invitation: (_, { code }, { room }) => readInvitation(room, code),
  challenges: (_, __, { room, caller }) => listChallenges(room, signedIn(caller)),
  challenge: (_, { id }, { room, caller }) => readChallenge(room, signedIn(caller), id).catch(orNull),
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
  analyseMatch: (_, of, { room, caller }) => analyseMatch(room, signedIn(caller), of),
  challengePlayer: (_, { input }, { room, caller, address }) => challengePlayer(room, signedIn(caller), input, address),
  rematch: (_, { input }, { room, caller, address }) => rematch(room, signedIn(caller), input, address),
  acceptChallenge: (_, { input }, { room, caller, address }) => acceptChallenge(room, signedIn(caller), input, address),
  declineChallenge: (_, { id }, { room, caller }) => declineChallenge(room, signedIn(caller), { id }),
} satisfies MutationResolvers;

export const matchConnection = {
  nodes: ({ edges }) => edges.map(({ node }) => node),
  totalCount: (page) => page.totalCount(),
} satisfies MatchConnectionResolvers;

/** Answers null where there is nothing, or nothing that the caller may see. */
export function orNull(error: unknown): null {
  if (error instanceof Refused && error.code === 'NOT_FOUND') return null;
  throw error;
}

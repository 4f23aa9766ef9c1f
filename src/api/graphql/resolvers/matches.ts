import { Refused } from '../../../errors.ts';
import {
  acceptChallenge,
  analyseMatch,
  answerOffer,
  callJudge,
  cancelMatch,
  challengePlayer,
  closeCall,
  createMatch,
  declineChallenge,
  giveTime,
  inviteToMatch,
  joinMatch,
  leaveMatch,
  listCalls,
  listChallenges,
  listDecisions,
  listMatches,
  makeOffer,
  pauseMatch,
  readAnalysis,
  readAsJudge,
  readChallenge,
  readInvitation,
  readMatch,
  rematch,
  resign,
  resumeMatch,
  rewindMatch,
  rule,
  setAutoPass,
  submitMove,
  takeCall,
  undoMove,
} from '../../../matches/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import { decisionView } from '../decision-view.ts';
import { inClientTerms, moveOf, sentMove } from '../move-input.ts';
import type { MutationResolvers, QueryResolvers } from '../types.generated.ts';

export const matchQueries = {
  match: (_, { id }, { matches, caller }) => readMatch(matches, caller, id).catch(orNull),
  matches: (_, wanted, { matches, caller }) => listMatches(matches, caller, wanted),
  myDecisions: async (_, { first = null }, { matches, caller }) =>
    (await listDecisions(matches, signedIn(caller), { first })).map(decisionView),
  analysis: (_, of, { matches, caller }) => readAnalysis(matches, caller, of),
  invitation: (_, { code }, { matches }) => readInvitation(matches, code),
  challenges: (_, __, { matches, caller }) => listChallenges(matches, signedIn(caller)),
  challenge: (_, { id }, { matches, caller }) => readChallenge(matches, signedIn(caller), id).catch(orNull),
  matchAsJudge: (_, { id }, { matches, caller }) => readAsJudge(matches, signedIn(caller), id),
  judgeCalls: (_, wanted, { matches, caller }) => listCalls(matches, signedIn(caller), wanted),
} satisfies QueryResolvers;

export const matchMutations = {
  createMatch: (_, { input }, { matches, caller, address }) => createMatch(matches, signedIn(caller), input, address),
  joinMatch: (_, { input }, { matches, caller, address }) => joinMatch(matches, signedIn(caller), input, address),
  submitMove: async (_, { input }, { matches, caller }, { schema }) => {
    const player = signedIn(caller);
    const move = sentMove(input, schema);
    try {
      return await submitMove(matches, player, moveOf(matches.games, input, move));
    } catch (error) {
      throw inClientTerms(error, matches.games, input, move);
    }
  },
  undoMove: (_, { input }, { matches, caller }) => undoMove(matches, signedIn(caller), input),
  makeOffer: (_, { input: { kind, ...input } }, { matches, caller }) =>
    makeOffer(matches, signedIn(caller), { ...input, offer: kind }),
  answerOffer: (_, { input }, { matches, caller }) => answerOffer(matches, signedIn(caller), input),
  resign: (_, input, { matches, caller }) => resign(matches, signedIn(caller), input),
  setAutoPass: (_, { matchId, mode, seat = null }, { matches, caller }) =>
    setAutoPass(matches, signedIn(caller), { matchId, mode, seat }),
  leaveMatch: (_, input, { matches, caller }) => leaveMatch(matches, signedIn(caller), input),
  cancelMatch: (_, input, { matches, caller }) => cancelMatch(matches, signedIn(caller), input),
  analyseMatch: (_, of, { matches, caller }) => analyseMatch(matches, signedIn(caller), of),
  challengePlayer: (_, { input }, { matches, caller, address }) =>
    challengePlayer(matches, signedIn(caller), input, address),
  inviteToMatch: (_, input, { matches, caller }) => inviteToMatch(matches, signedIn(caller), input),
  rematch: (_, { input }, { matches, caller, address }) => rematch(matches, signedIn(caller), input, address),
  acceptChallenge: (_, { input }, { matches, caller, address }) =>
    acceptChallenge(matches, signedIn(caller), input, address),
  declineChallenge: (_, { id }, { matches, caller }) => declineChallenge(matches, signedIn(caller), { id }),
  pauseMatch: (_, { input }, { matches, caller }) => pauseMatch(matches, signedIn(caller), input),
  resumeMatch: (_, { input }, { matches, caller }) => resumeMatch(matches, signedIn(caller), input),
  giveTime: (_, { input }, { matches, caller }) => giveTime(matches, signedIn(caller), input),
  rewindMatch: (_, { input }, { matches, caller }) => rewindMatch(matches, signedIn(caller), input),
  rule: (_, { input }, { matches, caller }) => rule(matches, signedIn(caller), input),
  callJudge: (_, input, { matches, caller }) => callJudge(matches, signedIn(caller), input),
  takeJudgeCall: (_, call, { matches, caller }) => takeCall(matches, signedIn(caller), call),
  closeJudgeCall: (_, call, { matches, caller }) => closeCall(matches, signedIn(caller), call),
} satisfies MutationResolvers;

/** The resolvers for a page of matches or tournaments. */
export const connection = {
  nodes: <T>({ edges }: { edges: readonly { node: T }[] }) => edges.map(({ node }) => node),
  totalCount: (page: { totalCount(): Promise<number> }) => page.totalCount(),
};

/** Returns null if the error says that an object does not exist or that the caller may not see it. */
export function orNull(error: unknown): null {
  if (error instanceof Refused && error.code === 'NOT_FOUND') return null;
  throw error;
}

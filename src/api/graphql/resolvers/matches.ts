import { coerceInputValue, type GraphQLSchema, isInputType } from 'graphql';
import type { Blank, Choice } from '../../../engine/index.ts';
import { badInput, Refused } from '../../../errors.ts';
import { gameKey } from '../../../games/index.ts';
import {
  acceptChallenge,
  analyseMatch,
  callJudge,
  cancelMatch,
  challengePlayer,
  closeCall,
  createMatch,
  declineChallenge,
  giveTime,
  joinMatch,
  leaveMatch,
  listCalls,
  listChallenges,
  listDecisions,
  listMatches,
  type MatchesHandle,
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
  type SubmitMove,
  setAutoPass,
  submitMove,
  takeCall,
} from '../../../matches/index.ts';
import { noteSubject, subjectOf } from '../../../telemetry/error-subject.ts';
import { withNextStep } from '../../client-errors.ts';
import { signedIn } from '../../request/authenticate.ts';
import { decisionView } from '../decision-view.ts';
import type { MutationResolvers, QueryResolvers, SubmitMoveInput } from '../types.generated.ts';

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
    return submitMove(matches, player, moveOf(matches.games, input, move)).catch((error: unknown) => {
      throw inClientTerms(error, matches.games, input, move);
    });
  },
  resign: (_, input, { matches, caller }) => resign(matches, signedIn(caller), input),
  setAutoPass: (_, { matchId, mode, seat = null }, { matches, caller }) =>
    setAutoPass(matches, signedIn(caller), { matchId, mode, seat }),
  leaveMatch: (_, input, { matches, caller }) => leaveMatch(matches, signedIn(caller), input),
  cancelMatch: (_, input, { matches, caller }) => cancelMatch(matches, signedIn(caller), input),
  analyseMatch: (_, of, { matches, caller }) => analyseMatch(matches, signedIn(caller), of),
  challengePlayer: (_, { input }, { matches, caller, address }) =>
    challengePlayer(matches, signedIn(caller), input, address),
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

/** A page of matches or tournaments. */
export const connection = {
  nodes: <T>({ edges }: { edges: readonly { node: T }[] }) => edges.map(({ node }) => node),
  totalCount: (page: { totalCount(): Promise<number> }) => page.totalCount(),
};

/** Returns null if there is nothing, or nothing that the caller may see. */
export function orNull(error: unknown): null {
  if (error instanceof Refused && error.code === 'NOT_FOUND') return null;
  throw error;
}

/** The maximum length of a message that repeats the client's input. */
const LONGEST = 500;

/** The move in an input, sent as `move` or as `choice`. */
export function sentMove({ move, choice }: SubmitMoveInput, schema: GraphQLSchema): object {
  if ((move == null) === (choice == null)) throw badInput('input', 'Send exactly one of `move` and `choice`.');
  return move ?? checkedChoice(choice, schema);
}

function checkedChoice(choice: unknown, schema: GraphQLSchema): object {
  const type = schema.getType('MoveInput');
  if (!isInputType(type)) throw new Error('the contract has no MoveInput');
  const move = coerceInputValue(choice, type, (path, _, { message }) => {
    const field = ['input', 'choice', ...path].join('.');
    throw badInput(field, withNextStep(`${field}: ${message}`).slice(0, LONGEST));
  });
  if (typeof move !== 'object' || move === null) throw new Error('a MoveInput that is no object');
  return move;
}

/** Converts a client's move, which is keyed by its game, to the command's input. */
function moveOf(games: MatchesHandle['games'], input: SubmitMoveInput, move: object): SubmitMove {
  const { matchId, version, key = null } = input;
  const [given] = Object.entries(move);
  if (!given) throw new Error('a MoveInput without a key, although it is @oneOf');
  const game = games.find((one) => gameKey(one) === given[0]);
  return { matchId, version, key, game: game?.id ?? given[0], move: given[1] };
}

/**
 * Rewrites a refusal for the client: choices become MoveInput, so that the client can send them back, and the message names
 * `choice` if the move was sent in that field.
 */
export function inClientTerms(
  error: unknown,
  games: MatchesHandle['games'],
  { choice }: Pick<SubmitMoveInput, 'choice'>,
  move: object,
): unknown {
  if (!(error instanceof Refused)) return error;
  const { field, choices, game: wanted, ...details } = error.details;
  const game = games.find((one) => Object.hasOwn(move, gameKey(one)));
  const key = typeof wanted === 'string' ? ` Send its move under \`${gameKey({ id: wanted })}\`.` : '';
  const sentAs = choice != null ? 'choice' : 'move';
  // The path of an invalid blank starts within the game's move.
  const inside = error.code === 'ILLEGAL_MOVE' && field !== undefined && game ? `${sentAs}.${gameKey(game)}.` : '';
  const told = new Refused(error.code, inside + error.message + key, {
    ...details,
    ...(field === undefined ? {} : { field: field === 'move' ? sentAs : `${inside}${field}` }),
    ...(Array.isArray(choices) ? { choices: choices.map((one) => (game ? underKey(gameKey(game), one) : one)) } : {}),
  });
  noteSubject(told, subjectOf(error));
  return told;
}

function underKey(key: string, { label, move, blank, second }: Choice) {
  const first = blank ? inMove(key, blank) : null;
  const blanks = first ? [first, ...(second ? [inMove(key, second)] : [])] : [];
  return { label, move: { [key]: move }, blank: first, blanks };
}

function inMove(key: string, { label, path, from, min, max, each }: Blank) {
  return { label: label ?? null, path: [key, ...path], from, min, max, each: each ?? null };
}

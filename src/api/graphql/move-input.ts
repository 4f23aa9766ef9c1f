import { coerceInputValue, type GraphQLSchema, isInputType } from 'graphql';
import type { Blank, Choice } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { gameKey } from '../../games/index.ts';
import type { MatchesHandle, SubmitMove } from '../../matches/index.ts';
import { noteSubject, subjectOf } from '../../telemetry/error-subject.ts';
import { withNextStep } from '../client-errors.ts';
import type { SubmitMoveInput } from './types.generated.ts';

/** Returns the move of an input, which the client sent as `move` or as `choice`. */
export function sentMove({ move, choice }: SubmitMoveInput, schema: GraphQLSchema): object {
  if ((move == null) === (choice == null)) throw badInput('input', 'Send exactly one of `move` and `choice`.');
  return move ?? checkedChoice(choice, schema);
}

function checkedChoice(choice: unknown, schema: GraphQLSchema): object {
  const type = schema.getType('MoveInput');
  if (!isInputType(type)) throw new Error('the contract has no MoveInput');
  const move = coerceInputValue(choice, type, (path, _, { message }) => {
    const field = ['input', 'choice', ...path].join('.');
    throw badInput(field, withNextStep(`${field}: ${message}`));
  });
  if (typeof move !== 'object' || move === null) throw new Error('a MoveInput is not an object');
  return move;
}

/** Converts a client's move, which is nested under its game's key, to the command's input. */
export function moveOf(games: MatchesHandle['games'], input: SubmitMoveInput, move: object): SubmitMove {
  const { matchId, version, key = null } = input;
  const [given] = Object.entries(move);
  if (!given) throw new Error('a MoveInput without a key, although it is @oneOf');
  const game = games.find((one) => gameKey(one) === given[0]);
  return { matchId, version, key, game: game?.id ?? given[0], move: given[1] };
}

/** Makes each choice a MoveInput to send back, and reports errors in `choice` if the client sent the move there. */
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
  // The path of an invalid blank is relative to the game's move.
  const inside = error.code === 'ILLEGAL_MOVE' && field !== undefined && game ? `${sentAs}.${gameKey(game)}.` : '';
  const rewritten = new Refused(error.code, inside + error.message + key, {
    ...details,
    ...(field === undefined ? {} : { field: field === 'move' ? sentAs : `${inside}${field}` }),
    ...(Array.isArray(choices) ? { choices: choices.map((one) => (game ? underKey(gameKey(game), one) : one)) } : {}),
  });
  noteSubject(rewritten, subjectOf(error));
  return rewritten;
}

function underKey(key: string, { label, move, blank, second }: Choice) {
  const blanks = [blank, second].flatMap((one) => (one ? [inMove(key, one)] : []));
  return { label, move: { [key]: move }, blank: blanks[0] ?? null, blanks };
}

function inMove(key: string, { label, path, from, min, max, each }: Blank) {
  return { label: label ?? null, path: [key, ...path], from, min, max, each: each ?? null };
}

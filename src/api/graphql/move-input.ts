import type { Blank, Choice } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { gameKey } from '../../games/index.ts';
import type { ClosedRoom, SubmitMove } from '../../matches/index.ts';
import { noteSubject, subjectOf } from '../../telemetry/subject.ts';
import type { SubmitMoveInput } from './types.generated.ts';

/** A move as a client sends it, under the key of its game, in the words of the verb. */
export function moveOf(games: ClosedRoom['games'], input: SubmitMoveInput): SubmitMove {
  const { matchId, version, key = null, move } = input;
  const [given] = Object.entries(move); // @oneOf: exactly one key, the game's
  if (!given) throw new Refused('BAD_INPUT', 'A move must have exactly one key: its game.', { field: 'input.move' });
  const game = games.find((one) => gameKey(one) === given[0]);
  return { matchId, version, key, game: game?.id ?? given[0], move: given[1] };
}

/** What is thrown when a move is refused: the choices that it lists are sent back as they are, so they are MoveInput, too. */
export function inClientsWords(error: unknown, games: ClosedRoom['games'], { move }: SubmitMoveInput): unknown {
  if (!(error instanceof Refused) || !Array.isArray(error.details.choices)) return error;
  const game = games.find((one) => Object.hasOwn(move, gameKey(one)));
  const choices = error.details.choices.map((choice) => (game ? underKey(gameKey(game), choice) : choice));
  const told = new Refused(error.code, error.message, { ...error.details, choices });
  noteSubject(told, subjectOf(error));
  return told;
}

function underKey(key: string, { label, move, blank, second }: Choice) {
  const first = blank ? inMove(key, blank) : null;
  const blanks = first ? [first, ...(second ? [inMove(key, second)] : [])] : [];
  return { label, move: { [key]: move }, blank: first, blanks };
}

function inMove(key: string, { label, path, from, min, max }: Blank) {
  return { label: label ?? null, path: [key, ...path], from, min, max };
}

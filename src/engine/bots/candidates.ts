import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import { blanksOf, type Choice } from '../game/choice.ts';
import { same } from '../json.ts';
import { chosen, filled, filledAtRandom } from '../play/legality.ts';
import { absentAnswer, answersOf, type Question } from '../play/question.ts';
import type { Random } from '../random.ts';

/** The maximum number of moves that a bot considers. If a seat has more moves, the bot considers a random sample. */
export const CANDIDATES = 24;
/** How many random fillings a bot tries for a choice that has too many to list. */
const FILLINGS = 4;

/** @throws RangeError if the seat is not asked */
export function choicesFor(at: AnyAt, question: Question | null, seat: Seat): readonly Choice[] {
  const choices = answersOf(at, question, seat) ?? [];
  if (choices.length === 0) throw new RangeError(`seat ${seat} has no question to answer`);
  return choices;
}

/** Picks a choice uniformly at random and fills in its blanks at random. */
export function anyOf(choices: readonly Choice[], random: Random): object {
  const choice = choices[random(choices.length)];
  if (!choice) throw new RangeError('no choice');
  return filledAtRandom(choice, random);
}

/** `sampled` is the choice that the move was drawn from; null if all fillings of that choice can be listed. */
export interface Candidate {
  move: object;
  sampled: Choice | null;
}

/** Returns all legal moves, or a random sample of `most` moves plus the game's default move. */
export function candidatesFor(
  at: AnyAt,
  question: Question | null,
  seat: Seat,
  choices: readonly Choice[],
  random: Random,
  most = CANDIDATES,
): Candidate[] {
  const candidates = someOf(choices, random, most);
  const usual = absentAnswer(at, question, seat); // the default move must survive sampling
  if (usual && !candidates.some(({ move }) => same(move, usual))) {
    const choice = chosen(choices, usual);
    candidates.push({ move: usual, sampled: choice && countOf(choice) === null ? choice : null });
  }
  return candidates;
}

// Lists every choice without blanks, every filling of a choice if each of its blanks takes one value, and a few random
// fillings of any other choice. If the list exceeds the limit, fillings are dropped from the choices that have the
// most, so that one choice cannot crowd out the others.
function someOf(choices: readonly Choice[], random: Random, limit: number): Candidate[] {
  const fillings = choices.map((choice) => Array.from({ length: countOf(choice) ?? FILLINGS }, (_, index) => index));
  let count = fillings.reduce((sum, moves) => sum + moves.length, 0);
  for (; count > limit; count--) {
    const most = fillings.reduce((longest, moves) => Math.max(longest, moves.length), 0);
    const largest = fillings.filter((moves) => moves.length === most);
    const moves = largest[random(largest.length)] ?? [];
    moves.splice(random(moves.length), 1);
  }
  return choices.flatMap((choice, n) => (fillings[n] ?? []).map((index) => filling(choice, index, random)));
}

// Counts the moves that a choice represents. Returns null if a blank takes several values or a number.
function countOf(choice: Choice): number | null {
  const blanks = blanksOf(choice);
  if (!blanks.every(({ from, max }) => from && max === 1)) return null;
  return blanks.reduce((count, { from }) => count * (from?.length ?? 0), 1);
}

function filling(choice: Choice, index: number, random: Random): Candidate {
  if (countOf(choice) === null) return { move: filledAtRandom(choice, random), sampled: choice };
  if (!choice.blank) return { move: choice.move, sampled: null };
  let rest = index;
  const values = blanksOf(choice).map(({ from }) => {
    const options = from ?? [];
    const option = options[rest % options.length];
    rest = Math.floor(rest / options.length);
    return option ? [option.value] : [];
  });
  return { move: filled(choice, ...values), sampled: null };
}

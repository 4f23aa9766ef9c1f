import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import { blanksOf, type Choice } from '../game/choice.ts';
import { same } from '../json.ts';
import { chosen, filled, filledAtRandom } from '../play/legality.ts';
import { absentAnswer, answersOf, type Question } from '../play/question.ts';
import type { Random } from '../random.ts';

/** At most this many moves are thought about; of more, a random part. */
export const CANDIDATES = 24;
/** So many fillings are tried of a choice whose blanks take more values than one. */
const FILLINGS = 4;

/** What a seat may answer. Throws where it is not asked. */
export function choicesFor(at: AnyAt, question: Question | null, seat: Seat): readonly Choice[] {
  const choices = answersOf(at, question, seat) ?? [];
  if (choices.length === 0) throw new RangeError(`seat ${seat} is not asked`);
  return choices;
}

/** Any of the choices, each equally likely. */
export function anyOf(choices: readonly Choice[], random: Random): object {
  const choice = choices[random(choices.length)];
  if (!choice) throw new RangeError('no choice');
  return filledAtRandom(choice, random);
}

/** A move that is worth a thought. `sampled`: the choice, of very many fillings, of which it is one that was drawn. */
export interface Candidate {
  move: object;
  sampled: Choice | null;
}

/**
 * The moves that are worth a thought: all, or a random part and the one that the game itself advises.
 * @param most how many at most, besides that one
 */
export function candidatesFor(
  at: AnyAt,
  question: Question | null,
  seat: Seat,
  choices: readonly Choice[],
  random: Random,
  most = CANDIDATES,
): Candidate[] {
  const candidates = someOf(choices, random, most);
  const usual = absentAnswer(at, question, seat); // a list too long to be tried whole must not hide the game's own advice
  if (usual && !candidates.some(({ move }) => same(move, usual))) {
    const choice = chosen(choices, usual);
    candidates.push({ move: usual, sampled: choice && countOf(choice) === null ? choice : null });
  }
  return candidates;
}

// Every plain choice; of a choice whose blanks take one value each every one of them, else a few random fillings. Where there
// are too many, a choice with many values gives up some first, so that it does not drive out the others.
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

// How many moves a choice stands for, where each is worth a thought of its own; null where a blank takes more values than
// one, or a number.
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

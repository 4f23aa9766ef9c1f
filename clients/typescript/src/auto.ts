import { type BlankValue, mostOf, moveOf, type OpenBlank, type OpenChoice } from './move.ts';
import type { MoveInput } from './schema.generated.ts';

/** `first` picks the first choice with as few values as possible; `random` picks a random choice with random values. */
export const POLICIES = ['random', 'first'] as const;
export type Policy = (typeof POLICIES)[number];

/** A function that returns a whole number from 0 to n - 1. */
export type Random = (n: number) => number;
const anyNumber: Random = (n) => Math.floor(Math.random() * n);

/** Builds a legal move of any game from the choices of a decision. */
export function autoMove(policy: Policy, choices: readonly OpenChoice[], random: Random = anyNumber): MoveInput {
  const pick: Random = policy === 'first' ? () => 0 : random;
  const choice = choices[pick(choices.length)];
  if (!choice) throw new RangeError('the question has no choices');
  const values = choice.blanks.map((blank) => fillBlank(blank, pick));
  return moveOf(choice, values);
}

function fillBlank(blank: OpenBlank, pick: Random): BlankValue {
  const count = blank.min + pick(mostOf(blank) - blank.min + 1);
  if (!blank.from) return count;
  const left = blank.from.map(({ value }) => value);
  return Array.from({ length: count }, () => left.splice(pick(left.length), 1)).flat();
}

import { type Choice, canonical } from '../../../src/engine/index.ts';

/** What of the choices in one world can be chosen in another one, too: of a blank, what may go into it in both. */
export function sharedChoices(choices: readonly Choice[], others: readonly Choice[]): Choice[] {
  const there = new Map(others.map((choice) => [keyOf(choice), choice]));
  return choices.flatMap((choice) => {
    const other = there.get(keyOf(choice));
    return other ? narrowed(choice, other) : [];
  });
}

function keyOf({ move, blank }: Choice): string {
  return canonical([move, blank?.path ?? null, blank?.from === null]);
}

function narrowed(choice: Choice, other: Choice): Choice[] {
  const [blank, inOther] = [choice.blank, other.blank];
  if (!blank || !inOther) return [choice];
  const values = new Set(inOther.from?.map(({ value }) => value));
  const from = blank.from?.filter(({ value }) => values.has(value)) ?? null;
  const min = Math.max(blank.min, inOther.min);
  const max = Math.min(blank.max, inOther.max, from?.length ?? Number.POSITIVE_INFINITY);
  return min <= max ? [{ ...choice, blank: { ...blank, from, min, max } }] : [];
}

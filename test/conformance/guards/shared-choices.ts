import { type Blank, blanksOf, type Choice, canonical } from '../../../src/engine/index.ts';

/** Returns the choices that are legal in both worlds. A blank keeps the values that both worlds allow. */
export function sharedChoices(choices: readonly Choice[], others: readonly Choice[]): Choice[] {
  const there = new Map(others.map((choice) => [keyOf(choice), choice]));
  return choices.flatMap((choice) => {
    const other = there.get(keyOf(choice));
    return other ? narrowed(choice, other) : [];
  });
}

function keyOf(choice: Choice): string {
  return canonical([choice.move, ...blanksOf(choice).map(({ path, from }) => [path, from === null])]);
}

function narrowed(choice: Choice, other: Choice): Choice[] {
  const inOther = blanksOf(other);
  const [blank, second] = blanksOf(choice).map((one, index) => both(one, inOther[index] ?? one));
  if (blank === null || second === null) return [];
  return [{ ...choice, ...(blank && { blank }), ...(second && { second }) }];
}

function both(blank: Blank, other: Blank): Blank | null {
  const values = new Set(other.from?.map(({ value }) => value));
  const from = blank.from?.filter(({ value }) => values.has(value)) ?? null;
  const min = Math.max(blank.min, other.min);
  const max = Math.min(blank.max, other.max, from?.length ?? Number.POSITIVE_INFINITY);
  return min <= max ? { ...blank, from, min, max } : null;
}

import type { Blank, Choice } from '../game/choice.ts';
import { same } from '../json.ts';
import type { Random } from '../random.ts';

/** The choice that a move is, or null: legality, said once for every game. */
export function chosen<M>(choices: readonly Choice<M>[], move: unknown): Choice<M> | null {
  return choices.find((choice) => fits(choice, move)) ?? null;
}

function fits(choice: Choice<unknown>, move: unknown): boolean {
  if (!choice.blank) return same(choice.move, move);
  return (
    fitsBlank(choice.blank, valueAt(move, choice.blank.path)) &&
    same(choice.move, without(move, choice.blank, choice.move))
  );
}

function fitsBlank(blank: Blank, value: unknown): boolean {
  if (!blank.from) return Number.isInteger(value) && Number(value) >= blank.min && Number(value) <= blank.max;
  if (!Array.isArray(value) || value.length < blank.min || value.length > blank.max) return false;
  const allowed = new Set(blank.from.map((option) => option.value));
  return value.every((one) => allowed.delete(one)); // each value once
}

function valueAt(move: unknown, path: readonly string[]): unknown {
  let inner = move;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    inner = Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined; // an object has just been seen
  }
  return inner;
}

// The move with the template's own content back in the blank, so that the rest can be compared as it is.
function without(move: unknown, blank: Blank, template: unknown): unknown {
  return put(move, blank.path, valueAt(template, blank.path));
}

function put(move: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const record = typeof move === 'object' && move !== null ? Object.entries(move) : [];
  const inner = new Map(record).get(key);
  return Object.fromEntries([...record.filter(([name]) => name !== key), [key, put(inner, rest, value)]]);
}

/** A choice's move with its blank filled in. */
export function filled<M>(choice: Choice<M>, value: readonly (string | number)[] | number): M {
  return choice.blank ? (put(choice.move, choice.blank.path, value) as M) : choice.move; // the same shape, one value set
}

/** A choice's move, its blank filled at random if it has one. */
export function filledAtRandom<M>(choice: Choice<M>, random: Random): M {
  const blank = choice.blank;
  if (!blank) return choice.move;
  if (!blank.from) return filled(choice, blank.min + random(blank.max - blank.min + 1));
  const left = blank.from.map((option) => option.value);
  const count = blank.min + random(Math.min(blank.max, left.length) - blank.min + 1);
  const picked: (string | number)[] = [];
  for (let i = 0; i < count; i++) picked.push(...left.splice(random(left.length), 1));
  return filled(choice, picked);
}

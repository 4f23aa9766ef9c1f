import { EngineBug } from '../bug.ts';
import { type Blank, type BlankOption, blanksOf, type Choice } from '../game/choice.ts';
import { same } from '../json.ts';
import type { Random } from '../random.ts';

/** Returns null if the move is illegal. This function alone decides legality, for every game. */
export function chosen<M>(choices: readonly Choice<M>[], move: unknown): Choice<M> | null {
  return choices.find((choice) => fits(choice, move)) ?? null;
}

function fits(choice: Choice<unknown>, move: unknown): boolean {
  if (!choice.blank) return same(choice.move, move);
  const blanks = blanksOf(choice);
  return (
    blanks.every((blank) => fitsBlank(blank, valueAt(move, blank.path))) &&
    same(choice.move, without(move, blanks, choice.move))
  );
}

/** Returns the blank that keeps a move from matching a choice; null if another part of the move is wrong. */
export function misfilledBlank(choices: readonly Choice<unknown>[], move: unknown): Blank | null {
  for (const choice of choices) {
    const blanks = blanksOf(choice);
    const wrong = blanks.find((blank) => !fitsBlank(blank, valueAt(move, blank.path)));
    if (wrong && same(choice.move, without(move, blanks, choice.move))) return wrong;
  }
  return null;
}

/** The maximum number of values of a blank that a message lists. */
const LISTED = 20;

export function blankText({ from, min, max }: Blank): string {
  if (!from) return `a whole number from ${min} to ${max}`;
  const values = from.map(({ value }) => JSON.stringify(value));
  const more = values.length > LISTED ? ` and ${values.length - LISTED} more, listed in the choice` : '';
  const count = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const example = `[${values.slice(0, Math.max(min, 1)).join(', ')}]`;
  return `a list such as ${example}: ${count} of ${values.slice(0, LISTED).join(', ')}${more}`;
}

function fitsBlank(blank: Blank, value: unknown): boolean {
  if (!blank.from) return Number.isInteger(value) && Number(value) >= blank.min && Number(value) <= blank.max;
  if (!Array.isArray(value) || value.length < blank.min || value.length > blank.max) return false;
  const allowed = new Set(blank.from.map((option) => option.value));
  return value.every((one) => allowed.delete(one)); // each value can be used once
}

export function valueAt(move: unknown, path: readonly string[]): unknown {
  let inner = move;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    // The check above guarantees an object.
    inner = Object.hasOwn(inner, key) ? (inner as Record<string, unknown>)[key] : undefined;
  }
  return inner;
}

// Returns the move with the template's content in the blanks, so that the rest of the move can be compared directly.
function without(move: unknown, blanks: readonly Blank[], template: unknown): unknown {
  return blanks.reduce((made, { path }) => put(made, path, valueAt(template, path)), move);
}

function put(move: unknown, path: readonly string[], value: unknown): unknown {
  return putFrom(move, path, 0, value);
}

// Puts the changed key last, so that the order of keys does not depend on how a move was filled in.
function putFrom(move: unknown, path: readonly string[], depth: number, value: unknown): unknown {
  const key = path[depth];
  if (key === undefined) return value;
  const made: Record<string, unknown> = {};
  let inner: unknown;
  if (typeof move === 'object' && move !== null) {
    const given = move as Record<string, unknown>; // an object, as checked above
    for (const name in given) {
      if (name === key) inner = given[name];
      else made[name] = given[name];
    }
  }
  made[key] = putFrom(inner, path, depth + 1, value);
  return made;
}

/** Describes a move by its choice's label and its blanks' values. Empty if the move is not among the choices. */
export function saidOf(choices: readonly Choice[], move: object): string {
  const choice = chosen(choices, move);
  if (!choice) return '';
  const values = blanksOf(choice).map(({ from, path }) => {
    const value = valueAt(move, path);
    const some = Array.isArray(value) ? value : [value];
    return some.map((one) => from?.find((option) => option.value === one)?.label ?? String(one)).join(', ');
  });
  return [choice.label, ...values].join(' ');
}

/** The value of a blank: values from its list, or a number. */
export type BlankValue = readonly (string | number)[] | number;

/** Returns a choice's move with its blanks filled in, in order. */
export function filled<M>(choice: Choice<M>, ...values: readonly BlankValue[]): M {
  const { blank, second } = choice;
  let move: unknown = choice.move;
  if (blank) move = put(move, blank.path, values[0]);
  if (second) move = put(move, second.path, values[blank ? 1 : 0]);
  return move as M; // filling blanks does not change the type of a move
}

export function filledAtRandom<M>(choice: Choice<M>, random: Random): M {
  const { blank, second } = choice;
  if (!blank) return choice.move;
  const first = anyValueFor(blank, random);
  return second ? filled(choice, first, anyValueFor(second, random)) : filled(choice, first);
}

/** Returns a random value for a blank. Every count and every value is equally likely. */
export function anyValueFor({ from, min, max }: Blank, random: Random): BlankValue {
  if (!from) return min + random(max - min + 1);
  const count = min + random(Math.min(max, from.length) - min + 1);
  if (count === 1) return [optionValue(from[random(from.length)])];
  const left = from.map(optionValue);
  const picked: (string | number)[] = [];
  for (let i = 0; i < count; i++) picked.push(...left.splice(random(left.length), 1));
  return picked;
}

function optionValue(option: BlankOption | undefined): string | number {
  if (!option) throw new EngineBug('a blank has no values to choose from');
  return option.value;
}

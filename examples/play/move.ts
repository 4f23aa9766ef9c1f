import type { Blank, Choice } from './shapes.ts';

export type BlankValue = readonly (string | number)[] | number;
export type Move = Record<string, unknown>;

/** A choice's move, its blanks filled in: a value for each, in their order. */
export function moveOf({ move, blanks }: Choice, values: readonly BlankValue[]): Move {
  return blanks.reduce((made, { path }, i) => put(made, path, values[i] ?? []), move);
}

function put(move: Move, [key, ...rest]: readonly string[], value: BlankValue): Move {
  if (key === undefined) return move;
  if (rest.length === 0) return { ...move, [key]: value };
  const inner = move[key];
  return { ...move, [key]: put(isRecord(inner) ? inner : {}, rest, value) };
}

function isRecord(value: unknown): value is Move {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many values a list blank takes at most: never more than there are. */
export function mostOf(blank: Blank): number {
  return Math.min(blank.max, blank.from?.length ?? blank.max);
}

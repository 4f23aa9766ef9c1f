import type { MoveInput } from './schema.generated.ts';

/** What is asked of a blank to fill it. */
export interface OpenBlank {
  readonly path: readonly string[];
  /** Null for a whole number. */
  readonly from?: readonly { readonly value: unknown }[] | null | undefined;
  readonly min: number;
  readonly max: number;
}

/** What is asked of a choice to make a move of it. */
export interface OpenChoice {
  readonly move: unknown;
  readonly blanks: readonly OpenBlank[];
}

/** Values out of a list, in their order, or a whole number. */
export type BlankValue = readonly unknown[] | number;

/** A choice's move, its blanks filled in: a value for each, in their order. */
export function moveOf({ move, blanks }: OpenChoice, values: readonly BlankValue[]): MoveInput {
  const filled = blanks.reduce((made, { path }, i) => put(made, path, values[i] ?? []), move);
  return filled as MoveInput; // `Choice.move` is the JSON of one, says the contract
}

function put(move: unknown, [key, ...rest]: readonly string[], value: BlankValue): unknown {
  if (key === undefined) return value;
  const inner: Readonly<Record<string, unknown>> = typeof move === 'object' && move !== null ? { ...move } : {};
  return { ...inner, [key]: put(inner[key], rest, value) };
}

/** How many values a list blank takes at most: never more than there are. */
export function mostOf({ from, max }: OpenBlank): number {
  return Math.min(max, from?.length ?? max);
}

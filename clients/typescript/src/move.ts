import type { MoveInput } from './schema.generated.ts';

/** The fields of a blank needed to fill it. */
export interface OpenBlank {
  readonly path: readonly string[];
  /** Null for a whole number. */
  readonly from?: readonly { readonly value: unknown }[] | null | undefined;
  readonly min: number;
  readonly max: number;
}

/** The fields of a choice needed to make a move. */
export interface OpenChoice {
  readonly move: unknown;
  readonly blanks: readonly OpenBlank[];
}

/** Values of a list, in order, or a whole number. */
export type BlankValue = readonly unknown[] | number;

/** A choice's move with its blanks filled in: one value each, in order. */
export function moveOf({ move, blanks }: OpenChoice, values: readonly BlankValue[]): MoveInput {
  const filled = blanks.reduce((made, { path }, i) => put(made, path, values[i] ?? []), move);
  return filled as MoveInput; // by contract, `Choice.move` is a move as JSON
}

function put(move: unknown, [key, ...rest]: readonly string[], value: BlankValue): unknown {
  if (key === undefined) return value;
  const inner: Readonly<Record<string, unknown>> = typeof move === 'object' && move !== null ? { ...move } : {};
  return { ...inner, [key]: put(inner[key], rest, value) };
}

/** The most values of a list blank: never more than its options. */
export function mostOf({ from, max }: OpenBlank): number {
  return Math.min(max, from?.length ?? max);
}

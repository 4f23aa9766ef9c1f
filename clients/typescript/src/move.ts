import type { MoveInput } from './schema.generated.ts';

/** The fields of a blank that are needed to fill it. */
export interface OpenBlank {
  readonly path: readonly string[];
  /** The options to choose from; null if the blank is a whole number. */
  readonly from?: readonly { readonly value: unknown }[] | null | undefined;
  readonly min: number;
  readonly max: number;
}

/** The fields of a choice that are needed to build a move. */
export interface OpenChoice {
  readonly move: unknown;
  readonly blanks: readonly OpenBlank[];
}

/** The values chosen from a list, in order, or a whole number. */
export type BlankValue = readonly unknown[] | number;

/** Builds a move from a choice. @param values one value for each blank, in order */
export function moveOf({ move, blanks }: OpenChoice, values: readonly BlankValue[]): MoveInput {
  const filled = blanks.reduce((made, { path }, i) => put(made, path, values[i] ?? []), move);
  return filled as MoveInput; // the contract says that `Choice.move` is a move as JSON
}

function put(move: unknown, [key, ...rest]: readonly string[], value: BlankValue): unknown {
  if (key === undefined) return value;
  const inner: Readonly<Record<string, unknown>> = typeof move === 'object' && move !== null ? { ...move } : {};
  return { ...inner, [key]: put(inner[key], rest, value) };
}

/** Returns the maximum number of values for a list blank, which cannot exceed the number of its options. */
export function mostOf({ from, max }: OpenBlank): number {
  return Math.min(max, from?.length ?? max);
}

import type { Counter, Piece } from '../data/client.ts';

/** A piece's counters by how they are drawn. */
export interface Stats {
  /** A counter that is used up or filled, drawn as a bar. */
  readonly bar: Counter | null;
  /** The counters at a side of the piece. */
  readonly sides: readonly (Counter & { readonly side: number })[];
  /** The other counters, drawn as small numbers, three at most. */
  readonly plain: readonly Counter[];
}

export function statsOf({ stats }: Piece): Stats {
  const whole = stats.filter(({ side }) => side == null);
  const bar = whole.find(({ max }) => max != null) ?? null;
  return {
    bar,
    sides: stats.flatMap((one) => (one.side == null ? [] : [{ ...one, side: one.side }])),
    plain: whole.filter((one) => one !== bar).slice(0, 3),
  };
}

/** Returns a counter's fill level, from 0 to 1. */
export function share({ value, max }: Counter): number {
  return max == null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
}

/** Returns the value of a counter, with its maximum if it has one: "2/5". */
export function amount({ value, max }: Counter): string {
  return max == null ? String(value) : `${value}/${max}`;
}

/** Returns all counters of a piece in one line, for screen readers. */
export function inWords(counters: readonly Counter[]): string {
  return counters.map((one) => `${one.label} ${amount(one)}`).join(', ');
}

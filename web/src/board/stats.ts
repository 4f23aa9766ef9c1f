import type { Counter } from '../data/client.ts';

/** A counter at a side. */
export type Sided = Counter & { readonly side: number };

/** The counters of a piece or card by how they are drawn. */
export interface Stats {
  /** A counter that is used up or filled, drawn as a bar. */
  readonly bar: Counter | null;
  /** The counters at a side, drawn as numbers. */
  readonly sides: readonly Sided[];
  /** The counters at a side that are drawn as a line along it. */
  readonly walls: readonly Sided[];
  /** The other counters, drawn as small numbers, three at most. */
  readonly plain: readonly Counter[];
}

/** @param wallWords the first words of the labels of walls */
export function statsOf(stats: readonly Counter[], wallWords: readonly string[] = []): Stats {
  const whole = stats.filter(({ side }) => side == null);
  const bar = whole.find(({ max }) => max != null) ?? null;
  const sided = stats.flatMap((one) => (one.side == null ? [] : [{ ...one, side: one.side }]));
  const isWall = ({ label }: Counter) => wallWords.includes(label.split(' ')[0] ?? '');
  return {
    bar,
    sides: sided.filter((one) => !isWall(one)),
    walls: sided.filter(isWall),
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

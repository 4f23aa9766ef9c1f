import type { AnalysisParts } from '../operations.generated.ts';

/** The size of the curve in its own units, with margins. */
export const SIZE = { width: 320, height: 140, left: 40, right: 8, top: 8, bottom: 20 } as const;

export interface Point {
  readonly entry: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the horizontal position of an entry. */
export function acrossOf(entry: number, last: number): number {
  const { width, left, right } = SIZE;
  return rounded(left + ((width - left - right) * entry) / Math.max(last, 1));
}

/** Returns the vertical position of a chance, the best at the top. */
export function heightOf(chance: number): number {
  const { height, top, bottom } = SIZE;
  return rounded(top + (height - top - bottom) * (1 - chance));
}

/** Returns the chances of one kind, decision by decision, without unknown ones. */
export function pointsOf(decisions: AnalysisParts['decisions'], of: 'played' | 'best', last: number): Point[] {
  return decisions.flatMap((decision) => {
    const { chance } = decision[of];
    if (chance === null) return [];
    return [{ entry: decision.entry, x: acrossOf(decision.entry, last), y: heightOf(chance) }];
  });
}

/** Returns a line through points, as the attribute of a `polyline`. */
export function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function rounded(n: number): number {
  return Math.round(10 * n) / 10;
}

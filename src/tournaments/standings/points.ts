import { Fraction, mean } from './fraction.ts';
import type { Places } from './round-results.ts';

/** The match points of a table's places, as whole numbers of at least 0. */
export interface PointsRule {
  /** The points by place, best first, for each seat of a full table. A smaller table uses the first values. */
  readonly byPlace: readonly number[];
  /** The points for each entrant if all share first place; null for the mean of the tied places, as for any tie. */
  readonly draw: number | null;
  readonly bye: number;
}

/** Three points for a win, one for a draw (Magic Tournament Rules, appendix C). */
export const THREE_POINTS: PointsRule = { byPlace: [3, 0], draw: 1, bye: 3 };

/** Returns three, one and none at tables of two; at larger tables a point for each entrant who finished behind. */
export function usualPoints(seats: number): PointsRule {
  if (seats === 2) return THREE_POINTS;
  return { byPlace: Array.from({ length: seats }, (_, place) => seats - 1 - place), draw: null, bye: seats - 1 };
}

/** Returns the match points of each entrant at a table, by position. */
export function tablePoints(rule: PointsRule, places: Places, size: number): Fraction[] {
  if (places === null) return Array.from({ length: size }, () => new Fraction(rule.byPlace.at(-1) ?? 0));
  const { draw } = rule;
  if (draw !== null && places.every((place) => place === 1)) return places.map(() => new Fraction(draw));
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const covered = Array.from({ length: sharing }, (_, i) => new Fraction(rule.byPlace[place - 1 + i] ?? 0));
    return mean(covered);
  });
}

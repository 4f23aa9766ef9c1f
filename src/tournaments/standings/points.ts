/** What a table is worth, in match points: whole numbers from 0. */
export interface PointsRule {
  /** By place, best first, one for each seat of a full table. A smaller table gives the first ones of these. */
  readonly byPlace: readonly number[];
  /** For each, where all share the first place. `null`: as other places that are shared, the mean of what they cover. */
  readonly draw: number | null;
  /** For a round without a table. */
  readonly bye: number;
}

/** Three for a win, one for a draw (Magic Tournament Rules, appendix C). */
export const THREE_POINTS: PointsRule = { byPlace: [3, 0], draw: 1, bye: 3 };

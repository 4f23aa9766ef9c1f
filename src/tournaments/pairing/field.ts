import type { PointsRule } from '../standings/points.ts';
import type { EntrantNumber, Round } from '../standings/round.ts';

/** What a Swiss round is drawn from. */
export interface Field {
  /** Who plays in this round; those who have left are not among them, those who came late are. */
  readonly entrants: readonly EntrantNumber[];
  /** The rounds of this stage so far. */
  readonly rounds: readonly Round[];
  readonly points: PointsRule;
  /** Seats of a full table, 2 to 6. */
  readonly seats: number;
}

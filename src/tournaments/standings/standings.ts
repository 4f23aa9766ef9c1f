import type { PointsRule } from './points.ts';
import type { EntrantNumber, Round } from './round.ts';
import type { Standing, TieBreak } from './standing.ts';

/** What standings are computed from. */
export interface Scored {
  /** Everybody who is to be listed, also those who have left. */
  readonly entrants: readonly EntrantNumber[];
  readonly rounds: readonly Round[];
  readonly points: PointsRule;
  /** The first decides first. */
  readonly tieBreaks: readonly TieBreak[];
  /** All entrants in drawn order: who decides where everything else is equal. */
  readonly lot: readonly EntrantNumber[];
}

/** The standings after these rounds, best first. Tables that are not over do not count yet. */
export function standings(_scored: Scored): Standing[] {
  throw new Error('to be written');
}

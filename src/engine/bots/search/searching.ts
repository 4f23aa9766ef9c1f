import type { SearchLevel } from '../../game/searches.ts';

/** The effort of a search for one decision. */
export interface Searching {
  /** The level whose settings in the game apply. */
  level: SearchLevel;
  /** The budget, which defines the level. The game's `effort` multiplies it; the fields below are parts of it. */
  iterations: number;
  /** The worlds in which each of the best moves is glanced at, as a share of the budget. */
  worlds: number;
  /** The number of best moves that are played on, and the share of the budget for all of them. */
  played: { moves: number; part: number };
}

/** Plays few courses, which are kept short to limit their variance. */
export const STRONG: Searching = {
  level: 'STRONG',
  iterations: 400,
  worlds: 1 / 25,
  played: { moves: 4, part: 1 / 10 },
};

/**
 * More iterations alone gain little, because STRONG has little noise left: they won 54 % of 136 matches against it.
 * MASTER plays on more moves, in enough courses to keep noise from hiding their results, so that games can let it look
 * further ahead.
 */
export const MASTER: Searching = {
  level: 'MASTER',
  iterations: 2400,
  worlds: 1 / 75,
  played: { moves: 6, part: 3 / 20 },
};

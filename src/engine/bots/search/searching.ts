import type { SearchLevel } from '../../game/searches.ts';

/** The effort of a search for one decision. */
export interface Searching {
  /** The bot level, which selects the game's settings. */
  level: SearchLevel;
  /** The budget of iterations. The game's `effort` multiplies the budget, and the fields below are shares of it. */
  iterations: number;
  /** In how many worlds to glance at each of the best moves, as a share of the budget. */
  worlds: number;
  /** How many of the best moves are played to the end of courses, and these courses' share of the budget. */
  played: { moves: number; part: number };
}

/** The settings of STRONG, which plays few courses and keeps them short to limit their variance. */
export const STRONG: Searching = {
  level: 'STRONG',
  iterations: 400,
  worlds: 1 / 25,
  played: { moves: 4, part: 1 / 10 },
};

/**
 * The settings of MASTER. More iterations alone gain little, because noise hardly affects STRONG: a bot with more
 * iterations won 54 % of 136 matches against STRONG. MASTER therefore plays more moves to the end of courses. Enough
 * courses are played to average out the noise, so games can let MASTER look further ahead.
 */
export const MASTER: Searching = {
  level: 'MASTER',
  iterations: 2400,
  worlds: 1 / 75,
  played: { moves: 6, part: 3 / 20 },
};

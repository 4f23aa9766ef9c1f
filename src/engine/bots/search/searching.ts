import type { SearchLevel } from '../../game/searches.ts';

/** How hard a search thinks about a decision. */
export interface Searching {
  /** For which of them a game says how it is searched. */
  level: SearchLevel;
  /** The budget, which is the level's definition. The game's `effort` multiplies it; what is below is a part of it. */
  iterations: number;
  /** In how many worlds is glanced at each of the best moves, as a part of the budget. */
  worlds: number;
  /** So many of the moves that look best are played on, all together in so great a part of the budget. */
  played: { moves: number; part: number };
}

/** Few courses, which end before they swing too much to say anything. */
export const STRONG: Searching = {
  level: 'STRONG',
  iterations: 400,
  worlds: 1 / 25,
  played: { moves: 4, part: 1 / 10 },
};

/**
 * More iterations of the same kind take away noise, of which STRONG has little left, and won 54 % of 136 matches against it. These play more
 * moves on, in so many courses that what they show is not drowned by chance, so that games can have them look further ahead.
 */
export const MASTER: Searching = {
  level: 'MASTER',
  iterations: 2400,
  worlds: 1 / 75,
  played: { moves: 6, part: 3 / 20 },
};

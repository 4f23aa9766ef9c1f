/** How hard a search thinks about a decision, and how far it looks. */
export interface Searching {
  /** For which of the two a game says its `replies` and `effort`. */
  level: 'STRONG' | 'MASTER';
  /** The budget, which is the level's definition. The game's `effort` multiplies it; what is below is a part of it. */
  iterations: number;
  /** In how many worlds is glanced at each of the best moves, as a part of the budget. */
  worlds: number;
  /** So many of the moves that look best are played on, all together in so great a part of the budget. */
  played: { moves: number; part: number };
  /** Turns that they are played on, for each that the game's `ahead` says; rounded up. */
  turns: number;
}

/** Few courses, which end before they swing too much to say anything. */
export const STRONG: Searching = {
  level: 'STRONG',
  iterations: 400,
  worlds: 1 / 25,
  played: { moves: 4, part: 1 / 10 },
  turns: 1,
};

/**
 * More iterations of the same kind take away noise, of which STRONG has little left, and won 54 % of 136 matches against it. These look
 * further ahead instead, half as many turns again, at more moves, in so many courses that what they show is not drowned by chance.
 */
export const MASTER: Searching = {
  level: 'MASTER',
  iterations: 2400,
  worlds: 1 / 75,
  played: { moves: 6, part: 3 / 20 },
  turns: 3 / 2,
};

import type { Seat } from '../cards/zones.ts';
import type { At } from './at.ts';
import type { GameTypes } from './game-types.ts';

/** The bot levels that search. */
export type SearchLevel = 'STRONG' | 'MASTER';

/**
 * The methods of finding answers along the course of a search. BRIEF tries six moves and gives four default answers
 * after each move. WIDE tries 24 moves and gives two default answers. STEADY tries 24 moves and gives six default
 * answers, like the bot level of that name but in a single world. `npm run replies` compares the strength of the
 * methods.
 */
export type Replies = 'BRIEF' | 'WIDE' | 'STEADY';

/**
 * The search settings of one level for a game. To find good values, play matches with `npm run balance -- --levels`.
 */
export interface Search<G extends GameTypes> {
  /**
   * The number of turns that the search plays ahead before it evaluates a position, including the current turn. The
   * default is 1.
   */
  ahead?: number;
  /** The method that finds every seat's answers along a course. The default is BRIEF. */
  replies?: Replies;
  /** The factor for the number of iterations, for games that are cheap to search or very random. The default is 1. */
  effort?: number;
  /**
   * The evaluation function, if it differs from the game's `worth`. The game's `lead` applies to this function as well.
   */
  worth?: (at: At<G>, seat: Seat) => number;
}

/** The search settings by level. Absent fields take their default values. */
export type Searches<G extends GameTypes> = Partial<Record<SearchLevel, Search<G>>>;

import type { Seat } from '../cards/zones.ts';
import type { At } from './at.ts';
import type { GameTypes } from './game-types.ts';

/** The levels of the house bots that search. */
export type SearchLevel = 'STRONG' | 'MASTER';

/**
 * How a search finds the answers along a course. BRIEF tries six moves, with four default answers after each. WIDE tries 24
 * moves with two. STEADY tries 24 with six, like that level, but in one world. `npm run replies` compares their strength.
 */
export type Replies = 'BRIEF' | 'WIDE' | 'STEADY';

/** How a level thinks about a game. Find good values by playing: `npm run balance -- --levels`. */
export interface Search<G extends GameTypes> {
  /** The number of turns that the search plays ahead before it evaluates, including the current one. Default: 1. */
  ahead?: number;
  /** How the search finds every seat's answers along a course. Default: BRIEF. */
  replies?: Replies;
  /** Multiplies the number of iterations, for games that are cheap to search or very random. Default: 1. */
  effort?: number;
  /** The evaluation, if it differs from the game's `worth`; the game's `lead` applies to it as well. */
  worth?: (at: At<G>, seat: Seat) => number;
}

/** By level; absent fields have their defaults. */
export type Searches<G extends GameTypes> = Partial<Record<SearchLevel, Search<G>>>;

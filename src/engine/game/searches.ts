import type { Seat } from '../cards/zones.ts';
import type { At } from './at.ts';
import type { GameTypes } from './game-types.ts';

/** The levels of the house bots that search. */
export type SearchLevel = 'STRONG' | 'MASTER';

/**
 * How a search finds other answers along the way. BRIEF: from six moves, with four default answers after each. WIDE: from 24
 * moves with two. STEADY: from 24 with six, as that level does, but in one world. To compare their strength: `npm run replies`.
 */
export type Replies = 'BRIEF' | 'WIDE' | 'STEADY';

/** How a level thinks about a game. Find good values by playing: `npm run balance -- --levels`. */
export interface Search<G extends GameTypes> {
  /** Turns it plays ahead before it evaluates, including the current one. Default: 1. */
  ahead?: number;
  /** How the answers of all seats along the way are found. Default: BRIEF. */
  replies?: Replies;
  /** Factor on the number of iterations, for games with cheap thinking or much randomness. Default: 1. */
  effort?: number;
  /** The evaluation, if it differs from the game's `worth`; the game's `lead` applies to it as well. */
  worth?: (at: At<G>, seat: Seat) => number;
}

/** By level; absent fields have their defaults. */
export type Searches<G extends GameTypes> = Partial<Record<SearchLevel, Search<G>>>;

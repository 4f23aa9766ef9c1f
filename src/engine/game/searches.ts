import type { Seat } from '../cards/zones.ts';
import type { At } from './at.ts';
import type { GameTypes } from './game-types.ts';

/** The levels of the house's bots that search. */
export type SearchLevel = 'STRONG' | 'MASTER';

/**
 * How a seat's answer on the way of a search is found: BRIEF from six moves, with four default answers after each; WIDE from 24 with two;
 * STEADY from 24 with six, as that level does, but in one world. How well each plays by itself: `npm run replies`.
 */
export type Replies = 'BRIEF' | 'WIDE' | 'STEADY';

/** How a level thinks about a game. What pays is found by playing (`npm run balance -- --levels`). */
export interface Search<G extends GameTypes> {
  /** How many turns it plays on before it judges, the one that is going on among them; left out: 1. */
  ahead?: number;
  /** How everybody's answers on the way are found; left out: BRIEF. */
  replies?: Replies;
  /** How many times as many iterations it makes as in other games, where thinking is cheap or chance is great; left out: 1. */
  effort?: number;
  /** How well a seat stands, where it judges by something else than the game's `worth`; the game's `lead` is taken to hold of it, too. */
  worth?: (at: At<G>, seat: Seat) => number;
}

/** By level; what is left out is as usual. */
export type Searches<G extends GameTypes> = Partial<Record<SearchLevel, Search<G>>>;

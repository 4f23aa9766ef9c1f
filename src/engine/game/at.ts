import type { Told } from '../cards/told.ts';
import type { CardId, Cards, Seat } from '../cards/zones.ts';
import type { DeckList } from './deck.ts';
import type { AutoPass, TournamentPlay } from './facts.ts';
import type { AnyTypes, GameTypes, StepOf } from './game-types.ts';
import type { Result } from './result.ts';

/**
 * How a match is set up. `decks` by seat, null where the game has none. `firstCard` is the id of the first card made.
 * `tournament`: the match is played in a tournament; left out: it is not, or it began before games were told.
 * `autoPass` by seat: what it wants of windows from the start; left out: to be asked always.
 */
export interface Setup<G extends GameTypes> {
  seats: number;
  options: G['options'];
  decks: (DeckList | null)[];
  firstCard: CardId;
  tournament?: TournamentPlay;
  autoPass?: readonly AutoPass[];
}

/** A seat's answer to a question that several are asked at once: kept secret until all have answered. */
export interface SealedAnswer {
  seat: Seat;
  move: object;
}

/** A match at one moment: plain JSON, `state` the game's own, the rest the engine's. */
export interface At<G extends GameTypes = GameTypes> extends Cards {
  /** What has been said in the open of hidden cards, and what everybody knows of where those are by now. */
  told: readonly Told[];
  /** The number of the last entry. */
  version: number;
  seats: number;
  options: G['options'];
  state: G['state'];
  /** What is still to be done, the next step last. */
  agenda: StepOf<G>[];
  sealed: SealedAnswer[];
  /** How many answers have been given since the turn began, of all seats; before the first turn, since the match began. */
  answered: number;
  /** By seat; obeyed by reaction windows. */
  autoPass: AutoPass[];
  /** Who has left before the end, in that order; nobody leaves twice. */
  left: Seat[];
  /** A judge has stopped it: nobody is asked until it goes on. */
  paused: boolean;
  result: Result | null;
}

export type AnyAt = At<AnyTypes>;

import type { Told } from '../cards/told.ts';
import type { CardId, Cards, Seat } from '../cards/zones.ts';
import type { DeckList } from './deck.ts';
import type { AutoPass, TournamentPlay } from './facts.ts';
import type { AnyTypes, GameTypes, StepOf } from './game-types.ts';
import type { Result } from './result.ts';

/**
 * How a match is set up. `decks` by seat, null if the game has none. `firstCard` is the id of the first card made.
 * `tournament` is set if the match belongs to a tournament; absent otherwise and in old logs.
 * `autoPass` by seat: the initial auto-pass mode; NONE if absent.
 */
export interface Setup<G extends GameTypes> {
  seats: number;
  options: G['options'];
  decks: (DeckList | null)[];
  firstCard: CardId;
  tournament?: TournamentPlay;
  autoPass?: readonly AutoPass[];
}

/** A seat's secret answer while several seats are asked at the same time: opened once all have answered. */
export interface SealedAnswer {
  seat: Seat;
  move: object;
}

/** A match at one point in time, as plain JSON. `state` belongs to the game, the rest to the engine. */
export interface At<G extends GameTypes = GameTypes> extends Cards {
  /** Public answers about hidden cards, and where those cards may be by now. */
  told: readonly Told[];
  /** The number of the last entry. */
  version: number;
  seats: number;
  options: G['options'];
  state: G['state'];
  /** The steps still to do, the next one last. */
  agenda: StepOf<G>[];
  sealed: SealedAnswer[];
  /** The number of answers of all seats since the turn began, or since the match began if there has been no turn. */
  answered: number;
  /** By seat: the auto-pass mode that reaction windows obey. */
  autoPass: AutoPass[];
  /** Seats that left early, in order. A seat leaves at most once. */
  left: Seat[];
  /** Whether a judge has paused the match: no seat is asked until it resumes. */
  paused: boolean;
  result: Result | null;
}

export type AnyAt = At<AnyTypes>;

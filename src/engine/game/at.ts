import type { Told } from '../cards/told.ts';
import type { CardId, Cards, Seat } from '../cards/zones.ts';
import type { DeckList } from './deck.ts';
import type { AutoPass, TournamentPlay } from './facts.ts';
import type { AnyTypes, GameTypes, StepOf } from './game-types.ts';
import type { Offer } from './judging.ts';
import type { Result } from './result.ts';

/**
 * The input for setting up a match. `decks` lists the decks by seat, null if the game has no decks. `firstCard` is the
 * id of the first card that is made. `tournament` is set if the match belongs to a tournament; the field is absent in
 * other matches and in old logs. `autoPass` lists the initial auto-pass modes by seat; NONE if absent.
 */
export interface Setup<G extends GameTypes> {
  seats: number;
  options: G['options'];
  decks: (DeckList | null)[];
  firstCard: CardId;
  tournament?: TournamentPlay;
  autoPass?: readonly AutoPass[];
}

/**
 * A seat's secret answer while several seats are asked at the same time. The answers are opened once all these seats
 * have answered.
 */
export interface SealedAnswer {
  seat: Seat;
  move: object;
}

/**
 * A match at one point in time, as plain JSON. `state` belongs to the game, and all other fields belong to the engine.
 */
export interface At<G extends GameTypes = GameTypes> extends Cards {
  /** The public answers about hidden cards, and the ids that these cards may have now. */
  told: readonly Told[];
  /** The number of the last entry. */
  version: number;
  seats: number;
  options: G['options'];
  state: G['state'];
  /** The remaining steps. The last step in the list runs next. */
  agenda: StepOf<G>[];
  sealed: SealedAnswer[];
  /** The number of answers by all seats since the current turn began, or since the match began if no turn has begun. */
  answered: number;
  /** The auto-pass mode of each seat, which reaction windows follow. */
  autoPass: AutoPass[];
  /** The seats that left before the end, in the order of leaving. A seat leaves at most once. */
  left: Seat[];
  /** The offers that seats have made since their last answers. At most one is open. */
  offers: readonly Offer[];
  /** Whether a judge has paused the match. No seat is asked until the match resumes. */
  paused: boolean;
  result: Result | null;
}

export type AnyAt = At<AnyTypes>;

import type { CardId, CardName, Seat, ZoneId, ZoneSpec } from '../cards/zones.ts';
import type { At } from './at.ts';
import type { Answer, Asked, GameTypes, Keys, PlainFactOf, StepOf } from './game-types.ts';
import type { Result } from './result.ts';

/**
 * The position of moved cards in their new zone. `places` gives a place for each card in a row. `under` puts the cards
 * under a pile instead of on top. A pile keeps the order of the list, and the last card lies on top: `[1, 2]` under a
 * pile makes 1 the bottom card and 2 the card above it.
 */
export interface Placing {
  places?: number[];
  under?: true;
}

/**
 * The actions that are available to the rules. Only facts change a match: the table records each fact and applies it
 * immediately. `at` is read-only.
 */
export interface Table<G extends GameTypes> {
  readonly at: At<G>;
  /** Emits a fact of the game, which is public by definition. */
  emit(fact: PlainFactOf<G>): void;
  /** Puts steps on the agenda; the first one runs next. */
  next(...steps: StepOf<G>[]): void;
  open(zone: ZoneSpec): void;
  /**
   * Makes cards from the catalogue and puts them into a zone, with the last card on top. Returns the ids in the order
   * of `names`. The ids are in random order within one call, so that they do not reveal the list. A secret deck must
   * therefore be made in one call.
   */
  make(to: ZoneId, names: readonly CardName[]): CardId[];
  /**
   * Moves cards from one or more zones in this order, so that the last card ends up on top. Returns the cards that
   * moved: if other seats know some of several equal cards in a hand, the engine selects the copy that moves, so that
   * the number of copies stays secret. Callers must continue with the returned cards. See {@link copies} if cards of
   * one hand go to several zones.
   */
  move(cards: readonly CardId[], to: ZoneId, placing?: Placing): readonly CardId[];
  /** Moves all cards of several zones into one zone, zone by zone, as a single line in the log. Skips empty zones. */
  gather(zones: readonly ZoneId[], to: ZoneId): readonly CardId[];
  /** Returns the cards that would actually leave if these cards moved. Call it once, before several moves. */
  copies(cards: readonly CardId[]): readonly CardId[];
  /**
   * Moves the top n cards of a pile, or all cards if the pile has fewer. Returns the drawn cards in the order of
   * drawing.
   */
  draw(from: ZoneId, to: ZoneId, n?: number): CardId[];
  shuffle(zone: ZoneId): void;
  /** Shows cards to everyone without moving them. */
  reveal(cards: readonly CardId[]): void;
  /** Lets some seats look at cards. All other seats see only the number of cards and the zone. */
  peek(cards: readonly CardId[], by: readonly Seat[]): void;
  /**
   * Publicly answers a question about hidden cards. The game's function in `disclosures` computes the answer from the
   * question and the names of the cards alone. The cards stay hidden, and worlds that bots deal later agree with the
   * answer. If only part of a hand is passed, other seats learn only that the answer is about some cards in the hand.
   * Returns the answer.
   */
  disclose<K extends Keys<G['disclosures']>>(asked: Asked<G, K>, cards: readonly CardId[]): Answer<G, K>;
  /** Rolls a die publicly. Returns a number from 1 to `sides`. */
  roll(sides: number, seat?: Seat | null): number;
  /** Records that a seat passes. Reaction windows do this themselves. */
  pass(seat: Seat): void;
  /**
   * Returns a random whole number from 0 to n - 1. The number is not recorded, so a fact of the game must record the
   * outcome.
   */
  chance(n: number): number;
  name(card: CardId): CardName;
  /** Ends the match and clears the agenda. Any later verb throws. */
  finish(result: Result): void;
}

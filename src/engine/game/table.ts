import type { CardId, CardName, Seat, ZoneId, ZoneSpec } from '../cards/zones.ts';
import type { At } from './at.ts';
import type { Answer, Asked, GameTypes, Keys, PlainFactOf, StepOf } from './game-types.ts';
import type { Result } from './result.ts';

/**
 * Where cards go: `places` for a row (one each), `under` the pile instead of on top. In both cases the pile keeps the
 * order of the list with the last card uppermost: `[1, 2]` under a pile makes 1 the bottom card and 2 the next one.
 */
export interface Placing {
  places?: number[];
  under?: true;
}

/**
 * The actions available to the rules. Only facts change anything: every verb emits one, which is applied immediately
 * and recorded. `at` is read-only.
 */
export interface Table<G extends GameTypes> {
  readonly at: At<G>;
  /** Emits a fact of the game, public by definition. */
  emit(fact: PlainFactOf<G>): void;
  /** Puts steps on the agenda; the first one runs next. */
  next(...steps: StepOf<G>[]): void;
  open(zone: ZoneSpec): void;
  /**
   * Makes cards of the catalogue and puts them into a zone, the last one on top. Returns their ids in that order. Ids are
   * random within one call, so that they reveal nothing about a list; make a secret deck in one call.
   */
  make(to: ZoneId, names: readonly CardName[]): CardId[];
  /**
   * Moves cards from one or more zones, in this order; the last one ends uppermost. Returns the moved cards: if others know
   * some of several equal cards in a hand, the engine picks which copy moves, so that the number of copies stays secret.
   * Continue with the returned cards, and see {@link copies} if cards of one hand go to several places.
   */
  move(cards: readonly CardId[], to: ZoneId, placing?: Placing): readonly CardId[];
  /** Moves all cards of several zones into one, zone by zone, as a single line in the log. Skips empty zones. */
  gather(zones: readonly ZoneId[], to: ZoneId): readonly CardId[];
  /** The cards that will leave their hands instead of these when moved. Call it once, before several moves. */
  copies(cards: readonly CardId[]): readonly CardId[];
  /** Moves the top n cards of a pile, or all if there are fewer. Returns them, first drawn first. */
  draw(from: ZoneId, to: ZoneId, n?: number): CardId[];
  shuffle(zone: ZoneId): void;
  /** Shows cards to everyone in place. */
  reveal(cards: readonly CardId[]): void;
  /** Lets some seats look at cards; the others see how many, and where. */
  peek(cards: readonly CardId[], by: readonly Seat[]): void;
  /**
   * Publicly answers a question about hidden cards. The game's function of that name computes the answer from the names
   * of the cards alone. The cards stay hidden, and bots' worlds agree with the answer from then on. For a hand, ask about
   * all its cards; otherwise, other seats learn only that it is about "some of that hand". Returns the answer.
   */
  disclose<K extends Keys<G['disclosures']>>(asked: Asked<G, K>, cards: readonly CardId[]): Answer<G, K>;
  /** Rolls a die publicly. Returns 1..sides. */
  roll(sides: number, seat?: Seat | null): number;
  /** Logs that a seat does nothing. Windows do this themselves. */
  pass(seat: Seat): void;
  /** A whole number 0..n-1, unrecorded: the game's own fact must record the outcome. */
  chance(n: number): number;
  name(card: CardId): CardName;
  /** Ends the match and clears the agenda. Any later verb throws. */
  finish(result: Result): void;
}

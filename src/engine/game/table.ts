import type { CardId, CardName, Seat, ZoneId, ZoneSpec } from '../cards/zones.ts';
import type { At } from './at.ts';
import type { Answer, Asked, GameTypes, Keys, PlainFactOf, StepOf } from './game-types.ts';
import type { Result } from './result.ts';

/**
 * Where cards go: `places` for a row (one each), `under` the pile instead of on top. Either way they lie in the pile as in
 * the list, the last one uppermost: of `[1, 2]` under a pile 1 is the lowest card of all and 2 lies upon it.
 */
export interface Placing {
  places?: number[];
  under?: true;
}

/**
 * What the rules act with. Nothing changes except by a fact: every verb emits one, which is applied at once and
 * recorded. `at` is for reading only.
 */
export interface Table<G extends GameTypes> {
  readonly at: At<G>;
  /** Something happened: a fact of the game's own, public by definition. Applied at once and recorded. */
  emit(fact: PlainFactOf<G>): void;
  /** Puts steps on the agenda, the first one on top: it is done next. */
  next(...steps: StepOf<G>[]): void;
  open(zone: ZoneSpec): void;
  /**
   * Makes cards of the catalogue and lays them into a zone, the last one on top. Returns their ids in that order. Which
   * id a card gets is chance within one call, so that ids tell nothing of a list; make a deck that is secret in one call.
   */
  make(to: ZoneId, names: readonly CardName[]): CardId[];
  /**
   * Moves cards that lie in one zone or in several, in this order; the last one ends uppermost. Returns the cards that have
   * moved: of equal cards in a hand of which others know some, the engine picks the copy, so that nobody learns how many
   * there are. Go on with what is returned, and see {@link copies} where cards of one hand go to several places.
   */
  move(cards: readonly CardId[], to: ZoneId, placing?: Placing): readonly CardId[];
  /** Moves all cards of several zones, zone by zone, into one: a single line for people. Empty zones are passed over. */
  gather(zones: readonly ZoneId[], to: ZoneId): readonly CardId[];
  /** Which cards will leave their hands when these are moved, and so in their stead: to be asked once, before several moves. */
  copies(cards: readonly CardId[]): readonly CardId[];
  /** Moves the top n cards of a pile, or as many as there are. Returns them, first drawn first. */
  draw(from: ZoneId, to: ZoneId, n?: number): CardId[];
  shuffle(zone: ZoneId): void;
  /** Shows cards to everyone, where they lie. */
  reveal(cards: readonly CardId[]): void;
  /** Lets some seats look at cards; the others learn how many, and where. */
  peek(cards: readonly CardId[], by: readonly Seat[]): void;
  /**
   * Answers a question about hidden cards in the open: the game's function of that name gives the answer from the names of
   * these cards alone, and everybody hears it with the question. The cards stay hidden; bots' worlds agree with it from
   * then on. Of a hand ask about all cards, or it is heard as "some of that hand". Returns the answer.
   */
  disclose<K extends Keys<G['disclosures']>>(asked: Asked<G, K>, cards: readonly CardId[]): Answer<G, K>;
  /** Rolls a die in the open. Returns 1..sides. */
  roll(sides: number, seat?: Seat | null): number;
  /** A seat does nothing, and says so. Windows say it by themselves. */
  pass(seat: Seat): void;
  /** A whole number 0..n-1, unrecorded: the game's own fact must say what came of it. */
  chance(n: number): number;
  name(card: CardId): CardName;
  /** The match is over. The agenda is cleared; anything after this throws. */
  finish(result: Result): void;
}

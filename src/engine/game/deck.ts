import type { CardName } from '../cards/zones.ts';

/** A deck as a list of card names with counts. */
export type DeckList = { card: CardName; count: number }[];

/** A deck that comes with the game, so that anyone can play immediately. */
export interface ReadyDeck {
  id: string;
  title: string;
  about: string;
  cards: DeckList;
}

/** The deck rules of a game. */
export interface DeckFormat {
  /** The deck-building rules in a few sentences. */
  about: string;
  /**
   * Returns one readable line for each rule that the deck breaks, and an empty list if the deck is legal. `options` are
   * the options of the match. When a player saves a deck, there is no match yet: `options` is empty, and only rules
   * common to all matches are checked.
   */
  broken(deck: DeckList, options: object): string[];
  /**
   * Returns the reasons why these legal decks cannot meet in one match, one readable line for each reason. A reason
   * must not name a card of another player's deck. If `clashes` is absent, any combination of decks is allowed.
   * @param decks by seat; null for a player who has not brought a deck yet
   */
  clashes?(decks: readonly (DeckList | null)[]): string[];
  /** The ready decks. A player who names no deck gets the first ready deck that the options allow; see `lentDeck`. */
  ready: readonly ReadyDeck[];
}

/** Returns the first ready deck that the options allow, or else the one that breaks the fewest rules. */
export function lentDeck(format: DeckFormat | undefined, options: object): DeckList | null {
  return leastBroken(format?.ready ?? [], (cards) => format?.broken(cards, options) ?? [])?.cards ?? null;
}

/** Returns the first ready deck that breaks no rule, or the ready deck that breaks the fewest rules. */
export function leastBroken(
  ready: readonly ReadyDeck[],
  broken: (deck: DeckList) => readonly string[],
): ReadyDeck | undefined {
  const judged = ready.map((deck) => ({ deck, faults: broken(deck.cards).length }));
  return judged.sort((a, b) => a.faults - b.faults)[0]?.deck;
}

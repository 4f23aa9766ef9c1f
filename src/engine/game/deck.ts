import type { CardName } from '../cards/zones.ts';

/** A deck list: cards of the catalogue with counts. */
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
   * One readable line for each rule that the deck breaks; an empty list if it is legal. `options` are those of the match.
   * When a player saves a deck, there is no match yet: `options` is empty, and only rules common to all matches are checked.
   */
  broken(deck: DeckList, options: object): string[];
  /**
   * Why legal decks cannot be played at one table, one readable line each, without naming a card of another player's
   * deck. If absent, any combination works. `decks` by seat, null if none has been brought yet.
   */
  clashes?(decks: readonly (DeckList | null)[]): string[];
  /** Players who name no deck get the first one that the options allow: see `lentDeck`. */
  ready: readonly ReadyDeck[];
}

/**
 * The deck that a game lends in a friendly match: the first ready deck that the options allow, or the one with the fewest
 * faults.
 */
export function lentDeck(format: DeckFormat | undefined, options: object): DeckList | null {
  return leastBroken(format?.ready ?? [], (cards) => format?.broken(cards, options) ?? [])?.cards ?? null;
}

/** The first ready deck that breaks no rule, or the one that breaks the fewest. */
export function leastBroken(
  ready: readonly ReadyDeck[],
  broken: (deck: DeckList) => readonly string[],
): ReadyDeck | undefined {
  const judged = ready.map((deck) => ({ deck, faults: broken(deck.cards).length }));
  return judged.sort((a, b) => a.faults - b.faults)[0]?.deck;
}

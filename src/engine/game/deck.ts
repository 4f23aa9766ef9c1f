import type { CardName } from '../cards/zones.ts';

/** A deck as it is brought: cards of the catalogue, counted. */
export type DeckList = { card: CardName; count: number }[];

/** A deck that comes with the game, so that anybody can play at once. */
export interface ReadyDeck {
  id: string;
  title: string;
  about: string;
  cards: DeckList;
}

/** What a player brings to a match of the game. */
export interface DeckFormat {
  /** The rules of deck building in a few sentences. */
  about: string;
  /**
   * Every rule that the deck breaks, one readable line each; none: the deck is legal. `options` are those of the match;
   * empty where there is none yet, as when a deck is saved: then only what holds for every match is checked.
   */
  broken(deck: DeckList, options: object): string[];
  /**
   * Why decks cannot be played at one table though each is legal, one readable line each, which names no card of another
   * player's deck; left out: any can. `decks` by seat, null where none has been brought yet.
   */
  clashes?(decks: readonly (DeckList | null)[]): string[];
  /** The first one is given to whoever names no deck; fit for these options. */
  ready: readonly ReadyDeck[];
}

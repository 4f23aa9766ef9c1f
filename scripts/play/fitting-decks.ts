import type { AnyGame, DeckList } from '../../src/engine/index.ts';

/**
 * Picks a ready-made deck for each seat, from the decks that the options allow; null if the game has no decks.
 * @param first the index of the first seat's deck
 */
export function fittingDecks(game: AnyGame, options: object, seats: number, first = 0): (DeckList | null)[] {
  const fitting = (game.deck?.ready ?? []).filter(({ cards }) => game.deck?.broken(cards, options).length === 0);
  return Array.from({ length: seats }, (_, seat) => fitting[(first + seat) % fitting.length]?.cards ?? null);
}

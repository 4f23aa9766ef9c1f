import type { AnyGame, DeckList } from '../../src/engine/index.ts';

/**
 * A ready-made deck for each seat among those that the options allow; null if the game has none.
 * @param first the first seat's
 */
export function fittingDecks(game: AnyGame, options: object, seats: number, first = 0): (DeckList | null)[] {
  const fitting = (game.deck?.ready ?? []).filter(({ cards }) => game.deck?.broken(cards, options).length === 0);
  return Array.from({ length: seats }, (_, seat) => fitting[(first + seat) % fitting.length]?.cards ?? null);
}

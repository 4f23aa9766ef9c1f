import type { PublishedGame } from '../../../engine/index.ts';

/**
 * How many elements the lists of games have, of which the longest counts: nobody bounds them by a `first`, and some are
 * a hundred times as long as a list usually is. By type and field.
 */
export function listSizes(games: readonly PublishedGame[]): ReadonlyMap<string, number> {
  const catalogues = games.map(({ cards }) => Object.keys(cards).length);
  const owned = games.map(({ collection, cards }) => (collection ? Object.keys(cards).length : 0));
  const ready = games.map(({ deck }) => deck?.ready ?? []);
  const inDecks = ready.flat().map(({ cards }) => cards.length);
  const inSets = games.map(({ collection }) => collection?.starter.length ?? 0);
  return new Map([
    ['Query.games', games.length],
    ['Game.cards', longest(catalogues)],
    ['Game.starterSet', longest(inSets)],
    ['DeckFormat.ready', longest(ready.map((decks) => decks.length))],
    ['ReadyDeck.cards', longest(inDecks)],
    ['Deck.cards', longest(inDecks)],
    ['Player.collection', owned.reduce((sum, cards) => sum + cards, 0)],
  ]);
}

function longest(lengths: readonly number[]): number {
  return Math.max(1, ...lengths);
}

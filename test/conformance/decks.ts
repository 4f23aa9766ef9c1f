import { type AnyGame, type CardName, type DeckFormat, type DeckList, fastRandom } from '../../src/engine/index.ts';

/** The average number of swaps to try for each card of the deck. */
const EXCHANGES = 3;

/**
 * Makes a legal deck from another deck by swapping cards for cards of the same kind, as far as the deck rules allow.
 */
export function mixedDeck(game: AnyGame, format: DeckFormat, deck: DeckList, options: object, start: number): DeckList {
  const random = fastRandom(start);
  const kinds = byKind(game);
  let cards = deck.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  for (let n = EXCHANGES * cards.length; n > 0; n--) {
    const place = random(cards.length);
    const others = kinds.get(game.cards[cards[place] ?? '']?.kind) ?? [];
    const next = cards.with(place, others[random(Math.max(1, others.length))] ?? '');
    if (format.broken(listOf(next), options).length === 0) cards = next;
  }
  return listOf(cards);
}

function listOf(cards: readonly CardName[]): DeckList {
  const counts = new Map<CardName, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

function byKind({ cards }: AnyGame): Map<string | undefined, CardName[]> {
  const kinds = new Map<string | undefined, CardName[]>();
  for (const [name, { kind }] of Object.entries(cards)) kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  return kinds;
}

import { openedDeck } from '../../db/sealed-deck.ts';
import { type PublishedGame, same } from '../../engine/index.ts';
import type { DeckChoice } from '../keeps/brought-deck.ts';
import type { HotMatch } from '../log/hot-matches.ts';

/**
 * The deck that a seat has brought to a match, to be brought once more; null where there are none. One that comes with the
 * game is lent again: its cards need not be owned.
 */
export function deckAgain(
  { match, box }: Pick<HotMatch, 'match' | 'box'>,
  seat: number,
  stored: unknown,
): DeckChoice | null {
  if (stored === null || stored === undefined) return null;
  const cards = openedDeck(stored, seat, box);
  const ready = readyDeck(match.game, cards);
  return ready === null ? { cards } : { ready };
}

function readyDeck({ deck }: PublishedGame, cards: unknown): string | null {
  return deck?.ready.find((one) => same(one.cards, cards))?.id ?? null;
}

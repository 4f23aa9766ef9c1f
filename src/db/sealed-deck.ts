import { type Box, evenLength, mustHave } from './at-rest.ts';

/** A deck is padded to this length: all ready decks of all games are shorter. */
export const DECK_PIECE = 4096;

/** A deck as it is stored with a seat of a match. */
export function storedDeck(deck: unknown, seat: number, box: Box | null): unknown {
  return box && deck !== null ? box.seal(evenLength(JSON.stringify(deck), DECK_PIECE), aboutDeck(seat)) : deck;
}

/** A deck as it was brought; still to be checked. */
export function openedDeck(stored: unknown, seat: number, box: Box | null): unknown {
  return typeof stored === 'string' ? JSON.parse(mustHave(box).open(stored, aboutDeck(seat))) : stored;
}

function aboutDeck(seat: number): string {
  return `deck ${seat}`;
}

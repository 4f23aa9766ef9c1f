import type { Catalogue } from '../cards/catalogue.ts';
import type { Sight } from '../cards/sight.ts';
import type { CardId, CardName } from '../cards/zones.ts';
import type { CardSpec } from '../game/game.ts';

/** A readable card in a typed view. */
export interface CardSeen {
  /** The card's number in this match, which moves refer to. */
  number: CardId;
  name: CardName;
  text: string;
}

/** Returns the cards that a viewer can read, in the given order. */
export function cardsSeen(catalogue: Catalogue<CardSpec>, cards: readonly CardId[], sight: Sight): CardSeen[] {
  return cards.flatMap((number) => {
    const face = sight.face(number);
    return face ? [{ number, name: face.name, text: catalogue[face.name]?.text ?? '' }] : [];
  });
}

/** Returns the cards of a hand that a viewer can read, sorted by number. */
export function handSeen(catalogue: Catalogue<CardSpec>, hand: readonly CardId[], sight: Sight): CardSeen[] {
  return cardsSeen(catalogue, withoutOrder(hand), sight);
}

/** Sorts by number, because the original order would reveal when each known card arrived. */
export function withoutOrder(hand: readonly CardId[]): CardId[] {
  return [...hand].sort((a, b) => a - b);
}

import type { Catalogue } from '../cards/catalogue.ts';
import type { Sight } from '../cards/sight.ts';
import type { CardId, CardName } from '../cards/zones.ts';
import type { CardSpec } from '../game/game.ts';

/** A card that a viewer reads, as typed views show it. */
export interface CardSeen {
  /** The card's number in this match, by which moves name it. */
  number: CardId;
  name: CardName;
  text: string;
}

/** Those of some cards that a viewer reads, in their order. */
export function cardsSeen(catalogue: Catalogue<CardSpec>, cards: readonly CardId[], sight: Sight): CardSeen[] {
  return cards.flatMap((number) => {
    const face = sight.face(number);
    return face ? [{ number, name: face.name, text: catalogue[face.name]?.text ?? '' }] : [];
  });
}

/** Those cards of a hand that a viewer reads. */
export function handSeen(catalogue: Catalogue<CardSpec>, hand: readonly CardId[], sight: Sight): CardSeen[] {
  return cardsSeen(catalogue, withoutOrder(hand), sight);
}

/** A hand's cards by number: their order would tell which of those that a viewer knows came when. */
export function withoutOrder(hand: readonly CardId[]): CardId[] {
  return [...hand].sort((a, b) => a - b);
}

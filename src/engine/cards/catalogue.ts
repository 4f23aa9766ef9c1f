import { EngineBug } from '../bug.ts';
import type { CardName } from './zones.ts';

declare const SAFE: unique symbol;

/** Cards by name. Made by {@link catalogue} only: whatever name somebody sends, what is not in it is `undefined`. */
export type Catalogue<C> = Readonly<Record<CardName, C>> & { readonly [SAFE]: true };

/**
 * A catalogue of cards. A plain object would answer to `constructor` and `__proto__`, too, which come from decks that
 * strangers bring: this one has no prototype, and can be indexed with any text.
 */
export function catalogue<C>(cards: Readonly<Record<CardName, C>> | readonly (readonly [CardName, C])[]): Catalogue<C> {
  const made: Record<CardName, C> = Object.create(null);
  for (const [name, card] of isList(cards) ? cards : Object.entries(cards)) {
    if (made[name] !== undefined) throw new EngineBug(`two cards are called ${name}`);
    made[name] = card;
  }
  return Object.freeze(made) as Catalogue<C>; // this is where the promise of the type is kept
}

function isList<C>(cards: object | readonly (readonly [CardName, C])[]): cards is readonly (readonly [CardName, C])[] {
  return Array.isArray(cards);
}

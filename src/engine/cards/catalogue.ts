import { EngineBug } from '../bug.ts';
import type { CardName } from './zones.ts';

declare const SAFE: unique symbol;

/** The cards of a game by name, built by {@link catalogue}. An unknown name gives `undefined`. */
export type Catalogue<C> = Readonly<Record<CardName, C>> & { readonly [SAFE]: true };

/** A catalogue has no prototype, because decks may contain names such as `constructor` or `__proto__`. */
export function catalogue<C>(cards: Readonly<Record<CardName, C>> | readonly (readonly [CardName, C])[]): Catalogue<C> {
  const made: Record<CardName, C> = Object.create(null);
  for (const [name, card] of isList(cards) ? cards : Object.entries(cards)) {
    if (made[name] !== undefined) throw new EngineBug(`two cards are called ${name}`);
    made[name] = card;
  }
  return Object.freeze(made) as Catalogue<C>; // no other function creates this branded type
}

function isList<C>(cards: object | readonly (readonly [CardName, C])[]): cards is readonly (readonly [CardName, C])[] {
  return Array.isArray(cards);
}

import { expect, it } from 'vitest';
import { fitted } from '../engine/index.ts';
import { newDeckList } from './decks.ts';

it('the error names the card that is listed twice', () => {
  const cards = ['Axe', 'Bow', 'Axe'].map((card) => ({ card, count: 1 }));
  const read = fitted(newDeckList, cards, 'deck.cards');
  const message = 'deck.cards: "Axe" is listed twice: list it once, with its count';
  expect(read).toEqual({ misfit: { field: 'deck.cards', message } });
});

import { describe, expect, it } from 'vitest';
import { cardsOf, changed, draftOf, found, sizeOf } from './deck.ts';

const CARDS = [
  { name: 'Take Aim', kind: 'action', text: 'Your ATK +2.', back: 'a' },
  { name: 'Iron Sword', kind: 'equipment', text: 'ATK +1.', back: 'a' },
];

describe('a deck in the editor', () => {
  const draft = draftOf('Mine', [{ card: 'Take Aim', count: 2 }]);

  it('grows and shrinks by copies', () => {
    const more = changed(changed(draft, 'Iron Sword', 1), 'Take Aim', 1);
    expect(cardsOf(more)).toEqual([
      { card: 'Take Aim', count: 3 },
      { card: 'Iron Sword', count: 1 },
    ]);
    expect(sizeOf(more)).toBe(4);
  });

  it('drops a card with its last copy, and never counts below zero', () => {
    expect(cardsOf(changed(draft, 'Take Aim', -2))).toEqual([]);
    expect(cardsOf(changed(draft, 'Iron Sword', -1))).toEqual([{ card: 'Take Aim', count: 2 }]);
  });

  it('is copied, not changed', () => {
    changed(draft, 'Take Aim', 5);
    expect(sizeOf(draft)).toBe(2);
  });
});

it('finds cards by all words of their names and texts, and by kind', () => {
  const names = (text: string, kind = '') => found(CARDS, { text, kind }).map(({ name }) => name);
  expect(names('atk')).toEqual(['Take Aim', 'Iron Sword']);
  expect(names('  AIM atk ')).toEqual(['Take Aim']);
  expect(names('', 'equipment')).toEqual(['Iron Sword']);
  expect(names('aim', 'equipment')).toEqual([]);
});

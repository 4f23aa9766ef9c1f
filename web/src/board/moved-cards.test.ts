import { expect, it } from 'vitest';
import type { TableView, Zone } from '../data/client.ts';
import { from } from './moved-cards.ts';

const zone = (key: string, seat: number | null, count: number, numbers: number[] = []): Zone => {
  const cards = numbers.map((number) => ({ number, name: 'Card', text: null, stats: [], back: 'Card', place: null }));
  return { key, label: key, seat, kind: 'PILE', count, cards };
};
const table = (...zones: Zone[]): TableView => ({ zones, board: null, counters: [], seats: [] });

it('a new card comes from a pile that has become smaller, preferably the viewer’s own', () => {
  const before = table(zone('deck', null, 9), zone('deck-0', 0, 9), zone('hand', 0, 0));
  const after = table(zone('deck', null, 8), zone('deck-0', 0, 8), zone('hand', 0, 1, [5]));
  expect(from(before, after)(5)).toBe('zone deck-0');
});

it('a new card has no origin if no pile has become smaller', () => {
  const before = table(zone('deck', null, 9), zone('hand', 0, 0));
  expect(from(before, table(zone('deck', null, 9), zone('hand', 0, 1, [5])))(5)).toBeNull();
});

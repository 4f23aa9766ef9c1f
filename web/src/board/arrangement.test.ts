import { describe, expect, it } from 'vitest';
import type { TableView, Zone } from '../data/client.ts';
import { arranged, inOrder, plainKind } from './arrangement.ts';

const card = (number: number | null, name = `Card ${number}`, place: number | null = null) => {
  return { number, name: number === null ? null : name, text: null, stats: [], back: 'Card', place };
};
const zone = (key: string, more: Partial<Zone>): Zone => {
  const cards = more.cards ?? [];
  return { key, label: key, seat: null, kind: 'PILE', count: cards.length, cards, ...more };
};
const cell = (key: string, kind: string, pieces: number[] = [], ground: number | null = null) => {
  const stand = pieces.map((n) => ({
    key: `${n}`,
    kind: 'ship',
    label: 'Ship',
    seat: null,
    card: n,
    rotation: null,
    stats: [],
  }));
  return { key, x: 0, y: 0, kind, label: kind, seat: null, card: ground, pieces: stand };
};
const table = (zones: Zone[], cells: ReturnType<typeof cell>[] = []): TableView => ({
  zones,
  board: cells.length > 0 ? { shape: 'HEX', cells } : null,
  counters: [{ label: 'Round', seat: null, value: 1, max: null, side: null }],
  seats: [0, 1, 2].map((seat) => ({ seat, status: [] })),
});
const hand = (seat: number, count: number, cards: Zone['cards']) =>
  zone(`hand-${seat}`, { seat, kind: 'HAND', count, cards });

describe('the table as arranged for a viewer', () => {
  it('has the viewer near and the others from the left', () => {
    const { near, far } = arranged(table([]), [1]);
    expect([near, far].map((parts) => parts.map(({ seat }) => seat))).toEqual([[1], [2, 0]]);
  });

  it('has seat 0 near for spectators', () => {
    expect(arranged(table([]), []).near.map(({ seat }) => seat)).toEqual([0]);
  });

  it("shows the viewer's own hand separately, and a partly known hand with its seat", () => {
    const seen = table([hand(0, 1, [card(1)]), hand(1, 2, [card(2)]), hand(2, 1, [card(3)])]);
    expect(arranged(seen, [0]).hands.map(({ key }) => key)).toEqual(['hand-0']);
    expect(arranged(seen, [0]).far.flatMap(({ zones }) => zones.map(({ key }) => key))).toEqual(['hand-1', 'hand-2']);
    expect(arranged(seen, []).hands.map(({ key }) => key)).toEqual(['hand-0', 'hand-2']);
  });

  it('does not repeat zones that the board shows', () => {
    const zones = [
      zone('galaxy', { cards: [card(7)] }),
      zone('map', { kind: 'ROW', cards: [card(null), card(9)] }),
      zone('pile', { cards: [card(8)] }),
    ];
    const { common, cards } = arranged(table(zones, [cell('a', 'star', [7]), cell('b', 'terrain', [], 9)]), [0]);
    expect(common.map(({ key }) => key)).toEqual(['pile']);
    expect([...cards.keys()]).toEqual([7, 9, 8]);
  });
});

it('sorts a hand by name and a pile from its top', () => {
  const cards = [card(3, 'B', 1), card(2, 'A', 2), card(1, 'B', 0)];
  expect(inOrder(hand(0, 3, cards)).map(({ number }) => number)).toEqual([2, 1, 3]);
  expect(inOrder(zone('pile', { cards })).map(({ number }) => number)).toEqual([1, 3, 2]);
});

it('shows the ground of more than two thirds of the free cells as plain', () => {
  const cells = [cell('a', 'sea'), cell('b', 'sea'), cell('c', 'hill'), cell('taken', 'ship', [1])];
  expect(plainKind(table([], cells))).toBeNull();
  expect(plainKind(table([], [...cells, cell('d', 'sea')]))).toBe('sea');
  expect(plainKind(table([]))).toBeNull();
});

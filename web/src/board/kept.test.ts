import { describe, expect, it } from 'vitest';
import type { TableView } from '../data/client.ts';
import { keptTable } from './kept.ts';

/** Builds a table as received from the server, in which all objects are new. */
function table(hand: readonly string[], hits: number): TableView {
  return {
    zones: [
      { key: 'deck', label: 'Deck', seat: null, kind: 'PILE', count: 9, cards: [] },
      {
        key: 'hand-0',
        label: 'Hand',
        seat: 0,
        kind: 'HAND',
        count: hand.length,
        cards: hand.map((name, number) => ({
          ...{ number, name, text: '', back: 'Card', place: null },
          stats: [{ label: 'Force', seat: null, value: 1, max: null, side: 0 }],
        })),
      },
    ],
    board: {
      shape: 'SQUARE',
      cells: ['a1', 'b1'].map((key, x) => ({
        ...{ key, x, y: 0, kind: 'plain', label: key, seat: null, card: null },
        pieces: [
          {
            ...{ key: `piece-${x}`, kind: 'golem', label: 'Golem', seat: x, card: null, rotation: 0 },
            stats: [{ label: 'Hits', seat: null, value: x === 0 ? hits : 5, max: 5, side: null }],
          },
        ],
      })),
    },
    counters: [{ label: 'Round', seat: null, value: 1, max: null, side: null }],
    seats: [{ seat: 0, status: ['leads'] }],
  };
}

describe('an updated table reuses', () => {
  it('the whole previous table if nothing has changed', () => {
    const before = table(['Crush'], 5);
    expect(keptTable(before, table(['Crush'], 5))).toBe(before);
  });

  it('everything except the card, the zone and the table that have changed', () => {
    const before = table(['Crush', 'Club'], 5);
    const now = keptTable(before, table(['Crush', 'Repair'], 5));
    expect(now).not.toBe(before);
    expect(now.board).toBe(before.board);
    expect(now.zones[0]).toBe(before.zones[0]);
    expect(now.zones[1]?.cards[0]).toBe(before.zones[1]?.cards[0]);
    expect(now.zones[1]?.cards[1]?.name).toBe('Repair');
  });

  it('every cell except the one whose piece was hit', () => {
    const before = table([], 5);
    const now = keptTable(before, table([], 4));
    expect(now.board?.cells[1]).toBe(before.board?.cells[1]);
    expect(now.board?.cells[0]?.pieces[0]?.stats[0]?.value).toBe(4);
  });

  it('nothing that is not in the new table', () => {
    const [before, now] = [table(['Crush', 'Club', 'Repair'], 5), table(['Club'], 1)];
    expect(keptTable(before, now)).toEqual(now);
  });
});

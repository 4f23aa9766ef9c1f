import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareTable, NO_RULES } from '../../../test/bare-table.ts';
import { type CardId, zoneAt } from '../cards/zones.ts';
import { registered } from '../game/game.ts';
import { publicFact } from '../shown/feed.ts';

const NAMES = ['ace', 'king', 'queen'];
/** Generates cards from several zones in any order. Some seats know some of the cards. */
const scattered = fc.array(
  fc.record({ from: fc.constantFrom('deck', 'hand-0', 'hand-1', 'discard'), by: fc.subarray([0, 1, 2]) }),
  { minLength: 2, maxLength: 6 },
);

describe('cards that move in one verb', () => {
  it.each([true, false])('lie in the given order, with the last card on top (moved under the pile: %s)', (under) => {
    fc.assert(
      fc.property(scattered, fc.infiniteStream(fc.nat()), (wanted, numbers) => {
        const { at, table } = bareTable();
        table.open({ id: 'pile', label: 'pile', kind: 'pile', seat: null, readers: [] });
        const lying = table.make('pile', ['jack', 'jack']);
        const made = wanted.map(({ from, by }, i) => {
          const [card = 0] = table.make(from, [NAMES[i % NAMES.length] ?? '']);
          if (by.length > 0) table.peek([card], by);
          return card;
        });
        const cards = made
          .map((card) => ({ card, order: numbers.next().value }))
          .sort((a, b) => a.order - b.order)
          .map(({ card }) => card);
        table.move(cards, 'pile', under ? { under } : {});
        const names = (list: readonly CardId[]) => list.map((card) => at.faces[card]?.name);
        const whole = under ? [...cards, ...lying] : [...lying, ...cards];
        expect(names(zoneAt(at, 'pile').cards)).toEqual(names(whole));
      }),
    );
  });
});

describe('cards that are gathered', () => {
  it('move from several zones into one zone, zone by zone', () => {
    const { at, table } = bareTable();
    const [ace = 0, king = 0] = table.make('hand-0', ['ace', 'king']);
    const [jack = 0] = table.make('discard', ['jack']);
    table.make('deck', ['queen']);
    expect(table.gather(['hand-0', 'hand-1', 'discard', 'deck', 'hand-0'], 'deck')).toEqual([ace, king, jack]);
    expect(zoneAt(at, 'deck').cards.map((card) => at.faces[card]?.name)).toEqual(['queen', 'ace', 'king', 'jack']);
    expect(table.gather(['hand-0', 'hand-1'], 'deck')).toEqual([]);
    expect(table.close().facts.filter(({ fact }) => fact === 'cardsMoved')).toHaveLength(2);
    expect(() => table.gather(['deck'], 'row')).toThrow('cards cannot be gathered into a row');
  });
});

describe('a public answer', () => {
  it('appears in every feed as a fact of the game, without the cards', () => {
    const { at, table } = bareTable({
      ...NO_RULES,
      facts: { holds: () => {} },
      disclosures: { holds: (names) => names.includes('ace') },
    });
    const hand = table.make('hand-1', ['ace', 'king']);
    expect(table.disclose({ fact: 'holds' }, hand)).toBe(true);
    const told = table.close().facts.at(-1);
    for (const viewer of [[], [0], [1], 'everything' as const]) {
      expect(told && publicFact(at, told, viewer)).toEqual({ fact: 'holds', answer: true });
    }
    expect(() => table.disclose({ fact: 'owns' }, hand)).toThrow('no-rules has no disclosure owns');
  });
});

describe('a game that is registered', () => {
  it('has no fact with the name of an engine fact', () => {
    const game = { ...NO_RULES, facts: { cardsMoved: () => {} } };
    expect(() => registered(game)).toThrow('no-rules: its fact cardsMoved has the same name as an engine fact');
  });

  it('has a reducer for each disclosure', () => {
    const game = { ...NO_RULES, disclosures: { holds: () => true } };
    expect(() => registered(game)).toThrow('the disclosure holds has no reducer');
  });
});

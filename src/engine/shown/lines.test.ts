import { describe, expect, it } from 'vitest';
import { bareTable, NO_RULES } from '../../../test/bare-table.ts';
import type { Seat } from '../cards/zones.ts';
import { seatNumber } from '../game/who.ts';
import { linesOf } from './lines.ts';

describe('cards that move into one zone, one after another', () => {
  const { at, table } = bareTable();
  table.make('hand-0', ['ace', 'king']);
  table.make('hand-1', ['queen']);
  table.make('discard', ['jack']);
  table.gather(['hand-0', 'hand-1', 'discard'], 'deck');
  table.shuffle('deck');
  table.draw('deck', 'hand-0');
  table.draw('deck', 'hand-0', 2);
  table.draw('deck', 'hand-1');
  const { facts } = table.close();
  const told = (viewer: Seat[]) => linesOf(NO_RULES, at, facts, viewer, seatNumber).map(({ text }) => text);

  it('share one line', () => {
    expect(told([])).toEqual([
      "2 cards from Seat 0's hand, 1 card from Seat 1's hand and jack from the discard to the deck",
      'The deck is shuffled',
      "3 cards from the deck to Seat 0's hand",
      "1 card from the deck to Seat 1's hand",
    ]);
  });

  it('are named for viewers who see them', () => {
    const [gathered, , drawn] = told([0]);
    expect(gathered).toBe(
      "ace, king from Seat 0's hand, 1 card from Seat 1's hand and jack from the discard to the deck",
    );
    expect(drawn).toMatch(/^\w+, \w+, \w+ from the deck to Seat 0's hand$/);
  });

  it('are only counted if there are too many to read, such as a whole pile', () => {
    const lineOf = (count: number): string | undefined => {
      const { at, table } = bareTable();
      const cards = table.make(
        'discard',
        Array.from({ length: count }, () => 'ace'),
      );
      table.move(cards, 'deck');
      return linesOf(NO_RULES, at, table.close().facts, [], seatNumber)[0]?.text;
    };
    expect(lineOf(8)).toMatch(/^(ace, ){7}ace from the discard to the deck$/);
    expect(lineOf(9)).toBe('9 cards from the discard to the deck');
  });

  it('have separate lines if some of the cards go under the pile', () => {
    const bare = bareTable();
    const cards = bare.table.make('discard', ['ace', 'king']);
    bare.table.move(cards.slice(0, 1), 'deck');
    bare.table.move(cards.slice(1), 'deck', { under: true });
    const lines = linesOf(NO_RULES, bare.at, bare.table.close().facts, [], seatNumber);
    expect(lines.map(({ text }) => text)).toEqual([
      'ace from the discard to the deck',
      'king from the discard to the bottom of the deck',
    ]);
  });
});

it('cards that enter or leave a quiet zone have no line, and belong to the facts that describe them', () => {
  const game = { ...NO_RULES, quiet: ['discard'], tell: ({ fact }: { fact: string }) => fact };
  const { at, table } = bareTable();
  table.move(table.move(table.make('hand-0', ['ace']), 'discard'), 'deck');
  const moved = table.close().facts.filter(({ fact }) => fact === 'cardsMoved');
  const facts = [...moved.slice(0, 1), { fact: 'played' }, ...moved.slice(1), { fact: 'ended' }];
  const lines = linesOf(game, at, facts, [], seatNumber);
  const moves = lines.map(({ text, facts }) => [text, facts.filter(({ fact }) => fact === 'cardsMoved').length]);
  expect(moves).toEqual([
    ['played', 2],
    ['ended', 0],
  ]);
});

import { describe, expect, it } from 'vitest';
import { bareTable, QUESTIONS } from '../../../test/bare-table.ts';
import type { Viewer } from '../cards/sight.ts';
import { type CardId, zoneAt } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import { fastRandom } from '../random.ts';
import { redeal } from './redeal.ts';

const DEALS = 3000;

function share(at: AnyAt, viewer: Viewer, holds: (names: (card: CardId) => string) => boolean): number {
  const random = fastRandom(7);
  let count = 0;
  for (let i = 0; i < DEALS; i++) {
    const { faces } = redeal(QUESTIONS, at, viewer, random);
    if (holds((card) => faces[card]?.name ?? '')) count++;
  }
  return count / DEALS;
}

const holdsAce = { fact: 'holds', name: 'ace' };
const holdsQueen = { fact: 'holds', name: 'queen' };

describe('a world dealt by a bot agrees with public answers', () => {
  it('and worlds that agree with the answers are equally likely, checked with five cards', () => {
    const { at, table } = bareTable(QUESTIONS);
    const hand = table.make('hand-1', ['ace', 'king']);
    table.make('deck', ['ace', 'queen', 'queen']);
    const aces = (name: (card: CardId) => string) => hand.filter((card) => name(card) === 'ace').length;
    // Five cards have ten pairs: three pairs contain no ace, six contain one ace, and one contains both aces.
    expect(share(at, [0], (name) => aces(name) === 2)).toBeCloseTo(1 / 10, 1);
    expect(table.disclose(holdsAce, hand)).toBe(true);
    expect(share(at, [0], (name) => aces(name) === 0)).toBe(0);
    expect(Math.abs(share(at, [0], (name) => aces(name) === 2) - 1 / 7)).toBeLessThan(0.02);
    expect(share(at, [1], (name) => aces(name) === 1)).toBe(1);
  });

  it('including a negative answer, and two answers together', () => {
    const { at, table } = bareTable(QUESTIONS);
    const hand = table.make('hand-1', ['king']);
    table.make('deck', ['ace', 'ace', 'queen', 'king']);
    table.disclose(holdsAce, hand);
    table.disclose(holdsQueen, hand);
    expect(share(at, [], (name) => hand.every((card) => name(card) === 'king'))).toBe(1);
    expect(at.told).toHaveLength(2);
  });

  it('about a card that may have left the hand unseen', () => {
    const { at, table } = bareTable(QUESTIONS);
    const hand = table.make('hand-1', ['ace', 'king']);
    const [ace = 0, king = 0] = hand;
    table.make('deck', ['king', 'king']);
    table.disclose(holdsAce, hand);
    table.move([king], 'row', { places: [0] });
    for (const viewer of [[0], [2], []]) {
      expect(Math.abs(share(at, viewer, (name) => name(king) === 'ace') - 1 / 2)).toBeLessThan(0.04);
      expect(share(at, viewer, (name) => name(king) === 'ace' || name(ace) === 'ace')).toBe(1);
    }
    expect(share(at, [1], (name) => name(ace) === 'ace')).toBe(1);
  });

  it('about a hand that has since drawn a card and played one', () => {
    const { at, table } = bareTable(QUESTIONS);
    const [first = 0] = table.make('hand-1', ['king']);
    const [, , second = 0] = table.make('deck', ['ace', 'queen', 'queen']);
    table.disclose(holdsAce, [first]);
    table.draw('deck', 'hand-1');
    table.move([second], 'discard');
    // The hand keeps either the card that is known not to be an ace, or the drawn card.
    const isAce = share(at, [0], (name) => name(first) === 'ace');
    expect(isAce).toBeGreaterThan(0.15);
    expect(isAce).toBeLessThan(0.45);
    expect(share(at, [1], (name) => name(first) === 'king')).toBe(1);
  });

  it('about a card somewhere in a shuffled pile', () => {
    const { at, table } = bareTable(QUESTIONS);
    table.make('hand-1', ['king', 'queen']);
    const deck = table.make('deck', ['queen', 'king', 'ace']);
    table.disclose(holdsAce, deck.slice(-1));
    table.shuffle('deck');
    for (const card of zoneAt(at, 'deck').cards) {
      expect(Math.abs(share(at, [0], (name) => name(card) === 'ace') - 1 / 3)).toBeLessThan(0.04);
    }
  });

  it('about a part of a hand, heard as some of its cards', () => {
    const { at, table } = bareTable(QUESTIONS);
    const [ace = 0, king = 0] = table.make('hand-1', ['ace', 'king']);
    table.make('deck', ['king', 'king']);
    table.disclose(holdsAce, [ace]);
    expect(Math.abs(share(at, [0], (name) => name(king) === 'ace') - 1 / 2)).toBeLessThan(0.04);
  });

  it('about a hand that moved as a whole into another hand', () => {
    const { at, table } = bareTable(QUESTIONS);
    const hand = table.make('hand-1', ['ace', 'king']);
    table.make('hand-0', ['queen', 'queen']);
    table.disclose(holdsAce, hand);
    table.move(hand, 'hand-0');
    expect(share(at, [2], (name) => hand.some((card) => name(card) === 'ace'))).toBe(1);
  });

  it('even if an answer is almost never true, while all other cards are dealt again', () => {
    const { at, table } = bareTable(QUESTIONS);
    const names = ['ace', 'king', 'queen'].flatMap((name) => Array.from({ length: 5 }, () => name));
    const hand = table.make('hand-1', ['ace', 'ace', 'ace', 'king', 'queen']);
    const deck = table.make('deck', names);
    table.disclose({ fact: 'named' }, hand);
    table.disclose({ fact: 'named' }, deck.slice(0, 5));
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { faces } = redeal(QUESTIONS, at, [0], fastRandom(i));
      const all = (cards: readonly CardId[]) => cards.map((card) => faces[card]?.name);
      expect(all(hand).sort().join(' ')).toBe('ace ace ace king queen');
      expect(all(deck.slice(0, 5))).toEqual(['ace', 'ace', 'ace', 'ace', 'ace']);
      seen.add(all([...hand, ...deck]).join());
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('and the bot forgets answers about public cards', () => {
    const { at, table } = bareTable(QUESTIONS);
    const [ace = 0, king = 0] = table.make('hand-1', ['ace', 'king']);
    table.disclose(holdsAce, [ace, king]);
    table.move([ace, king], 'discard');
    table.disclose(holdsAce, table.make('deck', ['ace']));
    expect(at.told).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { Blank, Choice } from '../game/choice.ts';
import { fastRandom } from '../random.ts';
import { blankText, chosen, filled, filledAtRandom, misfilledBlank } from './legality.ts';

const from = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value }));
const some: Choice = { label: 'Some', move: { take: { cards: [], by: 7 } }, blank: at({ from, min: 1, max: 3 }) };
const number: Choice = { label: 'Bid', move: { bid: 0 }, blank: { path: ['bid'], from: null, min: 2, max: 5 } };
const plain: Choice = { label: 'Pass', move: { pass: true } };

function at(rest: Omit<Blank, 'path'>): Blank {
  return { path: ['take', 'cards'], ...rest };
}

function legal(choice: Choice, move: unknown): boolean {
  return chosen([choice], move) === choice;
}

describe('a plain choice', () => {
  it('allows only its own move', () => {
    expect(legal(plain, { pass: true })).toBe(true);
    for (const wrong of [{ pass: false }, { pass: true, more: 1 }, {}, null, undefined, 'pass', [plain.move]]) {
      expect(legal(plain, wrong)).toBe(false);
    }
  });

  it('ignores the order of keys in a move', () => {
    const choice = { label: 'Play', move: { play: { card: 1, target: 2 } } };
    expect(legal(choice, { play: { target: 2, card: 1 } })).toBe(true);
  });
});

describe('a blank that expects a list', () => {
  it.each([[['a']], [['c', 'a']], [['d', 'b', 'a']]])('accepts %j', (cards) => {
    expect(legal(some, { take: { cards, by: 7 } })).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['too many', ['a', 'b', 'c', 'd']],
    ['the same value twice', ['a', 'a']],
    ['an unlisted value', ['e']],
    ['an unlisted value among listed ones', ['a', 'e']],
    ['a single value', 'a'],
    ['a number', 1],
    ['null', null],
    ['a nested list', [['a']]],
    ['an object that resembles a list', { 0: 'a', length: 1 }],
  ])('refuses %s', (_, cards) => {
    expect(legal(some, { take: { cards, by: 7 } })).toBe(false);
  });

  it('refuses a move without the blank', () => {
    expect(legal(some, { take: { by: 7 } })).toBe(false);
    expect(legal(some, { take: null })).toBe(false);
    expect(legal(some, {})).toBe(false);
    expect(legal(some, null)).toBe(false);
  });

  it('requires the rest of the move to match exactly', () => {
    expect(legal(some, { take: { cards: ['a'], by: 8 } })).toBe(false);
    expect(legal(some, { take: { cards: ['a'] } })).toBe(false);
    expect(legal(some, { take: { cards: ['a'], by: 7 }, pass: true })).toBe(false);
    expect(legal(some, { take: { cards: ['a'], by: 7, more: true } })).toBe(false);
  });

  it('can be left empty if the minimum is zero', () => {
    const choice = { ...some, blank: at({ from, min: 0, max: 2 }) };
    expect(legal(choice, { take: { cards: [], by: 7 } })).toBe(true);
  });

  it('distinguishes 1 from "1"', () => {
    const choice = { ...some, blank: at({ from: [{ value: 1, label: 'One' }], min: 1, max: 1 }) };
    expect(legal(choice, { take: { cards: [1], by: 7 } })).toBe(true);
    expect(legal(choice, { take: { cards: ['1'], by: 7 } })).toBe(false);
  });

  it('does not confuse built-in keys of objects with keys of the move', () => {
    expect(legal(some, JSON.parse('{"take":{"cards":["a"],"by":7},"__proto__":{"x":1}}'))).toBe(false);
    expect(legal({ ...plain, move: { toString: true } }, {})).toBe(false);
  });
});

describe('a blank of a number', () => {
  it.each([2, 3, 5])('accepts %d', (bid) => {
    expect(legal(number, { bid })).toBe(true);
  });

  it.each([1, 6, 2.5, -2, Number.NaN, Number.POSITIVE_INFINITY, '3', [3], null, true, undefined])(
    'refuses %s',
    (bid) => {
      expect(legal(number, { bid })).toBe(false);
    },
  );
});

describe('filling a blank', () => {
  it('leaves the choice unchanged', () => {
    const before = JSON.stringify(some);
    expect(filled(some, ['b'])).toEqual({ take: { cards: ['b'], by: 7 } });
    expect(JSON.stringify(some)).toBe(before);
  });

  it('produces lists of every size and every legal number at random, and never an illegal value', () => {
    const random = fastRandom(3);
    const sizes = new Set<number>();
    const bids = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const move = filledAtRandom(some, random) as { take: { cards: string[] } };
      const bid = filledAtRandom(number, random) as { bid: number };
      expect(legal(some, move) && legal(number, bid)).toBe(true);
      sizes.add(move.take.cards.length);
      bids.add(bid.bid);
    }
    expect([...sizes].sort()).toEqual([1, 2, 3]);
    expect([...bids].sort()).toEqual([2, 3, 4, 5]);
  });
});

describe('a choice with two blanks', () => {
  const accuse: Choice = {
    label: 'Accuse',
    move: { accuse: { whom: [], of: [], loudly: true } },
    blank: { path: ['accuse', 'whom'], from, min: 1, max: 1 },
    second: { path: ['accuse', 'of'], from, min: 1, max: 2 },
  };
  const said = (whom: unknown, of: unknown) => ({ accuse: { whom, of, loudly: true } });

  it('combines any value of the first blank with any value of the second', () => {
    for (const whom of ['a', 'b', 'c', 'd'])
      for (const of of [['a'], ['d', whom]]) if (of[0] !== of[1]) expect(legal(accuse, said([whom], of))).toBe(true);
    expect(filled(accuse, ['a'], ['b', 'c'])).toEqual(said(['a'], ['b', 'c']));
    for (let n = 0; n < 50; n++) expect(legal(accuse, filledAtRandom(accuse, fastRandom(n)))).toBe(true);
  });

  it.each([
    [said(['a'], []), 'of'],
    [said([], ['a']), 'whom'],
    [said([], []), 'whom'],
    [said(['e'], ['a']), 'whom'],
    [said(['a'], ['a', 'b', 'c']), 'of'],
  ])('refuses %j, and names the blank that is wrong', (move, blank) => {
    expect(legal(accuse, move)).toBe(false);
    expect(misfilledBlank([plain, accuse], move)?.path).toEqual(['accuse', blank]);
  });

  it('names no blank if another part of the move is wrong', () => {
    const wrong = { accuse: { whom: ['a'], of: ['a'] } };
    expect(legal(accuse, wrong)).toBe(false);
    expect(misfilledBlank([accuse, some, plain], wrong)).toBeNull();
    expect(misfilledBlank([plain], { pass: false })).toBeNull();
  });
});

it.each([
  [number, { bid: 0 }, ['bid'], 'a whole number from 2 to 5'],
  [number, { bid: '3' }, ['bid'], 'a whole number from 2 to 5'],
  [some, some.move, ['take', 'cards'], 'a list such as ["a"]: 1 to 3 of "a", "b", "c", "d"'],
  [some, { take: { by: 7 } }, ['take', 'cards'], 'a list such as ["a"]: 1 to 3 of "a", "b", "c", "d"'],
  [
    {
      ...some,
      blank: at({ from: Array.from({ length: 25 }, (_, n) => ({ value: n, label: `${n}` })), min: 2, max: 2 }),
    },
    some.move,
    ['take', 'cards'],
    'a list such as [0, 1]: exactly 2 of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 and 5 more, listed in the choice',
  ],
])('says what belongs in the blank of %j, sent as %j', (choice, move, path, text) => {
  const blank = misfilledBlank([plain, choice], move);
  expect(blank?.path).toEqual(path);
  expect(blank && blankText(blank)).toBe(text);
});

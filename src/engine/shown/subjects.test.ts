import { describe, expect, it } from 'vitest';
import { oneOf, wholeNumber } from '../game/choice.ts';
import type { Names } from '../game/subject.ts';
import { kindOfBlank, subjectOf, subjectsOf } from './subjects.ts';

const names: Names = {
  from: 'CELL',
  target: 'CELL',
  'strike.target': 'PIECE',
  into: 'OTHER',
  spot: { kind: 'CELL', key: (value, seat) => `${seat}-${value}` },
};
const game = { names };

describe('the subject of a choice', () => {
  it('is the object that the move already names, apart from open blanks', () => {
    const choice = oneOf('Fire', { fire: { card: 7, from: 'a1', target: [] } }, ['fire', 'target'], []);
    expect(subjectsOf(game, 0, choice)).toEqual([
      { kind: 'CARD', number: 7, key: null },
      { kind: 'CELL', number: null, key: 'a1' },
    ]);
  });

  it('lists each object once, and no object that is not on the table', () => {
    const move = { craft: { card: 7, cards: [7, 8], into: 'IRON', really: true } };
    expect(subjectsOf(game, 0, { label: 'Craft', move }).map(({ number }) => number)).toEqual([7, 8]);
  });

  it('depends on the seat if each seat has cells of its own', () => {
    expect(subjectOf(game, 1, ['move', 'spot'], 'FRONT_2')).toEqual({ kind: 'CELL', number: null, key: '1-FRONT_2' });
  });
});

describe('the value of a blank', () => {
  it('is named by the longest matching path', () => {
    expect(kindOfBlank(game, { path: ['attack', 'target'], from: [] })).toBe('CELL');
    expect(kindOfBlank(game, { path: ['strike', 'target'], from: [] })).toBe('PIECE');
  });

  it('is named by a usual key if the game has no entry, and is OTHER for an unknown key', () => {
    expect(kindOfBlank({}, { path: ['ask', 'seat'], from: [] })).toBe('SEAT');
    expect(kindOfBlank({}, { path: ['ask', 'constructor'], from: [] })).toBe('OTHER');
  });

  it('is a number if the blank has no list, whatever the key', () => {
    const { blank } = wholeNumber('Bid', { bid: { card: 0 } }, ['bid', 'card'], 0, 5);
    expect(blank && kindOfBlank(game, blank)).toBe('NUMBER');
  });
});

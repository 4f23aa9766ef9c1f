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

describe('what a choice is about', () => {
  it('is what its move names already, without what its blanks leave open', () => {
    const choice = oneOf('Fire', { fire: { card: 7, from: 'a1', target: [] } }, ['fire', 'target'], []);
    expect(subjectsOf(game, 0, choice)).toEqual([
      { kind: 'CARD', number: 7, key: null },
      { kind: 'CELL', number: null, key: 'a1' },
    ]);
  });

  it('is each thing once, and nothing for what lies nowhere', () => {
    const move = { craft: { card: 7, cards: [7, 8], into: 'IRON', really: true } };
    expect(subjectsOf(game, 0, { label: 'Craft', move }).map(({ number }) => number)).toEqual([7, 8]);
  });

  it('depends on who is asked where each seat has cells of its own', () => {
    expect(subjectOf(game, 1, ['move', 'spot'], 'FRONT_2')).toEqual({ kind: 'CELL', number: null, key: '1-FRONT_2' });
  });
});

describe('what goes into a blank', () => {
  it('is told by the longest way that fits', () => {
    expect(kindOfBlank(game, { path: ['attack', 'target'], from: [] })).toBe('CELL');
    expect(kindOfBlank(game, { path: ['strike', 'target'], from: [] })).toBe('PIECE');
  });

  it('is told by a usual word where the game says nothing, and OTHER for a strange one', () => {
    expect(kindOfBlank({}, { path: ['ask', 'seat'], from: [] })).toBe('SEAT');
    expect(kindOfBlank({}, { path: ['ask', 'constructor'], from: [] })).toBe('OTHER');
  });

  it('is a number where there is no list, whatever the word', () => {
    const { blank } = wholeNumber('Bid', { bid: { card: 0 } }, ['bid', 'card'], 0, 5);
    expect(blank && kindOfBlank(game, blank)).toBe('NUMBER');
  });
});

import { describe, expect, it } from 'vitest';
import { decidedBy, numberOf, pointsText, tieText } from './exact.ts';

describe('exact values', () => {
  it('are shown as people usually write them', () => {
    expect([numberOf('7'), numberOf('5/2')]).toEqual([7, 2.5]);
    expect([pointsText('9'), pointsText('5/2')]).toEqual(['9', '2.5']);
    expect([tieText('OPPONENTS_MATCH_WIN', '5/9'), tieText('GAME_WIN', '1')]).toEqual(['55.56%', '100.00%']);
    expect([tieText('BUCHHOLZ', '27/2'), tieText('OPPONENTS_RESISTANCE', '1/4')]).toEqual(['13.5', '25.00%']);
  });
});

describe('a place is decided by', () => {
  const line = (place: number, points: string, ...tieBreaks: string[]) => ({ place, points, tieBreaks });
  it.each([
    ['the second tie-break', line(1, '6', '1/2', '2/3'), line(2, '6', '1/2', '1/3'), 1],
    ['points', line(1, '9', '1/2'), line(2, '6', '1/3'), null],
    ['nothing, if it is shared', line(1, '6', '1/2'), line(1, '6', '1/2'), null],
    ['nothing, if it is the first', undefined, line(1, '6', '1/2'), null],
  ])('%s', (_, before, own, at) => expect(decidedBy(before, own)).toBe(at));
});

import { expect, it } from 'vitest';
import { changeText, pointsText, withPoints } from './points.ts';

it('a provisional rating has a question mark', () => {
  expect(pointsText({ points: 1500, provisional: true })).toBe('1500?');
  expect(withPoints('Ann', { points: 1612, provisional: false })).toBe('Ann (1612)');
  expect(withPoints('Ann', null)).toBe('Ann');
});

it('a change has a sign', () => expect([12, -7, 0].map(changeText)).toEqual(['+12', '−7', '±0']));

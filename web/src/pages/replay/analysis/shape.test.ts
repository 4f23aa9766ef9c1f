import { expect, it } from 'vitest';
import { acrossOf, heightOf, lineOf, pointsOf, SIZE } from './shape.ts';

const move = (chance: number | null) => ({ label: 'Draw', chance });
const decisions = [
  { entry: 0, prompt: '?', best: move(1), played: move(null) },
  { entry: 10, prompt: '?', best: move(0.5), played: move(0) },
];

it('a certain win is at the top, a certain loss at the bottom, the last entry at the right', () => {
  expect([heightOf(1), heightOf(0)]).toEqual([SIZE.top, SIZE.height - SIZE.bottom]);
  expect([acrossOf(0, 10), acrossOf(10, 10)]).toEqual([SIZE.left, SIZE.width - SIZE.right]);
  expect(acrossOf(0, 0)).toBe(SIZE.left);
});

it('an entry without an estimate has no point', () => {
  expect(pointsOf(decisions, 'played', 10).map(({ entry }) => entry)).toEqual([10]);
  expect(lineOf(pointsOf(decisions, 'best', 10))).toBe('40,8 312,64');
});

import { expect, it } from 'vitest';
import { SIZE, shapeOf } from './shape.ts';

it('time runs from left to right, and more points are higher', () => {
  const { dots } = shapeOf([
    { at: 0, points: 1500 },
    { at: 50, points: 1600 },
    { at: 100, points: 1400 },
  ]);
  const [first, second, third] = dots;
  expect([first?.x, third?.x]).toEqual([SIZE.left, SIZE.width - SIZE.right]);
  expect(second?.y).toBeLessThan(first?.y ?? 0);
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
});

it('at most six lines enclose all points, at round numbers', () => {
  for (const far of [0, 30, 400, 3000]) {
    const history = [1500, 1500 + far].map((points, at) => ({ at, points }));
    const { lines, dots } = shapeOf(history);
    expect(lines.length).toBeLessThanOrEqual(7);
    expect(lines.every(({ value }) => value % 50 === 0)).toBe(true);
    expect(dots.every(({ y }) => y > SIZE.top && y < SIZE.height - SIZE.bottom)).toBe(true);
  }
});

it('a single match is in the middle', () => {
  expect(shapeOf([{ at: 7, points: 1567 }]).dots).toHaveLength(1);
});

import { describe, expect, it } from 'vitest';
import { standing } from './stacking.ts';

describe('pieces on one cell', () => {
  it('a sole piece fills the cell', () => {
    expect(standing('SQUARE', 0, 1)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it.each([2, 3, 4, 5, 7, 9])('%d pieces do not overlap and stay inside', (count) => {
    const all = Array.from({ length: count }, (_, i) => standing('SQUARE', i, count));
    for (const [i, one] of all.entries()) {
      const half = 42 * one.scale;
      expect(Math.max(Math.abs(one.x), Math.abs(one.y)) + half).toBeLessThanOrEqual(50);
      for (const other of all.slice(i + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(2 * half);
      }
    }
  });
});

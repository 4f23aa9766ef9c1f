import { describe, expect, it } from 'vitest';
import { usualPoints } from '../event/setup.ts';
import { oddIn } from './setup-input.ts';

const POINTS = { points: usualPoints(4) };

describe('a set-up', () => {
  it('names a bot that stands in only where one does', () => {
    const named = { ...POINTS, standInLevel: 'STRONG' } as const;
    expect(oddIn({ ...named, onTimeOut: 'FORFEIT' })?.field).toBe('standInLevel');
    expect(oddIn({ ...named, onTimeOut: 'BOT' })).toBeNull();
    expect(oddIn({ ...POINTS, onTimeOut: 'FORFEIT' })).toBeNull();
  });

  it('pays no worse place more than a better one', () => {
    const paying = (byPlace: number[]) => oddIn({ points: { byPlace, draw: null, bye: 0 } })?.field;
    expect(
      [
        [3, 0],
        [1, 1, 1],
        [0, 0],
      ].map(paying),
    ).toEqual([undefined, undefined, undefined]);
    expect(
      [
        [0, 3],
        [3, 1, 2],
      ].map(paying),
    ).toEqual(['points', 'points']);
  });
});

import { describe, expect, it } from 'vitest';
import { usualPoints } from '../event/setup.ts';
import { oddIn } from './setup-input.ts';

const NAMED = { name: 'Cup', points: usualPoints(4) };

describe('a set-up', () => {
  it('has a name that is read as it is written, in one line', () => {
    for (const name of ['Cup of Ärzte 2', 'كأس', '杯', ' Cup ']) expect(oddIn({ ...NAMED, name }), name).toBeNull();
    for (const name of [
      ' ',
      '\u00a0\u3000',
      'Cup\nof',
      'Cup\u2028of',
      'Cup\tof',
      'Cup \u202eevil',
      'a\u2066b',
      'a\u2069',
    ])
      expect(oddIn({ ...NAMED, name })?.field, JSON.stringify(name)).toBe('name');
  });

  it('names a bot that stands in only where one does', () => {
    const named = { ...NAMED, standInLevel: 'STRONG' } as const;
    expect(oddIn({ ...named, onTimeOut: 'FORFEIT' })?.field).toBe('standInLevel');
    expect(oddIn({ ...named, onTimeOut: 'BOT' })).toBeNull();
    expect(oddIn({ ...NAMED, onTimeOut: 'FORFEIT' })).toBeNull();
  });

  it('pays no worse place more than a better one', () => {
    const paying = (byPlace: number[]) => oddIn({ ...NAMED, points: { byPlace, draw: null, bye: 0 } })?.field;
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

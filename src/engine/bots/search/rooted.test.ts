import { describe, expect, it } from 'vitest';
import { type Rooted, weigh } from './rooted.ts';
import { newArm } from './tree.ts';

function rooted(glanced: number, played: readonly number[]): Rooted {
  const known = { seat: 0, move: {}, key: '', arm: newArm(), isNew: false, usual: null, sampled: null };
  return { ...known, glances: 16, glanced, played: [...played], chance: 0 };
}

function chancesOf(...moves: Rooted[]): number[] {
  weigh(moves);
  return moves.map(({ chance }) => chance);
}

describe('the combined estimate of glances and courses', () => {
  it('follows the glance if courses are noisy', () => {
    const [one = 0, other = 0] = chancesOf(rooted(0.6, [0.1, 0.9, 0.2]), rooted(0.5, [0.9, 0.1, 0.5]));
    expect(one - other).toBeCloseTo(0.1, 5);
  });

  it('follows the courses if they are consistent', () => {
    const [one = 0, other = 0] = chancesOf(rooted(0.6, [0.3, 0.5, 0.4]), rooted(0.5, [0.7, 0.9, 0.8]));
    expect(other - one).toBeCloseTo(0.4, 5);
  });

  it('gives more weight to more courses', () => {
    const swings = [0.2, 0.7, 0.3, 0.8];
    const better = swings.map((chance) => 1.2 - chance);
    const apart = (times: number): number => {
      const repeated = (list: readonly number[]): number[] => Array.from({ length: times }, () => list).flat();
      const [one = 0, other = 0] = chancesOf(rooted(0.6, repeated(swings)), rooted(0.5, repeated(better)));
      return other - one;
    };
    expect(apart(1)).toBeLessThan(apart(16));
    expect(apart(16)).toBeGreaterThan(0);
  });

  it('is a chance between 0 and 1', () => {
    expect(chancesOf(rooted(1, [1, 1]), rooted(0, [0.9, 0.9])).every((one) => one >= 0 && one <= 1)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { entryRandom, fastRandom, type Random, seedHash, shuffled } from './random.ts';

const SEED = 'c0ffee';

function drawn(random: Random, n: number, times: number): number[] {
  return Array.from({ length: times }, () => random(n));
}

describe('the randomness of an entry', () => {
  it('is always the same stream for the same seed and entry', () => {
    expect(drawn(entryRandom(SEED, 7), 1000, 50)).toEqual(drawn(entryRandom(SEED, 7), 1000, 50));
    // Expects SHA-256 in counter mode over "seed:entry:counter", read as big-endian 32-bit words.
    expect(drawn(entryRandom(SEED, 0), 2 ** 32, 3)).toEqual([2_460_141_338, 543_310_486, 2_438_279_451]);
  });

  it('differs for another entry or seed', () => {
    const one = drawn(entryRandom(SEED, 7), 2 ** 32, 8);
    expect(drawn(entryRandom(SEED, 8), 2 ** 32, 8)).not.toEqual(one);
    expect(drawn(entryRandom('c0ffef', 7), 2 ** 32, 8)).not.toEqual(one);
    expect(new Set(drawn(entryRandom(SEED, 7), 2 ** 32, 64)).size).toBe(64);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('cannot choose one of %d', (n) => {
    expect(() => entryRandom(SEED, 1)(n)).toThrow(RangeError);
  });
});

describe.each([
  ['entryRandom', (start: number) => entryRandom(SEED, start)],
  ['fastRandom', (start: number) => fastRandom(start)],
])('%s', (_, make) => {
  // With 9 degrees of freedom, chi-square exceeds 33.7 once in ten thousand runs.
  it('chooses each number equally often', () => {
    const random = make(1);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const n = random(10);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    const off = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(off).toBeLessThan(33.7);
  });

  it('does not favour small numbers if 2^32 is not a multiple of n', () => {
    const random = make(2);
    const n = 3 * 2 ** 30; // with a plain remainder, half of the numbers would fall into the first third
    const small = drawn(random, n, 3000).filter((one) => one < 2 ** 30).length;
    expect(small).toBeGreaterThan(900);
    expect(small).toBeLessThan(1100);
  });

  it('puts every card on top equally often and loses no card', () => {
    const random = make(3);
    const tops = new Map<number, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled([1, 2, 3, 4, 5, 6], random);
      expect([...order].sort()).toEqual([1, 2, 3, 4, 5, 6]);
      const top = order[5] ?? 0;
      tops.set(top, (tops.get(top) ?? 0) + 1);
    }
    for (const count of tops.values()) expect(Math.abs(count - 1000)).toBeLessThan(140);
  });
});

describe('the hash of a seed', () => {
  it("is the SHA-256 of the seed's text, hexadecimal", () => {
    expect(seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

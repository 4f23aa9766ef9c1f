import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestPairs } from '../../src/tournaments/pairing/matching/cheapest-pairs.ts';
import { graphOf } from '../../src/tournaments/pairing/matching/forest.ts';
import { searchMatching } from '../../src/tournaments/pairing/matching/search.ts';

/** Finds the lowest cost of pairing `left` by trying all pairings. */
function leastSum(left: readonly number[], cost: (one: number, other: number) => number): number {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  const sums = rest.map(
    (other) =>
      cost(first, other) +
      leastSum(
        rest.filter((one) => one !== other),
        cost,
      ),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...sums);
}

const upTo = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

/** Assigns one of three kinds to each vertex, independently of the costs. */
const kindsOf = (size: number): number[] => upTo(size).map((i) => Math.floor((3 * i) / size));

/** Generates a symmetric matrix of costs for an even number of vertices, from 2 to `most`. */
function costs(most: number, highest: number): fc.Arbitrary<number[][]> {
  return fc
    .integer({ min: 1, max: most / 2 })
    .chain((half) =>
      fc
        .array(fc.nat(highest), { minLength: 4 * half * half, maxLength: 4 * half * half })
        .map((flat) =>
          upTo(2 * half).map((i) => upTo(2 * half).map((j) => flat[Math.min(i, j) * 2 * half + Math.max(i, j)] ?? 0)),
        ),
    );
}

describe('the cheapest pairs', () => {
  it.each([1, 3, 20, 100_000])('cost as little as a search of all pairings, with costs up to %d', (highest) => {
    fc.assert(
      fc.property(costs(10, highest), (table) => {
        const cost = (one: number, other: number) => table[one]?.[other] ?? Number.NaN;
        const mates = cheapestPairs(kindsOf(table.length), cost);
        expect(mates.map((mate) => mates[mate])).toEqual(upTo(table.length));
        const sum = mates.reduce((total, mate, one) => total + cost(one, mate), 0) / 2;
        expect(sum).toBe(leastSum(upTo(table.length), cost));
      }),
      { numRuns: 100 },
    );
  });

  it('cost the same in a sparse graph as in the whole one', () => {
    fc.assert(
      fc.property(costs(60, 1000), (table) => {
        const cost = (one: number, other: number) => table[one]?.[other] ?? Number.NaN;
        const size = table.length;
        const all = upTo(size).flatMap((i) => upTo(i).map((j) => [j, i, cost(i, j)] as const));
        const whole = searchMatching(graphOf(size, all)) ?? expect.fail('no matching');
        const total = (mates: readonly number[]) => mates.reduce((sum, mate, one) => sum + cost(one, mate), 0);
        const found = Array.from(whole.mate, (end) => whole.graph.vertexAt[end] ?? Number.NaN);
        expect(total(cheapestPairs(kindsOf(size), cost))).toBe(total(found));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a sparse graph', () => {
  it('is matched at the lowest cost, or not at all if it has no perfect matching', () => {
    let without = 0;
    fc.assert(
      fc.property(costs(10, 60), (table) => {
        const size = table.length;
        const cost = (one: number, other: number) => {
          const value = table[one]?.[other] ?? 0;
          return value < 20 ? value : Number.POSITIVE_INFINITY;
        };
        const edges = upTo(size)
          .flatMap((i) => upTo(i).map((j) => [j, i, cost(i, j)] as const))
          .filter(([, , one]) => Number.isFinite(one));
        const forest = searchMatching(graphOf(size, edges));
        const least = leastSum(upTo(size), cost);
        if (!forest) {
          without++;
          expect(least).toBe(Number.POSITIVE_INFINITY);
          return;
        }
        const sum = Array.from(forest.mate, (end) => edges[end >> 1]?.[2] ?? Number.NaN).reduce((a, b) => a + b, 0);
        expect(sum / 2).toBe(least);
      }),
      { numRuns: 600 },
    );
    expect(without).toBeGreaterThan(20);
  });
});

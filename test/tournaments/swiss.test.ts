import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableSizes } from '../../src/tournaments/pairing/large-tables.ts';
import { lots } from '../../src/tournaments/pairing/lots.ts';
import { pairSwiss } from '../../src/tournaments/pairing/swiss.ts';
import { THREE_POINTS } from '../../src/tournaments/standings/points.ts';
import type { Round } from '../../src/tournaments/standings/round-results.ts';
import { chance, gamesAtRandom, pairsAt, played, upTo } from './random-results.ts';
import {
  everyEntrantHasAPlace,
  FOUR,
  type Moment,
  nothingIsBetterForTwoSeats,
  rule,
  swiss,
  upToTwelveCostTheLeast,
} from './swiss.ts';

/** Counts how often the pairs at these tables have met before. */
function repeats({ rounds, pairing }: Moment): number {
  const before = rounds.flatMap(({ tables }) => tables.flatMap(({ entrants }) => pairsAt(entrants)));
  return pairing.tables.flatMap(pairsAt).reduce((sum, pair) => sum + before.filter((one) => one === pair).length, 0);
}

describe('a Swiss round', () => {
  it('gives each present entrant one table or bye, with at most one bye in all', () => {
    const examples: [number, number, number][] = [
      [1, 2, 1],
      [9, 2, 2],
      [7, 3, 3],
      [24, 4, 4],
    ];
    everyEntrantHasAPlace({ numRuns: examples.length + 2, examples });
  });

  it('of two seats is optimal: trying everything finds nothing better', () => {
    nothingIsBetterForTwoSeats(15);
  });

  it('of two seats never repeats a pairing while one without repeats must exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 64 }), fc.nat(1e6), (count, seed) => {
        // By Dirac's theorem, a round without repeats exists until an entrant has met half of the others.
        for (const moment of swiss(count, 5, 2, seed)) if (moment.present.length >= 12) expect(repeats(moment)).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  it('of two seats keeps all entrants close to a balance between first and second seat', () => {
    for (const seed of [1, 2, 3]) {
      const all = [...swiss(32, 8, 2, seed)];
      for (const who of upTo(32)) {
        const firsts = all.filter(({ pairing }) => pairing.tables.some(([one]) => one === who)).length;
        const seconds = all.filter(({ pairing }) => pairing.tables.some(([, other]) => other === who)).length;
        expect(Math.abs(firsts - seconds)).toBeLessThanOrEqual(2);
      }
    }
  });

  it('of larger tables costs as much as the exact solution, by search or not, for up to twelve', () => {
    upToTwelveCostTheLeast(8);
  });

  it('of sixteen at four repeats no pairing in three rounds', () => {
    for (const seed of [1, 2, 3]) for (const moment of swissOfAll(16, 3, 4, seed)) expect(repeats(moment)).toBe(0);
  });

  it('is the same for the same seed, and differs for another', () => {
    const drawn = (seed: string) =>
      pairSwiss({ entrants: upTo(32), rounds: [], points: THREE_POINTS, seats: 2 }, lots(seed, '1/1'));
    expect(drawn('aa')).toEqual(drawn('aa'));
    expect(drawn('aa')).not.toEqual(drawn('ab'));
  });

  it.each([0, 1, 7, 2.5])('cannot have tables of %d', (seats) => {
    expect(() => pairSwiss({ entrants: [1, 2], rounds: [], points: FOUR, seats }, lots('aa', ''))).toThrow(RangeError);
  });
});

/** Plays a Swiss without drops or late entries. */
function* swissOfAll(count: number, rounds: number, seats: number, seed: number): Generator<Moment> {
  const made: Round[] = [];
  for (let round = 1; round <= rounds; round++) {
    const pairing = pairSwiss(
      { entrants: upTo(count), rounds: made, points: rule(seats), seats },
      lots(`${seed}`, `${round}`),
    );
    yield { present: upTo(count), rounds: [...made], pairing, seed };
    made.push(played(round, pairing, gamesAtRandom(chance(seed + round), false)));
  }
}

describe('the sizes of tables', () => {
  it.each([
    [16, 4, [4, 4, 4, 4]],
    [13, 4, [4, 3, 3, 3]],
    [9, 4, [3, 3, 3]],
    [5, 4, [3, 2]],
    [7, 5, [4, 3]],
    [11, 6, [6, 5]],
    [7, 6, [4, 3]],
    [3, 6, [3]],
    [2, 3, [2]],
  ])('of %d at %d seats are %j', (entrants, seats, sizes) => {
    expect(tableSizes(entrants, seats)).toEqual(sizes);
  });
});

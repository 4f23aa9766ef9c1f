import fc from 'fast-check';
import { expect } from 'vitest';
import { contenders } from '../../src/tournaments/pairing/field.ts';
import {
  cheapestTables,
  searchTables,
  tableCost,
  tableCosts,
  tableSizes,
} from '../../src/tournaments/pairing/large-tables.ts';
import { lots } from '../../src/tournaments/pairing/lots.ts';
import { pairSwiss } from '../../src/tournaments/pairing/swiss.ts';
import { type PointsRule, THREE_POINTS } from '../../src/tournaments/standings/points.ts';
import type { Pairing, Round } from '../../src/tournaments/standings/round-results.ts';
import { chance, gamesAtRandom, played, upTo } from './random-results.ts';

export const FOUR: PointsRule = { byPlace: [4, 3, 2, 1], draw: null, bye: 4 };
export const rule = (seats: number): PointsRule => (seats === 2 ? THREE_POINTS : FOUR);

/** A round to draw, without late entrants or entrants who have left. */
export interface Moment {
  readonly present: readonly number[];
  readonly rounds: readonly Round[];
  readonly pairing: Pairing;
  readonly seed: number;
}

/** Yields each round of a Swiss with drops and late entries when it is drawn. */
export function* swiss(count: number, rounds: number, seats: number, seed: number): Generator<Moment> {
  const random = chance(seed);
  const stay = upTo(count).map((who) => ({
    who,
    from: random(6) === 0 ? 2 : 1,
    to: random(6) === 0 ? 1 + random(rounds) : 99,
  }));
  const made: Round[] = [];
  for (let round = 1; round <= rounds; round++) {
    const present = stay.filter(({ from, to }) => from <= round && round <= to).map(({ who }) => who);
    if (present.length === 0) continue;
    const pairing = pairSwiss(
      { entrants: present, rounds: made, points: rule(seats), seats },
      lots(`${seed}`, `${round}`),
    );
    yield { present, rounds: [...made], pairing, seed };
    made.push(played(round, pairing, gamesAtRandom(random, false)));
  }
}

/** Checks that each present entrant has one table or bye. */
export function everyEntrantHasAPlace(runs: fc.Parameters<[number, number, number]>): void {
  const [counts, seated] = [fc.integer({ min: 1, max: 64 }), fc.integer({ min: 2, max: 6 })];
  fc.assert(
    fc.property(counts, seated, fc.nat(1e6), (count, seats, seed) => {
      for (const { present, pairing } of swiss(count, 4, seats, seed)) {
        expect([...pairing.tables.flat(), ...pairing.byes].sort((a, b) => a - b)).toEqual(present);
        const sizes = pairing.tables.map(({ length }) => length);
        expect(pairing.byes.length).toBe(seats === 2 ? present.length % 2 : Number(present.length === 1));
        if (present.length > 1) expect(Math.max(...sizes)).toBeLessThanOrEqual(seats);
        if (seats > 2 && present.length > 1) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
    }),
    runs,
  );
}

/** Checks that trying everything finds nothing better for two seats. */
export function nothingIsBetterForTwoSeats(numRuns: number): void {
  let [repeated, again] = [0, 0];
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(1e6), (count, seed) => {
      for (const moment of swiss(count, count + 1, 2, seed)) {
        const cost = costOf(moment);
        expect(cost).toEqual(best(moment));
        if (cost[0]) repeated++;
        if (cost[1]) again++;
      }
    }),
    // This example forces one repeated pairing and one repeated bye.
    { numRuns, examples: [[3, 1]] },
  );
  expect(Math.min(repeated, again)).toBeGreaterThan(0);
}

/** Checks that, for up to twelve entrants, the search and the exact solution fill larger tables at the lowest cost. */
export function upToTwelveCostTheLeast(numRuns: number): void {
  const [counts, seated] = [fc.integer({ min: 3, max: 12 }), fc.integer({ min: 3, max: 6 })];
  fc.assert(
    fc.property(counts, seated, fc.nat(1e6), (count, seats, seed) => {
      for (const { present, rounds } of swiss(count, 4, seats, seed)) {
        if (present.length < 2) continue;
        const field = contenders({ entrants: present, rounds, points: FOUR, seats }, lots(`${seed}`, 'any'));
        const ordered = field.toSorted((a, b) => b.group - a.group);
        const [costs, sizes] = [tableCosts(ordered), tableSizes(present.length, seats)];
        const costAt = (table: number[]) => tableCost(costs, table, table.length < (sizes[0] ?? 0));
        const sum = (tables: number[][]) => tables.reduce((all, table) => all + costAt(table), 0);
        const exact = sum(cheapestTables(costs, sizes));
        expect(sum(searchTables(costs, sizes, chance(seed)))).toBe(exact);
        expect(plainest(ordered.length, sizes, costAt)).toBe(exact);
      }
    }),
    { numRuns },
  );
}

/** Tries all pairings for two seats. Minimizes rematches, then second byes, the rank of the bye, and distances. */
function best({ present, rounds, seed }: Moment): number[] {
  const field = contenders({ entrants: present, rounds, points: THREE_POINTS, seats: 2 }, lots(`${seed}`, 'any'));
  type Who = (typeof field)[number];
  const better = (a: number[], b: number[]): number[] => {
    const i = a.findIndex((value, at) => value !== b[at]);
    return (a[i] ?? 0) < (b[i] ?? 0) ? a : b;
  };
  const plus = (a: number[], b: number[]) => a.map((value, i) => value + (b[i] ?? 0));
  const search = (left: readonly Who[], byes: number): number[] => {
    const [first, ...others] = left;
    if (!first) return [0, 0, 0, 0];
    const pairs = others.map((other) => {
      const own = [first.met.get(other.entrant) ?? 0, 0, 0, (first.group - other.group) ** 2];
      return plus(
        own,
        search(
          others.filter((one) => one !== other),
          byes,
        ),
      );
    });
    const alone = byes > 0 ? [plus([0, first.byes, first.group, 0], search(others, byes - 1))] : [];
    return [...pairs, ...alone].reduce(better);
  };
  return search(field, field.length % 2);
}

function costOf({ present, rounds, pairing, seed }: Moment): number[] {
  const field = contenders({ entrants: present, rounds, points: THREE_POINTS, seats: 2 }, lots(`${seed}`, 'any'));
  const who = (entrant: number | undefined) => field.find((one) => one.entrant === entrant) ?? expect.fail('no player');
  const cost = [0, 0, 0, 0];
  for (const [one, other] of pairing.tables) {
    const [a, b] = [who(one), who(other)];
    cost[0] = (cost[0] ?? 0) + (a.met.get(b.entrant) ?? 0);
    cost[3] = (cost[3] ?? 0) + (a.group - b.group) ** 2;
  }
  for (const bye of pairing.byes) [cost[1], cost[2]] = [who(bye).byes, who(bye).group];
  return cost;
}

/** Finds the lowest cost of all ways to fill tables of these sizes. */
function plainest(count: number, sizes: readonly number[], cost: (table: number[]) => number): number {
  const fill = (left: readonly number[], [size, ...rest]: readonly number[]): number => {
    if (size === undefined) return 0;
    const same = rest.every((one) => one === size);
    return subsets(left, size)
      .filter((table) => !same || table.includes(left[0] ?? -1))
      .reduce((least, table) => {
        const own = cost(table);
        return own >= least
          ? least
          : Math.min(
              least,
              own +
                fill(
                  left.filter((one) => !table.includes(one)),
                  rest,
                ),
            );
      }, Number.POSITIVE_INFINITY);
  };
  return fill(
    upTo(count).map((i) => i - 1),
    sizes,
  );
}

function subsets(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((one, i) => subsets(of.slice(i + 1), size - 1).map((rest) => [one, ...rest]));
}

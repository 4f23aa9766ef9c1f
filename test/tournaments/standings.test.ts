import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Random } from '../../src/engine/index.ts';
import { tableSizes } from '../../src/tournaments/pairing/large-tables.ts';
import { lots } from '../../src/tournaments/pairing/lots.ts';
import { roundRobin, withoutGone } from '../../src/tournaments/pairing/round-robin.ts';
import { Fraction } from '../../src/tournaments/standings/fraction.ts';
import { type PointsRule, THREE_POINTS } from '../../src/tournaments/standings/points.ts';
import type { Game, Round, Table } from '../../src/tournaments/standings/round-results.ts';
import { type Scored, standings, TIE_BREAKS } from '../../src/tournaments/standings/standings.ts';
import type { Setup, Stage } from '../events/check/read-log.ts';
import { slowStandings } from '../events/check/slow-standings.ts';
import { chance, gamesAtRandom, played, twoAt, upTo } from './random-results.ts';

const RULES: readonly (readonly [number, PointsRule])[] = [
  [2, THREE_POINTS],
  [2, { byPlace: [2, 0], draw: 1, bye: 1 }],
  [3, { byPlace: [5, 2, 1], draw: null, bye: 4 }],
  [4, { byPlace: [4, 3, 2, 1], draw: null, bye: 4 }],
  [4, { byPlace: [5, 0, 0, 0], draw: 1, bye: 5 }],
  // All are equal in points, so that a direct encounter has the most to decide.
  [2, { byPlace: [0, 0], draw: 0, bye: 0 }],
  [4, { byPlace: [0, 0, 0, 0], draw: 0, bye: 0 }],
];

/** Plays a round robin in which some entrants leave after a round. */
function roundRobinEvent(entrants: number, seed: number, bestOf: number): Round[] {
  const random = chance(seed);
  const leaves = new Map(upTo(entrants).map((who) => [who, random(5) === 0 ? 1 + random(4) : 99]));
  return roundRobin(upTo(entrants), 1 + random(2), lots(`${seed}`, 'round-robin')).map((pairing, index) => {
    const gone = new Set(upTo(entrants).filter((who) => (leaves.get(who) ?? 99) <= index));
    const { unplayed = [], ...left } = withoutGone(pairing, gone);
    return { ...played(index + 1, left, gamesOf(random, bestOf)), unplayed };
  });
}

/** Draws up to `bestOf` games. */
function gamesOf(random: Random, bestOf: number): (entrants: readonly number[]) => Game[] {
  const game = gamesAtRandom(random, false);
  return (entrants) => Array.from({ length: 1 + random(bestOf) }, () => game(entrants)).flat();
}

/** Returns what the second implementation reads from a log. */
function asRead(
  rounds: readonly Round[],
  points: PointsRule,
  bestOf: number,
): Pick<Stage, 'rounds'> & { setup: Setup } {
  const setup = { game: '', seats: 2, teamSize: 1, bestOf, tieBreaks: [...TIE_BREAKS], stages: [] };
  return {
    setup: { ...setup, points: { ...points, byPlace: [...points.byPlace] } },
    rounds: rounds.map(({ round, tables, byes, unplayed = [] }) => ({
      ...{ stage: 1, round, byes, unplayed, there: [], byHand: false, before: [] },
      tables: tables.map(({ games, ruled = null, ...table }) => ({
        ...{ ...table, ruled, counted: null },
        games: games.map(({ places }) => ({ matchId: '', ranks: [], places })),
      })),
    })),
  };
}

/** Plays randomly drawn rounds with late entries, drops, one unfinished table and one ruling. */
function event(entrants: number, rounds: number, seats: number, seed: number, bestOf = 1): Round[] {
  const random = chance(seed);
  const there = new Map(
    upTo(entrants).map((who) => [who, { from: random(8) === 0 ? 2 : 1, to: random(8) === 0 ? 2 : 99 }]),
  );
  const made: Round[] = [];
  for (let round = 1; round <= rounds; round++) {
    const present = upTo(entrants).filter((who) => {
      const own = there.get(who);
      return own && own.from <= round && round <= own.to;
    });
    if (present.length < 2) continue;
    const drawn = lots(`${seed}`, `${round}`).shuffle(present);
    const byes = seats === 2 && drawn.length % 2 === 1 ? drawn.splice(0, 1) : [];
    const tables = tableSizes(drawn.length, seats).map((size) => drawn.splice(0, size));
    made.push(played(round, { tables, byes }, gamesOf(random, bestOf)));
  }
  return made.map((round, i) => ({
    ...round,
    tables: round.tables.map((table, j) => odd(table, i === made.length - 1, j)),
  }));
}

function odd(table: Table, last: boolean, i: number): Table {
  if (i === 0 && last) return { ...table, over: false };
  if (i === 1) return { ...table, ruled: { places: table.entrants.map((_, seat) => table.entrants.length - seat) } };
  return table;
}

describe('standings', () => {
  it('equal a second, slow computation for all formats, sizes, points and tie-breaks', () => {
    let shared = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(...RULES),
        fc.shuffledSubarray([...TIE_BREAKS]),
        fc.boolean(),
        fc.constantFrom(1, 3),
        fc.boolean(),
        fc.nat(1_000_000),
        (most, length, [seats, points], shuffled, directFirst, bestOf, scheduled, seed) => {
          const tieBreaks = directFirst ? [...new Set(['DIRECT_ENCOUNTER' as const, ...shuffled])] : shuffled;
          const isRoundRobin = scheduled && seats === 2;
          const entrants = upTo(isRoundRobin ? Math.min(most, 9) : most);
          const rounds = isRoundRobin
            ? roundRobinEvent(entrants.length, seed, bestOf)
            : event(most, length, seats, seed, bestOf);
          const lot = lots(`${seed}`, 'standings').shuffle(entrants);
          const gamesToWin = Math.ceil(bestOf / 2);
          const found = standings({ entrants, rounds, points, gamesToWin, isRoundRobin, tieBreaks, lot });
          const read = asRead(rounds, points, bestOf);
          const kind = isRoundRobin ? 'ROUND_ROBIN' : 'SWISS';
          const stage = { number: 1, kind, players: entrants, lot, rounds: read.rounds };
          const expected = slowStandings({ ...read.setup, tieBreaks }, stage);
          expect(found.map(({ rank }) => rank)).toEqual(entrants);
          for (const [i, own] of found.entries()) {
            const { points: score, tieBreaks: others, ...line } = expected[i] ?? expect.fail('no such line');
            expect(own).toMatchObject(line);
            for (const [j, text] of [own.points, ...own.tieBreaks].entries()) {
              const { n, d } = new Fraction(text);
              const [a, b] = [score, ...others][j] ?? [-1n, 1n];
              expect(n * b, `${own.entrant} ${['POINTS', ...tieBreaks][j]}`).toBe(a * d);
            }
            if (found[i - 1]?.place === own.place) shared++;
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(shared).toBeGreaterThan(20);
  });

  it('are recomputed from the first round when an old result is corrected', () => {
    const rounds = event(16, 4, 2, 7);
    const lot = upTo(16);
    const of = (list: Round[]) =>
      standings({ entrants: lot, rounds: list, points: THREE_POINTS, gamesToWin: 1, tieBreaks: [...TIE_BREAKS], lot });
    const [first, ...rest] = rounds;
    const table = first?.tables[3];
    if (!first || !table) return expect.fail('no such table');
    const [one = 0, other = 0] = table.entrants;
    const corrected = (places: number[]) =>
      of([
        { ...first, tables: first.tables.map((all) => (all === table ? { ...all, ruled: { places } } : all)) },
        ...rest,
      ]);
    const points = (list: ReturnType<typeof of>, who: number) =>
      Number(list.find(({ entrant }) => entrant === who)?.points);
    expect(points(corrected([1, 2]), one) - points(corrected([2, 1]), one)).toBe(3);
    expect(points(corrected([1, 2]), other) - points(corrected([2, 1]), other)).toBe(-3);
  });
});

describe('points', () => {
  const pointsAfter = (table: Partial<Table>, points: PointsRule): string[] => {
    const whole: Table = { table: 1, entrants: [1, 2, 3, 4], games: [], over: true, ...table };
    const scored: Scored = {
      entrants: whole.entrants,
      rounds: [{ round: 1, tables: [whole], byes: [] }],
      points,
      gamesToWin: 1,
      tieBreaks: [],
      lot: [1, 2, 3, 4],
    };
    const listed = standings(scored);
    return whole.entrants.map((who) => listed.find(({ entrant }) => entrant === who)?.points ?? '');
  };
  const four: PointsRule = { byPlace: [4, 3, 2, 1], draw: null, bye: 4 };

  it('of a shared place are the mean of the places it covers', () => {
    expect(pointsAfter({ games: [{ places: [1, 2, 2, 4] }] }, four)).toEqual(['4', '5/2', '5/2', '1']);
    expect(pointsAfter({ games: [{ places: [1, 1, 1, 4] }] }, four)).toEqual(['3', '3', '3', '1']);
  });

  it('at a smaller table are those of the first places', () => {
    expect(pointsAfter({ entrants: [1, 2, 3], games: [{ places: [3, 1, 2] }] }, four).slice(0, 3)).toEqual([
      '2',
      '4',
      '3',
    ]);
  });

  it('follow from the sum of places if there are several games', () => {
    const games = [{ places: [1, 2, 3, 4] }, { places: [3, 1, 2, 4] }, { places: [4, 2, 3, 1] }];
    expect(pointsAfter({ games }, four)).toEqual(['5/2', '4', '5/2', '1']); // 8, 5, 8, 9
  });

  it('of a table of two follow from the games won', () => {
    const two = (games: string) => pointsAfter(twoAt(1, 1, 2, games), THREE_POINTS);
    expect([two('+-+'), two('+='), two('+-'), two('='), two('x'), two('x+'), two('')]).toEqual([
      ['3', '0'],
      ['3', '0'],
      ['1', '1'],
      ['1', '1'],
      ['0', '0'],
      ['3', '0'],
      ['1', '1'],
    ]);
  });

  it('are compared exactly', () => {
    expect(new Fraction('1/3').compare('33333333333333333/100000000000000000')).toBe(1);
  });
});

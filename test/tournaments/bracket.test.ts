import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bracket, type BracketPairing, bracketOrder, winnerOf } from '../../src/tournaments/pairing/bracket.ts';
import { bracketPlaces, nextBracketRound } from '../../src/tournaments/pairing/elimination.ts';
import type { Game, Round } from '../../src/tournaments/standings/round-results.ts';
import { chance, gamesAtRandom, played, upTo } from './random-results.ts';

interface Run {
  readonly rounds: readonly Round[];
  readonly pairings: readonly BracketPairing[];
  readonly gone: ReadonlySet<number>;
}

/** Plays a bracket to its end. @param drops the entrants who leave after each round */
function run(
  bracket: Bracket,
  gamesOf: (entrants: readonly number[]) => Game[],
  drops: (round: number) => number[] = () => [],
): Run {
  const rounds: Round[] = [];
  const pairings: BracketPairing[] = [];
  const gone = new Set<number>();
  for (;;) {
    for (const who of drops(rounds.length + 1)) gone.add(who);
    const pairing = nextBracketRound(bracket, rounds, gone);
    if (!pairing) return { rounds, pairings, gone };
    expect(rounds.length).toBeLessThan(40);
    pairings.push(pairing);
    rounds.push(played(rounds.length + 1, pairing, gamesOf));
  }
}

const single = (count: number, seats = 2): Bracket => ({ kind: 'SINGLE_ELIMINATION', seeds: upTo(count), seats });
const double = (count: number): Bracket => ({ kind: 'DOUBLE_ELIMINATION', seeds: upTo(count), seats: 2 });
/** Returns a game in which entrants place in the order of their numbers. */
const favourite = (entrants: readonly number[]): Game[] => [
  { places: entrants.map((own) => 1 + entrants.filter((other) => other < own).length) },
];
const losses = ({ rounds }: Run, who: number): number =>
  rounds.flatMap(({ tables }) => tables).filter((table) => table.entrants.includes(who) && winnerOf(table) !== who)
    .length;
const champions = (bracket: Bracket, { rounds }: Run): number[] =>
  [...bracketPlaces(bracket, rounds)].filter(([, place]) => place === 1).map(([who]) => who);

describe('a bracket', () => {
  it('is drawn in the standard order, with byes for the best', () => {
    expect(bracketOrder(upTo(8))).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(bracketOrder(upTo(5))).toEqual([1, null, 4, 5, 2, null, 3, null]);
    expect(nextBracketRound(single(11), [], new Set())).toMatchObject({
      tables: [
        [8, 9],
        [7, 10],
        [6, 11],
      ],
      byes: [1, 4, 5, 2, 3],
    });
  });

  it.each([
    ['single', single(16), [1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 9], 4],
    ['double', double(8), [1, 2, 3, 4, 5, 5, 7, 7], 6],
  ] as const)(
    'of %s elimination ends in the order of the seeds if the better seed always wins',
    (_, bracket, places, rounds) => {
      const whole = run(bracket, favourite);
      expect([...bracketPlaces(bracket, whole.rounds).values()]).toEqual(places);
      expect(whole.rounds.length).toBe(rounds);
    },
  );

  it('of four-seat tables advances the first of each table, and the last table decides the top places', () => {
    const whole = run(single(13, 4), favourite);
    expect(whole.pairings.map(({ tables }) => tables)).toEqual([
      [
        [1, 8, 9, 13],
        [2, 7, 10],
        [3, 6, 11],
        [4, 5, 12],
      ],
      [[1, 2, 3, 4]],
    ]);
    expect([...bracketPlaces(single(13, 4), whole.rounds)].slice(0, 4)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it.each([
    ['single', 1, (count: number, seats: number) => single(count, seats)],
    ['double', 2, (count: number) => double(count)],
  ] as const)(
    'of %s elimination pairs entrants by their losses, and an entrant with %d losses is out',
    (_, most, make) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 2, max: 64 }),
          fc.integer({ min: 2, max: 6 }),
          fc.nat(1e6),
          (count, seats, seed) => {
            const bracket = make(count, seats);
            const whole = run(bracket, gamesAtRandom(chance(seed), true));
            const [champion = 0, ...others] = champions(bracket, whole);
            expect(others).toEqual([]);
            expect(losses(whole, champion)).toBeLessThan(most);
            for (const who of upTo(count)) if (who !== champion) expect(losses(whole, who)).toBe(most);
            whole.pairings.forEach(({ tables, byes, nodes }, i) => {
              const before = { ...whole, rounds: whole.rounds.slice(0, i) };
              const present = upTo(count).filter((who) => losses(before, who) < most);
              expect([...tables.flat(), ...byes].sort((a, b) => a - b)).toEqual(present);
              expect(nodes.length).toBe(tables.length);
              expect(tables.length).toBeGreaterThan(0);
              tables.forEach((table, j) => {
                const lost = new Set(table.map((who) => losses(before, who)));
                const branch = nodes[j]?.branch;
                if (branch === 'WINNERS') expect(lost).toEqual(new Set([0]));
                if (branch === 'LOSERS') expect(lost).toEqual(new Set([1]));
                if (branch === 'GRAND_FINAL') expect(lost).toEqual(new Set([0, 1]));
                if (branch === 'RESET') expect(lost).toEqual(new Set([1]));
              });
            });
          },
        ),
        { numRuns: 30 },
      );
    },
  );

  it.each([
    ['single', (count: number, seats: number) => single(count, seats)],
    ['double', (count: number) => double(count)],
  ] as const)(
    'of %s elimination goes on when entrants leave or both lose; each remaining entrant has a table or a bye',
    (_, make) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 2, max: 64 }),
          fc.integer({ min: 2, max: 4 }),
          fc.nat(1e6),
          (count, seats, seed) => {
            const bracket = make(count, seats);
            const random = chance(seed);
            const whole = run(bracket, gamesAtRandom(random, random(2) === 0), () =>
              random(2) === 0 ? [1 + random(count)] : [],
            );
            for (const { tables, byes } of whole.pairings) {
              const all = [...tables.flat(), ...byes];
              expect(new Set(all).size).toBe(all.length);
              for (const table of tables) expect(table.length).toBeGreaterThan(1);
            }
            const places = bracketPlaces(bracket, whole.rounds);
            expect(places.size).toBe(count);
            expect(Math.min(...places.values())).toBe(1);
          },
        ),
        { numRuns: 30 },
      );
    },
  );

  it('of eleven with double elimination replays the final if the unbeaten finalist loses the first one', () => {
    const lastWins = (entrants: readonly number[]): Game[] => [
      {
        places:
          entrants.includes(1) && entrants.includes(2)
            ? entrants.map((who) => 3 - who)
            : (favourite(entrants)[0]?.places ?? null),
      },
    ];
    let meetings = 0;
    const whole = run(double(11), (entrants) =>
      entrants.includes(1) && entrants.includes(2) && ++meetings > 1 ? lastWins(entrants) : favourite(entrants),
    );
    expect(whole.pairings.slice(-2).map(({ nodes }) => nodes.map(({ branch }) => branch))).toEqual([
      ['GRAND_FINAL'],
      ['RESET'],
    ]);
    expect(champions(double(11), whole)).toEqual([2]);
  });

  it('gives a bye to the opponent of an entrant who has left', () => {
    const rounds = [
      played(
        1,
        {
          tables: [
            [1, 4],
            [2, 3],
          ],
          byes: [],
        },
        favourite,
      ),
    ];
    expect(nextBracketRound(single(4), rounds, new Set([1]))).toEqual({ tables: [], nodes: [], byes: [2] });
    rounds.push({ round: 2, tables: [], byes: [2] });
    expect(nextBracketRound(single(4), rounds, new Set([1]))).toBeNull();
    expect([...bracketPlaces(single(4), rounds)]).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
      [4, 3],
    ]);
  });

  it('has all entrants still in while a round is being played', () => {
    const [round] = run(single(4), favourite).rounds;
    if (!round) return expect.fail('no round');
    const half = {
      ...round,
      tables: round.tables.map((table, i) => (i === 0 ? table : { ...table, games: [], over: false })),
    };
    expect([...bracketPlaces(single(4), [half]).values()]).toEqual([1, 1, 1, 1]);
    expect([...bracketPlaces(single(4), [round]).values()]).toEqual([1, 1, 3, 3]);
  });

  it('needs two entrants, and has no double elimination at larger tables', () => {
    expect(() => nextBracketRound(single(1), [], new Set())).toThrow(RangeError);
    expect(() => nextBracketRound({ ...double(8), seats: 4 }, [], new Set())).toThrow(RangeError);
  });
});

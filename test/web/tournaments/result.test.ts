import { describe, expect, it } from 'vitest';
import { tablePlaces as counted } from '../../../src/tournaments/standings/round-results.ts';
import { outcomeOf, scoreOf, tablePlaces, winnerOf } from '../../../web/src/parts/tournaments/result.ts';

const two = [{ number: 4 }, { number: 7 }];
const three = [{ number: 1 }, { number: 2 }, { number: 3 }];
const at = (
  entrants: readonly { number: number }[],
  games: (number[] | null)[],
  ruled?: { places: number[] | null; gameWins?: number[] },
) => ({
  ...{ entrants, games: games.map((places) => ({ places })), over: true },
  ruled: ruled ? { gameWins: null, ...ruled } : null,
});

const TABLES = [
  at(two, [[1, 2]]),
  at(two, [[1, 1]]),
  at(two, [null]),
  at(two, [
    [1, 2],
    [2, 1],
    [1, 2],
  ]),
  at(two, [[1, 2]], { places: [2, 1] }),
  at(two, [[1, 2]], { places: null }),
  at(three, [[2, 1, 3]]),
  at(three, [
    [1, 2, 2],
    [3, 1, 2],
  ]),
  at(two, []),
];

describe('the result of a table', () => {
  it.each(TABLES)('agrees with the standings: table %#', (table) => {
    const entrants = table.entrants.map(({ number }) => number);
    const { games, ruled } = table;
    const paired = { table: 1, entrants, games, over: true, ...(ruled && { ruled: { places: ruled.places } }) };
    expect(tablePlaces(table)).toEqual(counted(paired));
  });

  it('is a win, a draw or a loss, or a place at a larger table', () => {
    expect([0, 1].map((seat) => outcomeOf(at(two, [[1, 2]]), seat).is)).toEqual(['WON', 'LOST']);
    expect(outcomeOf(at(two, [[1, 1]]), 0).is).toBe('DRAWN');
    expect(outcomeOf(at(two, [null]), 0).is).toBe('LOST');
    expect(outcomeOf(at(three, [[2, 1, 3]]), 2)).toEqual({ is: 'PLACE', place: 3 });
  });

  it('has a winner if it is over and exactly one entrant is first', () => {
    expect(winnerOf(at(two, [[2, 1]]))).toBe(7);
    expect(winnerOf({ ...at(two, [[2, 1]]), over: false })).toBeNull();
    expect(winnerOf(at(three, [[1, 1, 3]]))).toBeNull();
  });

  it('shows a ruling instead of the games that did not count', () => {
    const games = [
      [1, 2],
      [1, 2],
    ];
    const scores = (table: ReturnType<typeof at>) => [0, 1].map((seat) => scoreOf(table, seat));
    expect(scores(at(two, games, { places: [2, 1] }))).toEqual(['', '']);
    expect(scores(at(two, games, { places: [2, 1], gameWins: [1, 2] }))).toEqual(['1', '2']);
  });

  it('is shown in games won, draws as halves, or in places', () => {
    const table = at(two, [
      [1, 2],
      [1, 1],
    ]);
    expect([scoreOf(table, 0), scoreOf(table, 1)]).toEqual(['1½', '½']);
    expect(scoreOf(at(three, [[2, 1, 3], null]), 0)).toBe('2. –');
    expect(scoreOf(at(two, []), 0)).toBe('');
  });
});

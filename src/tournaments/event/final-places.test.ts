import { describe, expect, it } from 'vitest';
import { followsAgain, Simulated } from '../../../test/tournaments/simulated.ts';
import { type Event, isOver } from './event.ts';
import { stageStandings } from './final-places.ts';
import { gamesToPlay } from './games-to-play.ts';
import { isAllPlayed } from './schedule.ts';
import type { Setup } from './setup.ts';

const standingsIn = (event: Event) => stageStandings(event, event.stages[0] ?? expect.fail('no stage'));

it('standings are computed once for all readers, and again when a result is corrected', () => {
  const cup = new Simulated().enters(8).begins().plays();
  const before = standingsIn(cup.event);
  expect(standingsIn(cup.event)).toBe(before);
  cup.does('PAUSED', { reason: '' });
  expect(standingsIn(cup.event)).toBe(before);
  const [winner] = before;
  const table = cup.event.stages[0]?.rounds[0]?.tables.find(({ entrants }) => entrants.includes(winner?.entrant ?? 0));
  if (!winner || !table) expect.fail('no entrant has won');
  const places = table.entrants.map((one) => (one === winner.entrant ? 2 : 1));
  cup.does('RULED', { stage: 1, round: 1, table: table.table, places, reason: 'A slip' });
  const after = standingsIn(cup.event);
  expect(after).not.toBe(before);
  expect(after.find(({ entrant }) => entrant === winner.entrant)?.points).toBe('0');
  expect(isOver(cup.event)).toBe(false);
});

it('standings with a different points rule are computed separately', () => {
  const { event } = new Simulated().enters(8).begins().plays();
  const before = standingsIn(event);
  const points = { byPlace: [5, 0], draw: 1, bye: 5 };
  const other = standingsIn({ ...event, setup: { ...event.setup, points } });
  expect(other).not.toEqual(before);
});

it('tie-breaks follow the edition of the log', () => {
  const stages: Setup['stages'] = [{ kind: 'SWISS', rounds: 1, take: null }];
  const withBye = (edition: 2 | 3) => {
    const cup = new Simulated({ stages, tieBreaks: ['OPPONENTS_MATCH_WIN'] }, 1, edition).enters(3).begins().playsOut();
    expect(followsAgain(cup)).toBe(true);
    const [bye] = cup.event.stages[0]?.rounds[0]?.byes ?? [];
    return standingsIn(cup.event).find(({ entrant }) => entrant === bye)?.tieBreaks;
  };
  expect(withBye(2)).toEqual(['0']);
  expect(withBye(3)).toEqual(['1/3']);
});

it('the byes and forfeits of a round do not count before its approval', () => {
  const cup = new Simulated({ byHand: true, tieBreaks: ['BUCHHOLZ'] }).enters(5).begins();
  const [table] = cup.event.stages[0]?.rounds[0]?.tables ?? [];
  cup.does('DROPPED', { entrant: table?.entrants[0] ?? 0, reason: '' });
  const counts = () => standingsIn(cup.event).map(({ points, won, lost }) => [points, won, lost]);
  expect(counts()).toEqual(Array.from({ length: 5 }, () => ['0', 0, 0]));
  cup.does('APPROVED', {});
  expect(counts().filter(([, won]) => won === 1)).toEqual([
    ['3', 1, 0],
    ['3', 1, 0],
  ]);
  cup.plays().does('REINSTATED', { entrant: table?.entrants[0] ?? 0, reason: '' });
  const after = counts();
  cup.does('UNDONE', {});
  expect(counts()).toEqual(after);
});

it('a final that a finalist leaves before approval has one winner, even if the organizer ends it immediately', () => {
  const cup = new Simulated({ byHand: true, stages: [{ kind: 'SINGLE_ELIMINATION', take: null }] }).enters(4);
  cup.begins([1, 2, 3, 4]).does('APPROVED', {});
  cup.plays((entrants) => entrants.map((_, index) => index + 1));
  const [one = 0, other = 0] = cup.event.stages[0]?.rounds[1]?.tables[0]?.entrants ?? [];
  cup.does('DROPPED', { entrant: one, reason: '' }).does('ENDED', {});
  expect(cup.event.places.slice(0, 2)).toEqual([
    { entrant: other, place: 1 },
    { entrant: one, place: 2 },
  ]);
});

it('a final that both finalists lose has no winner, and they share second place', () => {
  const cup = new Simulated({ stages: [{ kind: 'SINGLE_ELIMINATION', take: null }], grace: 60 }).enters(4);
  cup.begins([1, 2, 3, 4]).plays((entrants) => entrants.map((_, index) => index + 1));
  const [{ attempt: _, entrants: __, ...at } = expect.fail('no final')] = gamesToPlay(cup.event);
  const rulings = [0, 1].map((seat) => ({ seat, ruling: 'MATCH_LOSS' as const }));
  cup.does('RESULTS', { games: [{ ...at, ranks: [1, 2], why: 'ruled', hash: 'h', rulings }] }, null).waits(60_000);
  expect([cup.event.status, cup.event.places.map(({ place }) => place)]).toEqual(['FINISHED', [2, 2, 3, 3]]);
  expect(followsAgain(cup)).toBe(true);
});

it('a semi-final that both players lose makes the other finalist the winner', () => {
  const cup = new Simulated({ stages: [{ kind: 'SINGLE_ELIMINATION', take: null }] }).enters(4).begins([1, 2, 3, 4]);
  const games = gamesToPlay(cup.event).map(({ attempt: _, entrants: __, ...at }) => ({
    ...{ ...at, ranks: [1, 2], why: 'over', hash: 'h' },
    rulings: at.table === 1 ? [0, 1].map((seat) => ({ seat, ruling: 'MATCH_LOSS' as const })) : [],
  }));
  cup.does('RESULTS', { games }, null).waits();
  const winner = cup.event.stages[0]?.rounds[0]?.tables[1]?.entrants[0];
  expect([cup.event.status, cup.event.places[0]]).toEqual(['FINISHED', { entrant: winner, place: 1 }]);
});

describe('a disqualified entrant', () => {
  const KNOCKOUT: Setup['stages'] = [{ kind: 'SINGLE_ELIMINATION', take: null }];
  const graced = (more: Partial<Setup>, edition: 1 | 3 = 3) => new Simulated({ grace: 60, ...more }, 1, edition);
  const better = (entrants: readonly number[]) => entrants.map((one) => 1 + entrants.filter((two) => two < one).length);
  const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  /** Plays every round, with the better seed winning. Then disqualifies one entrant and ends the tournament. */
  function ended(cup: Simulated, count: number, out: number): [entrant: number, place: number][] {
    cup.enters(count).begins(seeds(count));
    while (!isAllPlayed(cup.event)) cup.plays(better);
    cup.does('DISQUALIFIED', { entrant: out, reason: 'a marked deck' }).waits(60_000);
    expect(followsAgain(cup)).toBe(true);
    return cup.event.places.map(({ entrant, place }) => [entrant, place]);
  }

  it('has no place even after winning an elimination, and all lower entrants move up', () => {
    expect(ended(graced({ stages: KNOCKOUT }), 4, 1)).toEqual([
      [2, 1],
      [3, 2],
      [4, 2],
    ]);
  });

  it('leaves no gap in the places of a double elimination', () => {
    const places = ended(graced({ stages: [{ kind: 'DOUBLE_ELIMINATION', take: null }] }), 4, 2);
    expect(places).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
    ]);
  });

  it.each([
    { kind: 'SWISS', rounds: 3, take: null },
    { kind: 'ROUND_ROBIN', cycles: 1, take: null },
  ] as const)('of a $kind has no place, neither at the end nor in the standings', (stage) => {
    const cup = graced({ stages: [stage] });
    expect(ended(cup, 6, 1)[0]).toEqual([expect.any(Number), 1]);
    expect(cup.event.places).toHaveLength(5);
    expect(standingsIn(cup.event).map(({ entrant, rank }) => [entrant !== 1, rank])).toEqual(
      seeds(5).map((rank) => [true, rank]),
    );
  });

  it('has no place in any stage', () => {
    const stages: Setup['stages'] = [
      { kind: 'SWISS', rounds: 2, take: null },
      { kind: 'SINGLE_ELIMINATION', take: 2 },
    ];
    const places = ended(graced({ stages }), 6, 1);
    expect(places.map(([entrant]) => entrant).sort()).toEqual([2, 3, 4, 5, 6]);
    expect(places[0]?.[1]).toBe(1);
    expect(places[1]?.[1]).toBe(2);
  });

  it('keeps the place in a log of edition 1, whose result is unchanged', () => {
    expect(ended(graced({ stages: KNOCKOUT }, 1), 4, 1)[0]).toEqual([1, 1]);
  });

  it('loses the place, unlike a dropped entrant', () => {
    const cup = graced({ stages: KNOCKOUT }).enters(4).begins(seeds(4)).plays(better).plays(better);
    cup.does('DROPPED', { entrant: 1, reason: 'ACCOUNT_DELETED' }, 'p1').waits(60_000);
    expect(cup.event.places[0]).toEqual({ entrant: 1, place: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { Simulated } from '../../../test/tournaments/simulated.ts';
import { advanceTrail as moved } from '../../ledger/delayed-states.ts';
import type { EventEntry } from '../event/entry.ts';
import { type Event, entrantOf } from '../event/event.ts';
import { withOwnTables } from '../event/own-tables.ts';
import type { Setup } from '../event/setup.ts';
import { TIMELINE } from './delayed-tournaments.ts';

const MINUTE = 60_000;

interface Trail {
  event: Event | null;
  ahead: readonly EventEntry[];
}

function movedOn({ event: state, ahead }: Trail, then: number): Trail {
  const trail = moved({ state, ahead, stuck: false }, then, TIMELINE);
  return { event: trail.state, ahead: trail.ahead };
}

/** Plays a tournament of `count` entrants to its end, one table per minute, and returns the state after each entry. */
function played(count: number, setup: Partial<Setup> = {}) {
  const cup = new Simulated(setup).enters(count);
  const moments: Event[] = [];
  const note = () => moments.push(cup.event);
  cup.waits(MINUTE).does('BEGUN', { seeding: null });
  note();
  for (let turns = 0; cup.event.status === 'RUNNING' && turns < 200; turns++) {
    cup.waits(MINUTE);
    note();
    let more = 1;
    cup.plays((entrants) => (more-- > 0 ? entrants.map((_, index) => index + 1) : null));
    note();
  }
  const entries = cup.happened.map((one, version): EventEntry => ({ ...one, version, key: null, hash: '' }));
  return { last: cup.event, entries, moments };
}

const over = (event: Event) => event.stages.flatMap(({ rounds }) => rounds.flatMap(({ tables }) => tables));

describe('a delayed tournament', () => {
  const { last, entries, moments } = played(6);
  const begun = last.begunAt ?? Number.NaN;

  it('is shown without delay until it has begun', () => {
    const { event, ahead } = movedOn({ event: null, ahead: entries }, 0);
    expect([event?.status, event?.entrants.length, ahead[0]?.kind]).toEqual(['OPEN', 6, 'BEGUN']);
  });

  it('has the state of the earlier time, even if it is advanced step by step', () => {
    expect(moments.length).toBeGreaterThan(9);
    let trail = movedOn({ event: null, ahead: entries }, begun - 1);
    for (let then = begun; then <= last.changedAt; then += MINUTE / 2) {
      trail = movedOn(trail, then);
      expect(trail.event).toEqual(moments.findLast(({ changedAt }) => changedAt <= then));
      expect(movedOn({ event: null, ahead: entries }, then)).toEqual(trail);
    }
    expect([trail.event, trail.ahead]).toEqual([last, []]);
  });

  it('delays late entries, and never registration', () => {
    const cup = new Simulated({ lateRounds: 1 }).enters(4).begins();
    cup.waits(MINUTE).does('DROPPED', { entrant: 2, reason: '' }, 'p2');
    const log = cup.happened.map((one, version): EventEntry => ({ ...one, version, key: null, hash: '' }));
    const { event } = movedOn({ event: null, ahead: log }, cup.now - 1);
    expect([event?.status, event?.entrants[1]?.gone]).toEqual(['RUNNING', null]);
  });
});

describe.each<[string, Partial<Setup>]>([
  ['a Swiss', {}],
  ['a bracket', { stages: [{ kind: 'SINGLE_ELIMINATION', take: null }] }],
  ['a double elimination', { stages: [{ kind: 'DOUBLE_ELIMINATION', take: null }] }],
])('a player in %s', (_, setup) => {
  const { entries, moments } = played(7, setup);
  const start = movedOn({ event: null, ahead: entries }, 0).event ?? expect.fail();

  it('sees the current state of their own tables, and nothing new of other tables', () => {
    for (const now of moments)
      for (const player of ['p1', 'p4', 'p7']) {
        const own = entrantOf(now, player)?.number ?? expect.fail();
        const seen = withOwnTables(start, now, own);
        const mine = over(now).filter(({ entrants }) => entrants.includes(own));
        expect(over(seen)).toEqual(mine);
        const rounds = seen.stages.flatMap((stage) => stage.rounds);
        for (const { nodes, tables, overAt } of rounds)
          expect([nodes?.length ?? tables.length, overAt]).toEqual([tables.length, null]);
        expect([seen.status, seen.version, seen.places]).toEqual(['RUNNING', start.version, []]);
      }
  });

  it('sees everything that others see', () => {
    for (const [index, past] of moments.entries()) {
      const now = moments.at(index + 2) ?? past;
      const seen = withOwnTables(past, now, 1);
      for (const [at, stage] of past.stages.entries())
        for (const [number, round] of stage.rounds.entries())
          for (const table of round.tables)
            if (!table.entrants.includes(1)) expect(seen.stages[at]?.rounds[number]?.tables).toContainEqual(table);
    }
  });

  it('sees the same as everyone else if nothing is hidden', () => {
    const now = moments.at(-1) ?? expect.fail();
    expect(withOwnTables(now, now, 1)).toEqual(now);
  });
});

it('a redrawn round is not mixed with the round that it replaces', () => {
  const cup = new Simulated({ byHand: true }).enters(6).begins();
  if (cup.event.stages[0]?.rounds.length !== 1) cup.does('PAIRED', { tables: null });
  const before = cup.event;
  cup.does('UNDONE', {}).does('PAIRED', {
    tables: [
      [1, 6],
      [2, 5],
      [3, 4],
    ],
  });
  const seen = withOwnTables(before, cup.event, 1);
  expect(over(seen).map(({ entrants }) => [...entrants].sort())).toEqual([[1, 6]]);
});

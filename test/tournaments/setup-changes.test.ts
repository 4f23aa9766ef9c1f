import { describe, expect, it } from 'vitest';
import { currentRound } from '../../src/tournaments/event/event.ts';
import { EventRefusal } from '../../src/tournaments/event/rules/rule.ts';
import type { Setup } from '../../src/tournaments/event/setup.ts';
import { followsAgain, ORGANIZER, Simulated } from './simulated.ts';

const SWISS: Setup['stages'] = [{ kind: 'SWISS', rounds: 3, take: null }];
const MINUTE = 60_000;

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof EventRefusal) return error.message;
    throw error;
  }
  return '';
}

function changes(event: Simulated, change: Partial<Setup>, by = ORGANIZER): Simulated {
  return event.does('SET_UP', { setup: { ...event.event.setup, ...change } }, by);
}

describe('the set-up of an announced tournament', () => {
  it('can change before rounds depend on it, and a notice lists the changed fields', () => {
    const event = new Simulated({ stages: SWISS, startsAt: 2_000_000 }).enters(4);
    changes(event, { startsAt: 3_000_000, checkIn: 600, capacity: 8, name: 'Great Cup' });
    expect(event.event.notices).toMatchObject([{ text: null, changed: ['name', 'capacity', 'startsAt', 'checkIn'] }]);
    for (const entrant of [1, 2, 3])
      event.waits(entrant === 1 ? 1_500_000 : 0).does('CHECKED_IN', { entrant }, `p${entrant}`);
    event.waits(499_999);
    expect(event.event.status).toBe('OPEN');
    event.waits(1);
    expect(event.event.status).toBe('RUNNING');
    expect(followsAgain(event)).toBe(true);
  });

  it('is fixed where players rely on it, and can be changed only by the organizer', () => {
    const event = new Simulated({ stages: SWISS }).enters(4);
    expect(refusal(() => changes(event, { bestOf: 3, decks: 'REGISTERED' }))).toMatch(/^bestOf, decks: /);
    expect(refusal(() => changes(event, { name: 'Mine' }, 'p1'))).not.toBe('');
    event.begins();
    expect(refusal(() => changes(event, { startsAt: 9_000_000 }))).toMatch(/^startsAt: /);
    expect(refusal(() => changes(event, { noShowAfter: 60 }))).toMatch(/^noShowAfter: /);
  });

  it('can change the length of the next rounds and extend late entry', () => {
    const event = new Simulated({ stages: SWISS, roundLength: 600 }).enters(4).begins();
    const ends = currentRound(event.event)?.endsAt;
    changes(event, { roundLength: 1800, lateRounds: 2 });
    expect(currentRound(event.event)?.endsAt).toBe(ends);
    event.does('REGISTERED', { members: ['late'], deck: null, invited: false }, 'late');
    event.plays().waits();
    const second = currentRound(event.event);
    expect([second?.round, (second?.endsAt ?? 0) - (second?.begunAt ?? 0)]).toEqual([2, 30 * MINUTE]);
  });

  it('is not announced if it stays the same', () => {
    const event = new Simulated({ stages: SWISS }).enters(2);
    expect(changes(event, {}).event.notices).toEqual([]);
  });

  it('of an older event without a no-show rule is not changed by stating the old defaults', () => {
    const event = new Simulated({ stages: SWISS }).enters(2);
    changes(event, { noShowAfter: 0, noShowDrops: false, grace: 0, pause: 60 });
    expect(event.event.notices).toMatchObject([{ changed: ['pause'] }]);
  });
});

it('only an organizer can announce something to all entrants, once registration is open', () => {
  const event = new Simulated({ stages: SWISS });
  expect(refusal(() => event.does('ANNOUNCED', { text: 'Hello' }))).not.toBe('');
  event.enters(2);
  expect(refusal(() => event.does('ANNOUNCED', { text: 'Hello' }, 'p1'))).not.toBe('');
  event.does('ANNOUNCED', { text: 'Lunch is at one.' });
  expect(event.event.notices).toMatchObject([{ text: 'Lunch is at one.', changed: [], at: event.now }]);
});

import { describe, expect, it } from 'vitest';
import { currentRound } from '../../src/tournaments/event/event.ts';
import { owed } from '../../src/tournaments/event/rules/outage-extension.ts';
import { EventRefusal } from '../../src/tournaments/event/rules/rule.ts';
import { followsAgain, Simulated } from './simulated.ts';

const MINUTE = 60_000;

/** Lets a server outage pass, which ends now. */
function away(event: Simulated, ms: number): { from: number; to: number } {
  const from = event.now;
  event.now += ms;
  return { from, to: event.now };
}

function givenBack(event: Simulated, { from, to }: { from: number; to: number }): void {
  expect(owed(event.event, [{ from, to }])).toEqual({ from, to });
  event.does('TIME_GIVEN_BACK', { began: from, ended: to }, null);
  expect(owed(event.event, [{ from, to }])).toBeNull();
}

describe('while the server is away', () => {
  it('a round keeps its remaining time, even if it would have run out meanwhile', () => {
    const event = new Simulated({ roundLength: 600 }).enters(4).begins();
    event.now += 4 * MINUTE;
    givenBack(event, away(event, 30 * MINUTE));
    expect(currentRound(event.event)?.endsAt).toBe(event.now + 6 * MINUTE);
    event.waits(6 * MINUTE - 1);
    expect(currentRound(event.event)?.timeCalled).toBe(false);
    event.waits(1);
    expect(currentRound(event.event)?.timeCalled).toBe(true);
    expect(followsAgain(event)).toBe(true);
  });

  it('check-in keeps its remaining time', () => {
    const event = new Simulated({ startsAt: 2_000_000, checkIn: 600 }).enters(2);
    event.now = 2_000_000 - 2 * MINUTE;
    givenBack(event, away(event, 10 * MINUTE));
    for (const entrant of [1, 2]) event.does('CHECKED_IN', { entrant }, `p${entrant}`);
    event.waits(2 * MINUTE - 1);
    expect(event.event.status).toBe('OPEN');
    expect(event.waits(1).event.status).toBe('RUNNING');
  });

  it('only the time within check-in counts, and no time within the pause of a round', () => {
    const early = new Simulated({ startsAt: 2_000_000, checkIn: 600 }).enters(2);
    expect(owed(early.event, [away(early, MINUTE)])).toBeNull();
    early.now = 2_000_000 - 11 * MINUTE;
    givenBack(early, away(early, 3 * MINUTE));
    expect(early.event.setup.startsAt).toBe(2_000_000 + 2 * MINUTE);

    const event = new Simulated({ roundLength: 600 }).enters(4).begins();
    event.does('PAUSED', { reason: 'lunch' });
    const span = away(event, 5 * MINUTE);
    expect(owed(event.event, [span])).toBeNull();
    event.does('RESUMED', {});
    expect(owed(event.event, [span])).toBeNull();
  });

  it('only the server can report the outage, and only if a time ran out meanwhile', () => {
    const event = new Simulated({ roundLength: 600 }).enters(4).begins();
    const { from: began, to: ended } = away(event, MINUTE);
    const said = (by: string | null, input: { began: number; ended: number }) => () =>
      event.does('TIME_GIVEN_BACK', input, by);
    expect(said('organizer', { began, ended })).toThrow(EventRefusal);
    expect(said(null, { began: ended, ended: began })).toThrow(EventRefusal);
    expect(said(null, { began, ended: ended + MINUTE })).toThrow(EventRefusal);
    const free = new Simulated().enters(4).begins();
    expect(() => free.does('TIME_GIVEN_BACK', { began, ended }, null)).toThrow(EventRefusal);
  });
});

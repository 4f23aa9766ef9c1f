import { firstOwed, type RunningTime, type TimeAway, upAfter } from '../../../engine/index.ts';
import { currentRound, type Event } from '../event.ts';
import { forbidden, type Rule, wrongInput } from './rule.ts';
import { withCurrentRound } from './state-changes.ts';

/** The tolerated difference between the clocks of two nodes, in milliseconds. */
export const CLOCKS_APART = 5000;

export const TIME_GIVEN_BACK: Rule<'TIME_GIVEN_BACK'> = {
  // The outage itself cannot be verified, but its consequences follow from a rule.
  decide(event, command) {
    const { began: from, ended: to } = command.input;
    if (to > command.at + CLOCKS_APART) throw wrongInput('ended', 'The outage is not over yet.');
    if (!owed(event, [{ from, to }])) throw forbidden('No time ran out during the outage.');
    return {};
  },
  // Before the start, the entry delays the start and check-in. Later, it delays the end of the round.
  fold(event, { input: { began: from, ended: to } }) {
    const clock = running(event);
    const until = clock && upAfter(clock, { from, to });
    const settled = { ...event, settledTo: to };
    if (event.status === 'OPEN') return { ...settled, setup: { ...event.setup, startsAt: until } };
    return withCurrentRound(settled, (round) => ({ ...round, endsAt: until }));
  },
};

/** Returns when the time of check-in or the round is up; null if neither is running. */
export function timeUpAt(event: Event): number | null {
  return running(event)?.until ?? null;
}

/** Returns the first outage, in order, whose time the players have not been given back; null if there is none. */
export function owed(event: Event, outages: readonly TimeAway[]): TimeAway | null {
  const clock = running(event);
  return clock && firstOwed([clock], outages);
}

function running(event: Event): RunningTime | null {
  const { setup, status, pausedAt, settledTo = 0 } = event;
  if (status === 'OPEN' && setup.startsAt !== null && setup.checkIn !== null)
    return { since: Math.max(setup.startsAt - setup.checkIn * 1000, settledTo), until: setup.startsAt };
  const round = currentRound(event);
  if (status !== 'RUNNING' || pausedAt !== null || round?.status !== 'PLAYING') return null;
  if (round.begunAt === null || round.endsAt === null || round.overAt !== null || round.timeCalled) return null;
  return { since: Math.max(round.begunAt, settledTo), until: round.endsAt };
}

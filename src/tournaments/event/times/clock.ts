import { currentRound, type Event } from '../event.ts';

/** A time in which nobody could do anything, as the server was away: milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A standstill that was shorter, in milliseconds, is left as it is: nodes agree on the time no better than that. */
const LEAST = 1000;

/**
 * Since when a time runs in which players have to do something, and when it is up: that of check-in, or of a round. Null: none
 * does. In a pause a round's time stands still anyway.
 */
function running(event: Event): { since: number; until: number } | null {
  const { setup, status, pausedAt, settledTo = 0 } = event;
  if (status === 'OPEN' && setup.startsAt !== null && setup.checkIn !== null)
    return { since: Math.max(setup.startsAt - setup.checkIn * 1000, settledTo), until: setup.startsAt };
  const round = currentRound(event);
  if (status !== 'RUNNING' || pausedAt !== null || round?.status !== 'PLAYING') return null;
  if (round.begunAt === null || round.endsAt === null || round.overAt !== null || round.timeCalled) return null;
  return { since: Math.max(round.begunAt, settledTo), until: round.endsAt };
}

/** When a time is up that runs for players; null: none does. */
export function timeUpAt(event: Event): number | null {
  return running(event)?.until ?? null;
}

/** The first of these times, in their order, that have still to be given back; null: none. */
export function owed(event: Event, spans: readonly Span[]): Span | null {
  const clock = running(event);
  if (!clock) return null;
  const stoodStill = ({ from, to }: Span) => clock.until > from && to - Math.max(clock.since, from) >= LEAST;
  return spans.find(stoodStill) ?? null;
}

/** When a time is up after a standstill: what was left of it when that began is left when it ends. */
export function upAfter(event: Event, { from, to }: Span): number | null {
  const clock = running(event);
  return clock && to + clock.until - Math.max(clock.since, from);
}

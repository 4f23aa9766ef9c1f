import type { TimeAway } from './unanswered.ts';

/** A running clock: the times when it started and when it runs out, in milliseconds since 1970. */
export interface RunningTime {
  since: number;
  until: number;
}

/** The shortest loss of time that is given back, in milliseconds. The clocks on two nodes can differ by this much. */
const LEAST = 1000;

/** Whether an outage has cost this clock time that the clock has not got back yet. */
export function stoodStill({ since, until }: RunningTime, { from, to }: TimeAway): boolean {
  return until > from && to - Math.max(since, from) >= LEAST;
}

/** The clock has as much time left at the end of the outage as at the beginning. */
export function upAfter({ since, until }: RunningTime, { from, to }: TimeAway): number {
  return to + until - Math.max(since, from);
}

/** Returns the first outage that must be given back to one of these clocks, or null if there is none. */
export function firstOwed(running: readonly RunningTime[], outages: readonly TimeAway[]): TimeAway | null {
  const first = Math.min(...running.map(({ since }) => since));
  // Searches from the end, because the list can contain years of outages.
  const before = outages.findLastIndex(({ to }) => to <= first);
  return outages.slice(before + 1).find((span) => running.some((one) => stoodStill(one, span))) ?? null;
}

import type { TimeAway } from './unanswered.ts';

/** A time that runs for players, in milliseconds since 1970. */
export interface RunningTime {
  since: number;
  until: number;
}

/** A standstill that was shorter, in milliseconds, is left as it is: nodes agree on the time no better than that. */
const LEAST = 1000;

/** Whether a time ran when an outage began, or began before the outage ended, and has not been given back yet. */
export function stoodStill({ since, until }: RunningTime, { from, to }: TimeAway): boolean {
  return until > from && to - Math.max(since, from) >= LEAST;
}

/** When a time is up after an outage: what was left when it began is left when it ends. */
export function upAfter({ since, until }: RunningTime, { from, to }: TimeAway): number {
  return to + until - Math.max(since, from);
}

/** The first outage that has to be given back to one of these times; null: none. */
export function firstOwed(running: readonly RunningTime[], outages: readonly TimeAway[]): TimeAway | null {
  const first = Math.min(...running.map(({ since }) => since));
  const before = outages.findLastIndex(({ to }) => to <= first); // as a rule the last one: there may be years of them
  return outages.slice(before + 1).find((span) => running.some((one) => stoodStill(one, span))) ?? null;
}

import type { TimeAway } from './unanswered.ts';

/** A clock that runs for players: when it started and when it runs out, in milliseconds since 1970. */
export interface RunningTime {
  since: number;
  until: number;
}

/** The smallest loss that is given back, in milliseconds: the clocks of nodes agree no better than this. */
const LEAST = 1000;

/** Whether an outage has cost this clock some time that has not been given back yet. */
export function stoodStill({ since, until }: RunningTime, { from, to }: TimeAway): boolean {
  return until > from && to - Math.max(since, from) >= LEAST;
}

/** When a clock runs out after an outage: what was left when the outage began is left when it ends. */
export function upAfter({ since, until }: RunningTime, { from, to }: TimeAway): number {
  return to + until - Math.max(since, from);
}

/** The first outage that must be given back to one of these clocks, or null if there is none. */
export function firstOwed(running: readonly RunningTime[], outages: readonly TimeAway[]): TimeAway | null {
  const first = Math.min(...running.map(({ since }) => since));
  const before = outages.findLastIndex(({ to }) => to <= first); // searched from the end, because there may be years of outages
  return outages.slice(before + 1).find((span) => running.some((one) => stoodStill(one, span))) ?? null;
}

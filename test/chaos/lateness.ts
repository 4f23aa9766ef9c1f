import type { RecordedEntry } from './record.ts';

/** A time without a server, in milliseconds since 1970. */
export interface Outage {
  from: number;
  to: number;
}

export interface ClockRules {
  /** What the clock gives for a decision, in milliseconds. */
  time: number;
  /** How much later than due a time-out may be while the server runs, in milliseconds. */
  slack: number;
  outages: readonly Outage[];
}

/**
 * The time-outs of a match in which nobody ever moves: which came too late.
 * @param until when the record was read
 */
export function lateTimeOuts(entries: readonly RecordedEntry[], rules: ClockRules, until: number): string[] {
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    const came = next ? Date.parse(next.at) : until;
    const due = Date.parse(entry.at) + rules.time;
    const allowed = latest(due, rules);
    if (next && next.kind !== 'TIMED_OUT') return [`entry ${next.version} is a ${next.kind}, nobody moved`];
    return came <= allowed ? [] : [`the time-out after entry ${entry.version} is ${came - due} ms late`];
  });
}

/** How many time-outs fell due while there was no server. */
export function dueInOutages(entries: readonly RecordedEntry[], { time, outages }: ClockRules): number {
  const dues = entries.map(({ at }) => Date.parse(at) + time);
  return dues.filter((due) => outages.some(({ from, to }) => due > from && due < to)).length;
}

// A server that was away when a time-out was due, or still within its slack, gets the slack anew.
function latest(due: number, { slack, outages }: ClockRules): number {
  let allowed = due + slack;
  for (const { from, to } of outages) if (to > due && from < allowed) allowed = Math.max(allowed, to + slack);
  return allowed;
}

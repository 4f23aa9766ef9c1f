import { z } from 'zod';
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
 * The time-outs of a match in which nobody ever moves: which came too late, or too early. Time that is given back is the
 * player's.
 * @param until when the record was read
 */
export function lateTimeOuts(entries: readonly RecordedEntry[], rules: ClockRules, until: number): string[] {
  const asking = entries.filter(({ kind }) => kind !== GIVEN_BACK);
  return asking.flatMap((entry, index) => {
    const next = asking[index + 1];
    const came = next ? Date.parse(next.at) : until;
    const due = dueAfter(entry, entries, rules);
    if (next && next.kind !== 'TIMED_OUT') return [`entry ${next.version} is a ${next.kind}, nobody moved`];
    if (next && came < due) return [`the time-out after entry ${entry.version} is ${due - came} ms early`];
    return came <= latest(due, rules) ? [] : [`the time-out after entry ${entry.version} is ${came - due} ms late`];
  });
}

export const GIVEN_BACK = 'TIME_GIVEN_BACK';

function dueAfter({ version, at }: RecordedEntry, entries: readonly RecordedEntry[], { time }: ClockRules): number {
  const asked = Date.parse(at);
  const rest = entries.slice(entries.findIndex((entry) => entry.version === version) + 1);
  const others = rest.findIndex(({ kind }) => kind !== GIVEN_BACK);
  const given = rest.slice(0, others < 0 ? rest.length : others).map(({ facts }) => stood.parse(facts[0]?.data));
  return asked + time + lengthOf(given, asked);
}

// After a restore, one outage may lie within another.
function lengthOf(outages: readonly { began: number; ended: number }[], from: number): number {
  let [length, reached] = [0, from];
  for (const { began, ended } of [...outages].sort((a, b) => a.began - b.began)) {
    length += Math.max(0, ended - Math.max(began, reached));
    reached = Math.max(reached, ended);
  }
  return length;
}

/** From when to when clocks stood still: the fact of an entry that gives time back. */
export const stood = z.object({ began: z.number(), ended: z.number() });

/** How many time-outs fell due while there was no server. */
export function dueInOutages(entries: readonly RecordedEntry[], { time, outages }: ClockRules): number {
  const dues = entries.filter(({ kind }) => kind !== GIVEN_BACK).map(({ at }) => Date.parse(at) + time);
  return dues.filter((due) => outages.some(({ from, to }) => due > from && due < to)).length;
}

// A server that was away when a time-out was due, or still within its slack, gets the slack anew.
function latest(due: number, { slack, outages }: ClockRules): number {
  let allowed = due + slack;
  for (const { from, to } of outages) if (to > due && from < allowed) allowed = Math.max(allowed, to + slack);
  return allowed;
}

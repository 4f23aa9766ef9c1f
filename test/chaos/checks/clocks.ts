import { z } from 'zod';
import type { FinalEntry } from './history.ts';

/** A fault that stops clocks or delays time-outs, timed by the harness's clock. */
export interface Outage {
  from: number;
  to: number;
  /** Whether the clocks were stopped because no player could move. */
  stopped: boolean;
}

export interface ClockRules {
  /** The time per decision, in milliseconds. */
  time: number;
  /** The delay of a time-out that is allowed without any fault, in milliseconds. */
  slack: number;
  outages: readonly Outage[];
}

const standstill = z.looseObject({ began: z.number(), ended: z.number() });
/** The span in which the clocks were stopped, according to an entry that gives time back. */
type Standstill = z.infer<typeof standstill>;

/** Checks a match in which no player moves. Finds late and early time-outs, and entries of other kinds. */
export function clockFindings(log: readonly FinalEntry[], rules: ClockRules): string[] {
  const asking = log.filter(({ kind }) => kind !== 'TIME_GIVEN_BACK');
  const given = log.flatMap(({ kind, version, facts: [fact] }) =>
    kind === 'TIME_GIVEN_BACK' ? [{ ...standstill.parse(fact), version }] : [],
  );
  const timeOuts = asking.slice(1).flatMap((next, index) => {
    const { version, at } = asking[index] ?? next;
    const between = given.filter((one) => one.version > version && one.version < next.version);
    const due = Date.parse(at) + rules.time + lengthOf(between, Date.parse(at));
    const late = Date.parse(next.at) - due;
    const isEnd = next.kind === 'RESIGNED'; // the end of the run
    if (!isEnd && next.kind !== 'TIMED_OUT') return [`entry ${next.version} is a ${next.kind}, and no player moved`];
    if (!isEnd && late < 0) return [`the time-out after entry ${version} is ${-late} ms early`];
    return due + late <= latest(due, rules) ? [] : [`the time-out after entry ${version} is ${late} ms late`];
  });
  return [...timeOuts, ...rules.outages.flatMap((outage) => notGivenBack(asking, given, rules.time, outage))];
}

/** Adds up how long clocks were stopped between two moments. After a restore, one span may lie inside another. */
function lengthOf(all: readonly Standstill[], from: number, to = Number.POSITIVE_INFINITY): number {
  let [length, reached] = [0, from];
  for (const { began, ended } of [...all].sort((a, b) => a.began - b.began)) {
    length += Math.max(0, Math.min(ended, to) - Math.max(began, reached));
    reached = Math.max(reached, ended);
  }
  return length;
}

// If a time-out is due during an outage, or could still be on time when the outage begins, the slack starts again after
// the outage.
function latest(due: number, { slack, outages }: ClockRules): number {
  let allowed = due + slack;
  for (const { from, to } of outages) if (to > due && from < allowed) allowed = Math.max(allowed, to + slack);
  return allowed;
}

/**
 * The interval of heartbeats in milliseconds. Time that runs out within one interval after the last heartbeat is not
 * given back.
 */
const HEARTBEAT = 500;

/** Checks that players get back at least half of a long outage. A short outage looks like a slow moment. */
function notGivenBack(
  asking: readonly FinalEntry[],
  given: readonly Standstill[],
  time: number,
  { from, to, stopped }: Outage,
): string[] {
  const last = asking.findLast(({ at }) => Date.parse(at) <= from);
  if (!stopped || to - from < 4000 || !last || Date.parse(last.at) + time <= from + HEARTBEAT) return [];
  const length = lengthOf(given, from, to);
  return length >= (to - from) / 2 ? [] : [`the clocks stopped for ${length} ms of an outage of ${to - from}`];
}

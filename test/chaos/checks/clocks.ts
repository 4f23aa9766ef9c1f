import { z } from 'zod';
import type { FinalEntry } from './history.ts';

/** A fault that stops clocks or delays time-outs, by the harness's clock. */
export interface Outage {
  from: number;
  to: number;
  /** No player could move, so the clocks were stopped. */
  stopped: boolean;
}

export interface ClockRules {
  /** Milliseconds for each decision. */
  time: number;
  /** How late a time-out may be without any fault, in milliseconds. */
  slack: number;
  outages: readonly Outage[];
}

const GIVEN_BACK = 'TIME_GIVEN_BACK';

/** Checks the time-outs of a match in which no player moves: finds late ones, early ones, and other entries. */
export function clockFindings(log: readonly FinalEntry[], rules: ClockRules): string[] {
  const asking = log.filter(({ kind }) => kind !== GIVEN_BACK);
  const timeOuts = asking.slice(1).flatMap((next, index) => {
    const before = asking[index];
    if (!before) return [];
    const [due, came] = [dueAfter(before, log, rules), Date.parse(next.at)];
    const isEnd = next.kind === 'RESIGNED'; // the end of the run
    if (!isEnd && next.kind !== 'TIMED_OUT') return [`entry ${next.version} is a ${next.kind}, and no player moved`];
    if (!isEnd && came < due) return [`the time-out after entry ${before.version} is ${due - came} ms early`];
    return came <= latest(due, rules) ? [] : [`the time-out after entry ${before.version} is ${came - due} ms late`];
  });
  return [...timeOuts, ...rules.outages.flatMap((outage) => notGivenBack(log, outage))];
}

function dueAfter({ version, at }: FinalEntry, log: readonly FinalEntry[], { time }: ClockRules): number {
  const asked = Date.parse(at);
  const rest = log.slice(version + 1);
  const next = rest.findIndex(({ kind }) => kind !== GIVEN_BACK);
  const given = rest.slice(0, next < 0 ? rest.length : next).map(standstill);
  return asked + time + lengthOf(given, asked);
}

const factOf = z.looseObject({ began: z.number(), ended: z.number() });
type Standstill = z.infer<typeof factOf>;

/** When the clocks were stopped, according to an entry that gives time back. */
function standstill({ facts }: FinalEntry): Standstill {
  return factOf.parse(facts[0]);
}

// After a restore, one span may lie inside another.
function lengthOf(all: readonly Standstill[], from: number): number {
  let [length, reached] = [0, from];
  for (const { began, ended } of [...all].sort((a, b) => a.began - b.began)) {
    length += Math.max(0, ended - Math.max(began, reached));
    reached = Math.max(reached, ended);
  }
  return length;
}

// A time-out that is due during an outage, or could still be in time when the outage begins, gets the slack again.
function latest(due: number, { slack, outages }: ClockRules): number {
  let allowed = due + slack;
  for (const { from, to } of outages) if (to > due && from < allowed) allowed = Math.max(allowed, to + slack);
  return allowed;
}

/** At least half of a long outage is given back. A shorter one cannot be told from a slow moment. */
function notGivenBack(log: readonly FinalEntry[], { from, to, stopped }: Outage): string[] {
  const [began] = log;
  if (!stopped || to - from < 4000 || !began || Date.parse(began.at) > from) return [];
  const given = log
    .filter(({ kind }) => kind === GIVEN_BACK)
    .map(standstill)
    .reduce((sum, one) => sum + Math.max(0, Math.min(one.ended, to) - Math.max(one.began, from)), 0);
  return given >= (to - from) / 2 ? [] : [`the clocks stood still for ${given} ms of an outage of ${to - from}`];
}

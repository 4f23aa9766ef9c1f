import type { Seat, TimeControl } from '../../engine/index.ts';
import type { SeatStanding } from './match.ts';

/** A seat's clock for display. `left` is in milliseconds, or null without a time control. */
export interface SeatClock {
  seat: Seat;
  left: number | null;
  deadline: Date | null;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Returns the time for one answer, in milliseconds; null if the time control is a bank. */
function allowance(control: TimeControl): number | null {
  if ('perDecision' in control) return control.perDecision * SECOND;
  return 'days' in control ? control.days * DAY : null;
}

function bankOf(control: TimeControl | null): number | null {
  return control && 'fischer' in control ? control.fischer.bank * SECOND : null;
}

/** Returns the longest time that a seat can take for its first answer, in milliseconds. */
export function longestWait(control: TimeControl): number {
  return allowance(control) ?? bankOf(control) ?? 0;
}

export function fresh(control: TimeControl | null): SeatStanding {
  const still = { since: -1, started: null, deadline: null, bank: bankOf(control), held: null };
  return { ...still, timeOuts: 0, standIn: null, left: null, ruled: null };
}

export interface Tick {
  /** When the entry was made, in milliseconds since 1970. The clocks of newly opened questions start at this time. */
  now: number;
  /** When the entry's request arrived, in milliseconds since 1970. The answering seat's thinking time ends here. */
  arrived: number;
  /** Whether the match now waits for the seat and a clock is running. */
  runs: boolean;
  /** Whether this seat answered. If so, the seat's bank grows by the increment. */
  answered: boolean;
  /** Whether the same question is still open. If so, the clock keeps running. */
  same: boolean;
}

export function ticked(control: TimeControl | null, seat: SeatStanding, tick: Tick): SeatStanding {
  if (!control) return seat;
  if (tick.runs && tick.same && seat.deadline !== null) return seat;
  const stopped = stop(control, seat, tick);
  return tick.runs ? start(control, stopped, tick.now) : stopped;
}

function stop(control: TimeControl, seat: SeatStanding, { arrived, answered }: Tick): SeatStanding {
  if (seat.started === null || seat.bank === null) return { ...seat, started: null, deadline: null };
  const increment = answered && 'fischer' in control ? control.fischer.increment * SECOND : 0;
  const used = Math.max(0, arrived - seat.started);
  return { ...seat, started: null, deadline: null, bank: Math.max(0, seat.bank - used) + increment };
}

/** Takes back the increment for an answer that the seat undoes. */
export function withoutIncrement(control: TimeControl | null, seat: SeatStanding): SeatStanding {
  if (!control || !('fischer' in control) || seat.bank === null) return seat;
  return { ...seat, bank: Math.max(0, seat.bank - control.fischer.increment * SECOND) };
}

export function start(control: TimeControl, seat: SeatStanding, now: number): SeatStanding {
  const time = allowance(control) ?? seat.bank ?? 0;
  return { ...seat, started: now, deadline: now + time };
}

/** Returns the earliest deadline of a match, in milliseconds since 1970; null if no clock is running. */
export function earliestDeadline(standing: readonly SeatStanding[]): number | null {
  let earliest: number | null = null;
  for (const { deadline } of standing)
    if (deadline !== null && (earliest === null || deadline < earliest)) earliest = deadline;
  return earliest;
}

export function asDate(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** Returns the first seat whose time was up; null if no seat is out of time. */
export function firstOutOfTime(standing: readonly SeatStanding[], now: number): Seat | null {
  const deadline = earliestDeadline(standing);
  return deadline !== null && deadline <= now ? standing.findIndex((one) => one.deadline === deadline) : null;
}

export function clocksAt(control: TimeControl | null, standing: readonly SeatStanding[], now: number): SeatClock[] {
  return standing.map((one, seat) => {
    if (!control) return { seat, left: null, deadline: null };
    const left = one.deadline === null ? (one.held ?? one.bank ?? allowance(control)) : Math.max(0, one.deadline - now);
    return { seat, left, deadline: asDate(one.deadline) };
  });
}

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
  return { ...still, lastDeadline: null, timeOuts: 0, standIn: null, left: null, ruled: null };
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
  const lastDeadline = answered ? seat.deadline : seat.lastDeadline;
  const stopped = { ...seat, started: null, deadline: null, lastDeadline };
  if (seat.started === null || seat.bank === null) return stopped;
  const used = Math.max(0, arrived - seat.started);
  return { ...stopped, bank: Math.max(0, seat.bank - used) + (answered ? incrementOf(control) : 0) };
}

function incrementOf(control: TimeControl | null): number {
  return control && 'fischer' in control ? control.fischer.increment * SECOND : 0;
}

/**
 * Returns the deadline that the question of a seat's last answer has again after an undo; null without a clock. After
 * one undo, the seat's clock is running, and the question before it had at most the running deadline.
 */
export function deadlineAfterUndo(
  control: TimeControl | null,
  { lastDeadline, deadline }: SeatStanding,
): number | null {
  if (lastDeadline !== null || deadline === null) return lastDeadline;
  return deadline - incrementOf(control);
}

/** Asks an undone question again. Its clock has run on since the answer, which earns no increment. */
export function askedAgain(control: TimeControl | null, seat: SeatStanding, now: number): SeatStanding {
  const deadline = deadlineAfterUndo(control, seat);
  if (deadline === null) return seat;
  const bank = seat.bank === null ? null : Math.max(0, deadline - now);
  return { ...seat, started: now, deadline, bank, lastDeadline: null };
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

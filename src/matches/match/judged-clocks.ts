import type { TimeControl } from '../../engine/index.ts';
import { start } from './clocks.ts';
import type { SeatStanding } from './match.ts';

const SECOND = 1000;

/** A seat's clock when a judge pauses the match: it stands, and keeps what is left. */
export function held(seat: SeatStanding, now: number): SeatStanding {
  if (seat.deadline === null) return seat;
  const left = Math.max(0, seat.deadline - now);
  return { ...seat, started: null, deadline: null, held: left, bank: seat.bank === null ? null : left };
}

/** A seat's clock when the match goes on. @param runs is the seat waited for now, and does a clock run for it? */
export function resumed(
  control: TimeControl | null,
  seat: SeatStanding,
  { now, runs }: { now: number; runs: boolean },
): SeatStanding {
  if (!control || !runs) return { ...seat, held: null };
  if (seat.held === null) return start(control, seat, now);
  return { ...seat, held: null, started: now, deadline: now + seat.held };
}

/** Whether a seat has a clock that more time can be added to: one that runs, that a pause holds, or a bank. */
export function canBeGiven({ deadline, held: left, bank }: SeatStanding): boolean {
  return deadline !== null || left !== null || bank !== null;
}

/** A seat's clock with more time on it. */
export function given(seat: SeatStanding, seconds: number): SeatStanding {
  const more = seconds * SECOND;
  const plus = (time: number | null): number | null => (time === null ? null : time + more);
  return { ...seat, deadline: plus(seat.deadline), held: plus(seat.held), bank: plus(seat.bank) };
}

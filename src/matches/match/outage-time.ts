import { type Entry, firstOwed, type RunningTime, stoodStill, type TimeAway, upAfter } from '../../engine/index.ts';
import type { SeatStanding } from './match.ts';

function runningAt({ started, deadline }: SeatStanding): RunningTime | null {
  return started !== null && deadline !== null ? { since: started, until: deadline } : null;
}

/**
 * Returns the first outage that stopped a clock of the match and has not been given back yet; null if there is none.
 */
export function owed(standing: readonly SeatStanding[], outages: readonly TimeAway[]): TimeAway | null {
  return firstOwed(
    standing.flatMap((seat) => runningAt(seat) ?? []),
    outages,
  );
}

/** Returns a seat after an outage. The seat's clock continues with the time that was left. */
export function givenBack(seat: SeatStanding, span: TimeAway): SeatStanding {
  const clock = runningAt(seat);
  if (!clock || !stoodStill(clock, span)) return seat;
  const deadline = upAfter(clock, span);
  return { ...seat, started: span.to, deadline, bank: seat.bank === null ? null : deadline - span.to };
}

/** Returns the seats as they will be once the time of all outages has been given back. */
export function allGivenBack(standing: readonly SeatStanding[], outages: readonly TimeAway[]): readonly SeatStanding[] {
  const span = owed(standing, outages);
  if (!span) return standing;
  const given = standing.map((seat) => givenBack(seat, span));
  return allGivenBack(given, outages);
}

/** Returns the outage whose time an entry gives back; null for entries of other kinds. */
export function standstillOf({ kind, move }: Entry): TimeAway | null {
  if (kind !== 'TIME_GIVEN_BACK' || !move || !('began' in move && 'ended' in move)) return null;
  return { from: Number(move.began), to: Number(move.ended) };
}

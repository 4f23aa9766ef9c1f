import { type Entry, firstOwed, type RunningTime, stoodStill, type TimeAway, upAfter } from '../../engine/index.ts';
import type { SeatStanding } from './match.ts';

function runningAt({ started, deadline }: SeatStanding): RunningTime | null {
  return started !== null && deadline !== null ? { since: started, until: deadline } : null;
}

/** Null if all outages that stopped a clock have been given back. */
export function owed(standing: readonly SeatStanding[], outages: readonly TimeAway[]): TimeAway | null {
  return firstOwed(
    standing.flatMap((seat) => runningAt(seat) ?? []),
    outages,
  );
}

export function givenBack(seat: SeatStanding, span: TimeAway): SeatStanding {
  const clock = runningAt(seat);
  const { lastDeadline: last } = seat;
  const kept = last === null ? seat : { ...seat, lastDeadline: last + span.to - span.from };
  if (!clock || !stoodStill(clock, span)) return kept;
  const deadline = upAfter(clock, span);
  return { ...kept, started: span.to, deadline, bank: seat.bank === null ? null : deadline - span.to };
}

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

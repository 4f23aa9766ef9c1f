import { type Action, absentMove, type Seat } from '../../engine/index.ts';
import { byRules, contradiction } from '../log/rules-broken.ts';
import { outOfTime, owed } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import type { Room } from '../room.ts';

/**
/** The overdue action, which comes first: time is given back, or the seat that ran out of time first loses its turn. Null: none. */
export function overdue({ time }: Pick<Room, 'time'>, match: Match, arrived: number): Action | null {
  if (match.status !== 'RUNNING') return null;
  const span = owed(match.standing, time.outages);
  if (span) return { kind: 'TIME_GIVEN_BACK', seat: null, move: { why: 'OUTAGE', began: span.from, ended: span.to } };
  const [seat] = outOfTime(match.standing, Math.min(arrived, time.upTo));
  return seat === undefined ? null : timeOut(match, seat);
}

function timeOut(match: Match, seat: Seat): Action {
  const { timeOuts: before = 0, left = null } = match.standing[seat] ?? {};
  const timeOuts = before + 1;
  if (match.onTimeOut === 'FORFEIT' && left === null && timeOuts >= match.forfeitAfter)
    return { kind: 'RESIGNED', seat, move: { why: 'OUT_OF_TIME' } };
  const { game, at } = match;
  const move = at && byRules(() => absentMove(game, at, seat));
  if (!move) throw contradiction(`the clock of seat ${seat} runs, and it is not asked`);
  return { kind: 'TIMED_OUT', seat, move };
}

/** How long after its deadline a seat's time-out was written. */
export function measureLateness({ meters, now }: Room, before: Match, { kind, seat }: Action): void {
  const deadline = seat === null ? null : before.standing[seat]?.deadline;
  if (kind === 'TIME_GIVEN_BACK' || deadline === null || deadline === undefined) return;
  meters.timeOut(Math.max(0, now() - deadline) / 1000);
}

import { type Action, absentMove, type Seat } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import { byRules, contradiction } from '../log/rules-broken.ts';
import { firstOutOfTime } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import { owed } from '../match/outage-time.ts';

/** The action must come before any other: it gives time back, or times out the first overdue seat. */
export function overdueAction({ time }: Pick<MatchContext, 'time'>, match: Match, arrived: number): Action | null {
  if (match.status !== 'RUNNING') return null;
  const span = owed(match.standing, time.outages);
  if (span) return { kind: 'TIME_GIVEN_BACK', seat: null, move: { why: 'OUTAGE', began: span.from, ended: span.to } };
  const seat = firstOutOfTime(match.standing, Math.min(arrived, time.upTo));
  return seat === null ? null : timeOut(match, seat);
}

function timeOut(match: Match, seat: Seat): Action {
  const { timeOuts: before = 0, left = null } = match.standing[seat] ?? {};
  const timeOuts = before + 1;
  if (match.onTimeOut === 'FORFEIT' && left === null && timeOuts >= match.forfeitAfter)
    return { kind: 'RESIGNED', seat, move: { why: 'OUT_OF_TIME' } };
  const { game, at } = match;
  const move = at && byRules(() => absentMove(game, at, seat));
  if (!move) throw contradiction(`the clock of seat ${seat} is running, but the seat has no question`);
  return { kind: 'TIMED_OUT', seat, move };
}

export function measureLateness({ meters, now }: MatchContext, before: Match, { kind, seat }: Action): void {
  const deadline = seat === null ? null : before.standing[seat]?.deadline;
  if (kind === 'TIME_GIVEN_BACK' || deadline === null || deadline === undefined) return;
  meters.timeOut(Math.max(0, now() - deadline) / 1000);
}

import { type Action, absentMove, type Seat } from '../../engine/index.ts';
import { type Entered, enter } from '../door/enter.ts';
import { armClock } from '../door/wake.ts';
import type { HotMatch } from '../log/hot-matches.ts';
import { byRules, contradiction } from '../log/rules-broken.ts';
import { outOfTime } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';
import type { Room } from '../room.ts';

/**
 * A clock may have run out: makes the time-outs that are due, and leaves a wake-up for the next. Early, late, lost or
 * doubled does no harm: what counts are the deadlines in the match's row.
 */
export async function expireDecision(room: Room, { matchId }: { matchId: string }): Promise<void> {
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.fresh(matchId);
    if (!hot) return;
    hot.armed = null;
    await expireDue(room, hot);
    armClock(room, hot, `-${room.now()}`);
  });
}

/** Makes every time-out that is due. Only inside `room.hot.exclusive`. */
export async function expireDue(room: Room, hot: HotMatch): Promise<void> {
  let made: Entered | null;
  do {
    made = await enter(room, hot, (match) => {
      const action = dueAction(match, room.now());
      return action && { action, house: true };
    });
  } while (made);
}

/** What happens to the seat that was first out of time; null when none is. */
function dueAction(match: Match, now: number): Action | null {
  if (match.status !== 'RUNNING') return null;
  const [seat] = outOfTime(match.standing, now);
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

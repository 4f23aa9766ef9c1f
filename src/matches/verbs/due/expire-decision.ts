import { enter } from '../../door/enter.ts';
import { armClock } from '../../door/wake.ts';
import type { Room } from '../../room.ts';

/**
 * A clock may have run out: makes the time-outs that are due, and leaves a wake-up for the next. Early, late, lost or
 * doubled does no harm: what counts are the deadlines in the match's row.
 */
export async function expireDecision(room: Room, { matchId }: { matchId: string }): Promise<void> {
  const arrived = room.now(); // a move that arrived before is decided before, however long both of them wait
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.fresh(matchId);
    if (!hot) return;
    hot.armed = null;
    await enter(room, hot, () => null, arrived); // what is overdue comes before everything else, and nothing else is wanted
    armClock(room, hot, `-${room.now()}`);
  });
}

import { JUDGING } from '../../../engine/index.ts';
import { enter } from '../../door/enter.ts';
import { readLog } from '../../log/match-log.ts';
import type { Room } from '../../room.ts';

/** Why, as the log has it. */
const REASON = 'No judge of this tournament is left, so the server ends the pause.';

/**
 * Lets a paused game of a tournament go on when no judge is left who could. A game that is not paused stays as it is. The
 * entry is in the name of the judge who paused, as all entries are that the server makes for a deleted account.
 */
export async function resumeGame(room: Room, { matchId }: { matchId: string }): Promise<void> {
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.fresh(matchId);
    if (!hot?.match.at?.paused) return;
    const log = await readLog(room.db, matchId, -1, hot.match.version);
    const { by } = JUDGING.PAUSED.parse(log.findLast(({ kind }) => kind === 'PAUSED')?.move);
    await enter(room, hot, ({ status, at }) => {
      if (status !== 'RUNNING' || !at?.paused) return null;
      return { action: { kind: 'RESUMED', seat: null, move: { by, reason: REASON } }, house: true };
    });
  });
}

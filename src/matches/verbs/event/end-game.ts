import { JUDGING } from '../../../engine/index.ts';
import { Refused } from '../../../errors.ts';
import { enter } from '../../door/enter.ts';
import { clocksAt } from '../../match/clocks.ts';
import type { Match } from '../../match/match.ts';
import type { Room } from '../../room.ts';
import { giveUp } from '../resign.ts';

/**
 * What is made of a game that is not over when the round's time is up: everybody is first, or who has more time left. Or
 * somebody has ruled how its table came out: ranks by seat. Or it counts for nothing, as its round was taken back or the tournament
 * cancelled: nobody has won.
 */
export type GameEnd =
  | { atTime: 'DRAW' | 'LESS_TIME_LEFT_LOSES' }
  | { ruled: readonly number[] }
  | { nothing: 'UNDONE' | 'CANCELLED' };

/** Ends a game of a tournament, as it says itself. Whoever does it, and however often: once. */
export async function endGame(room: Room, { matchId, end }: { matchId: string; end: GameEnd }): Promise<void> {
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.fresh(matchId);
    if (!hot) return;
    await enter(room, hot, (match) => {
      if (match.status !== 'RUNNING') return null;
      const why = 'nothing' in end ? end.nothing : 'ruled' in end ? 'RULED' : 'TIME_CALLED';
      return {
        action: { kind: 'ENDED', seat: null, move: { ranks: ranksOf(match, end, room.now()), why } },
        house: true,
      };
    });
  });
}

function ranksOf(match: Match, end: GameEnd, now: number): number[] {
  if ('ruled' in end) return [...end.ruled];
  return 'nothing' in end || end.atTime === 'DRAW' ? match.seats.map(() => 1) : byTimeLeft(match, now);
}

// Who has left is last. Without a clock, or with equal time, who sits first has had the advantage and is behind.
function byTimeLeft(match: Match, now: number): number[] {
  const clocks = clocksAt(match.timeControl, match.standing, now);
  const left = match.seats.map(({ seat }) => (match.standing[seat]?.left ? -1 : (clocks[seat]?.left ?? 0)));
  const order = match.seats.map(({ seat }) => seat).sort((a, b) => (left[b] ?? 0) - (left[a] ?? 0) || b - a);
  return match.seats.map(({ seat }) => order.indexOf(seat) + 1);
}

/** A player who has left a tournament leaves its games, too. Also when that is done already. */
export async function leaveGame(
  room: Room,
  { matchId, playerId }: { matchId: string; playerId: string },
): Promise<void> {
  await giveUp(room, { id: playerId }, matchId).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error; // over, or left before
  });
}

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
    const log = await room.store.read(matchId, -1, hot.match.version);
    const { by } = JUDGING.PAUSED.parse(log.findLast(({ kind }) => kind === 'PAUSED')?.move);
    await enter(room, hot, ({ status, at }) => {
      if (status !== 'RUNNING' || !at?.paused) return null;
      return { action: { kind: 'RESUMED', seat: null, move: { by, reason: REASON } }, house: true };
    });
  });
}

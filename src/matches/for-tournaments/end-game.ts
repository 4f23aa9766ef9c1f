import { JUDGING } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { appendEntry, type ProposedEntry } from '../append/append-entry.ts';
import { giveUp } from '../commands/resign.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { clocksAt } from '../match/clocks.ts';
import type { Match } from '../match/match.ts';

/** Runs `work` with exclusive access to a match as it is in the database. Does nothing if the match does not exist. */
export async function atGame(
  context: MatchContext,
  matchId: string,
  work: (cached: CachedMatch) => Promise<unknown>,
): Promise<void> {
  await context.cache.exclusive(matchId, async () => {
    const cached = await context.cache.fresh(matchId);
    if (cached) await work(cached);
  });
}

export type GameEnd =
  | { atTime: 'DRAW' | 'LESS_TIME_LEFT_LOSES' }
  | { ruled: readonly number[] }
  | { nothing: 'UNDONE' | 'CANCELLED' };

/** Ends a game of a tournament. Calling it again changes nothing. */
export async function endGame(
  context: MatchContext,
  { matchId, end }: { matchId: string; end: GameEnd },
): Promise<void> {
  const why = 'nothing' in end ? end.nothing : 'ruled' in end ? 'RULED' : 'TIME_CALLED';
  const ended = (match: Match): ProposedEntry | null => {
    if (match.status !== 'RUNNING') return null;
    return {
      action: { kind: 'ENDED', seat: null, move: { ranks: ranksOf(match, end, context.now()), why } },
      house: true,
    };
  };
  await atGame(context, matchId, (cached) => appendEntry(context, cached, ended));
}

function ranksOf(match: Match, end: GameEnd, now: number): number[] {
  if ('ruled' in end) return [...end.ruled];
  return 'nothing' in end || end.atTime === 'DRAW' ? match.seats.map(() => 1) : byTimeLeft(match, now);
}

// Seats that have left rank last. If times are equal, earlier seats rank lower, because moving first is an advantage.
function byTimeLeft(match: Match, now: number): number[] {
  const clocks = clocksAt(match.timeControl, match.standing, now);
  const left = match.seats.map(({ seat }) => (match.standing[seat]?.left ? -1 : (clocks[seat]?.left ?? 0)));
  const order = match.seats.map(({ seat }) => seat).sort((a, b) => (left[b] ?? 0) - (left[a] ?? 0) || b - a);
  return match.seats.map(({ seat }) => order.indexOf(seat) + 1);
}

/** Removes a player who has left a tournament from a game. Calling it again changes nothing. */
export async function leaveGame(
  context: MatchContext,
  { matchId, playerId }: { matchId: string; playerId: string },
): Promise<void> {
  await giveUp(context, { id: playerId }, matchId).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error; // the match is over, or the player has already left
  });
}

const REASON = 'No judge of this tournament is left, so the server ends the pause.';

/** Ends a pause that no judge is left to end. The entry names the judge who paused the game. */
export async function resumeGame(context: MatchContext, { matchId }: { matchId: string }): Promise<void> {
  await atGame(context, matchId, async (cached) => {
    if (!cached.match.at?.paused) return;
    const log = await context.store.read(matchId, -1, cached.match.version);
    const { by } = JUDGING.PAUSED.parse(log.findLast(({ kind }) => kind === 'PAUSED')?.move);
    await appendEntry(context, cached, ({ status, at }) => {
      if (status !== 'RUNNING' || !at?.paused) return null;
      return { action: { kind: 'RESUMED', seat: null, move: { by, reason: REASON } }, house: true };
    });
  });
}

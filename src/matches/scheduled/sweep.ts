import { removeDeletedPlayers } from '../../ledger/deleted-players.ts';
import { beginIfFull } from '../append/begin-match.ts';
import { wakeBots } from '../append/wake-ups.ts';
import type { MatchContext } from '../context.ts';
import { leaveGame } from '../for-tournaments/end-game.ts';
import type { OpenMatch, Stuck } from '../log/match-store.ts';
import { eachPage, sweepClocks } from './sweep-clocks.ts';

/** How long a match may wait before the sweep enqueues lost work again, in milliseconds. */
const STUCK_AFTER = 5000;
/** How long a match waits for the next player before it is cancelled, in milliseconds. */
const LONGEST_WAIT = 7 * 86_400_000;

/**
 * Finds work whose wake-up was lost, cancels matches that no player joins, removes deleted accounts from their matches,
 * and takes banned players out of matches that have not begun. Can safely run twice.
 * @param longest the time limit for one kind of work, in milliseconds; the next sweep does the rest
 */
export async function sweep(context: MatchContext, longest = 20_000): Promise<void> {
  await sweepClocks(context, performance.now() + longest);
  await nudge(context, longest, 'BOT_ASKED', (id) => askBots(context, id));
  await nudge(context, longest, 'FULL', (id) => beginIfFull(context, id));
  await nudge(context, longest, 'UNPROVEN', (matchId) => context.queues.wake('verifyReplay', { matchId }));
  await removeDeletedPlayers({
    departures: context.store.departures,
    log: context.log,
    leave: (playerId, open) => leftBy(context, playerId, open),
    gone: (playerId) => context.bus.publishPlayer(playerId, 'ACCOUNT'), // another node may still cache the name
  });
  const now = context.now();
  const cancelled = await context.store.due.cancelForsaken(new Date(now), new Date(now - LONGEST_WAIT));
  const freed = await context.store.due.freeBanned(new Date(now));
  for (const id of [...cancelled, ...freed]) context.bus.publish(id, -1);
}

function nudge(
  context: MatchContext,
  longest: number,
  stuck: Stuck,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  const page = (): Promise<string[]> => {
    const now = context.now();
    return context.store.due.stuck(stuck, new Date(now), new Date(now - STUCK_AFTER));
  };
  return eachPage(page, performance.now() + longest, (id) =>
    work(id).catch((error: unknown) => context.log.error({ err: error, matchId: id }, 'sweep failed for a match')),
  );
}

async function askBots(context: MatchContext, id: string): Promise<void> {
  const cached = await context.cache.fresh(id);
  if (cached) wakeBots(context, cached.match, 0, `-${context.now()}`);
}

/** Returns false if the last seat has just been taken, so that the match is beginning. */
async function leftBy(
  context: MatchContext,
  playerId: string,
  { id: matchId, status, mine }: OpenMatch,
): Promise<boolean> {
  if (status === 'RUNNING') return leaveGame(context, { matchId, playerId }).then(() => true);
  const { waiting } = context.store;
  const left = await (mine ? waiting.cancel(matchId, new Date(context.now())) : waiting.leave(matchId, playerId));
  if (left) context.bus.publish(matchId, -1);
  return left;
}

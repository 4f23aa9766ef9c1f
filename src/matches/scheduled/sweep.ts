import { leaveDeparted } from '../../ledger/departures.ts';
import { beginIfFull } from '../append/begin-match.ts';
import { wakeBots } from '../append/wake-ups.ts';
import { leaveGame } from '../for-tournaments/games.ts';
import type { OpenMatch, Stuck } from '../log/match-store.ts';
import type { Room } from '../room.ts';
import { eachPage, sweepClocks } from './time-outs.ts';

/** The longest time that a sweep spends on one kind of work, in milliseconds; the next sweep does the rest. */
const LONGEST = 20_000;
/** How long a bot, a beginning or a verdict may take before the sweep triggers it again, in milliseconds. */
const PATIENCE = 5000;
/** How long a match waits for the next player, in milliseconds. */
const LONGEST_WAIT = 7 * 86_400_000;

/**
 * Finds work whose wake-up was lost: clocks that ran out, bots that were never asked, full matches that have not begun,
 * and finished matches without a verdict. Cancels matches that no player joins, and takes deleted accounts out of
 * their matches. Everything it does may be done twice.
 */
export async function sweep(room: Room): Promise<void> {
  await sweepClocks(room, performance.now() + LONGEST);
  await nudge(room, 'BOT_ASKED', (id) => askBots(room, id));
  await nudge(room, 'FULL', (id) => beginIfFull(room, id));
  await nudge(room, 'UNPROVEN', (matchId) => room.queues.wake('verifyReplay', { matchId }));
  await leaveDeparted({
    departures: room.store.departures,
    log: room.log,
    leave: (playerId, open) => leftBy(room, playerId, open),
    gone: (playerId) => room.bus.publishPlayer(playerId, 'ACCOUNT'), // a node that wrote to a match meanwhile may have cached the name
  });
  const now = room.now();
  const cancelled = await room.store.due.cancelForsaken(new Date(now), new Date(now - LONGEST_WAIT));
  for (const id of cancelled) room.bus.publish(id, -1);
}

function nudge(room: Room, stuck: Stuck, work: (id: string) => Promise<unknown>): Promise<void> {
  const page = (): Promise<string[]> => {
    const now = room.now();
    return room.store.due.stuck(stuck, new Date(now), new Date(now - PATIENCE));
  };
  return eachPage(page, performance.now() + LONGEST, (id) =>
    work(id).catch((error: unknown) => room.log.error({ err: error, matchId: id }, 'sweep failed for this match')),
  );
}

async function askBots(room: Room, id: string): Promise<void> {
  const cached = await room.cache.fresh(id);
  if (cached) wakeBots(room, cached.match, 0, `-${room.now()}`);
}

/** Takes a player out of a match. False: its last seat has just been taken, so it begins. */
async function leftBy(room: Room, playerId: string, { id: matchId, status, mine }: OpenMatch): Promise<boolean> {
  if (status === 'RUNNING') return leaveGame(room, { matchId, playerId }).then(() => true);
  const { waiting } = room.store;
  const left = await (mine ? waiting.cancel(matchId, new Date(room.now())) : waiting.leave(matchId, playerId));
  if (left) room.bus.publish(matchId, -1);
  return left;
}

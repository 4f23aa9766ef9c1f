import { nudgeAnalyses } from '../../analysis/kept.ts';
import { beginIfFull } from '../../door/begin-full.ts';
import { wakeBots } from '../../door/wake.ts';
import type { Room } from '../../room.ts';
import { cancelForsaken } from './cancel-forsaken.ts';
import { expireDecision } from './expire-decision.ts';
import { leaveDeparted } from './leave-departed.ts';

/** So many of each kind are seen to at once; the rest at the next sweep. */
const AT_ONCE = 500;
/** How long a bot or a replay is given before somebody asks again, in milliseconds. */
const PATIENCE = 5000;
/** What never helps is tried again this often at least. */
const SELDOM = '10 minutes';
/** How long a match that made us stumble is left alone, in milliseconds. */
const PUT_OFF = 60_000;

/**
 * Finds what lost wake-ups have left lying: time that ran out, bots that were never asked, matches that are full and
 * have not begun, finished ones without a verdict. Cancels what nobody joins, and takes
 * deleted accounts from their matches. Everything it does may be done twice.
 */
export async function sweep(room: Room): Promise<void> {
  const { rows } = await room.db.pool.query<{ id: string }>(
    `select id from matches where wake_at <= $1 order by wake_at limit ${AT_ONCE}`,
    [new Date(room.now())],
  );
  await each(room, rows, (id) => expire(room, id));
  await nudge(room, 'bot_asked', 'moved_at', (id) => askBots(room, id));
  await nudge(room, `status = 'WAITING' and open_seats = 0`, 'created_at', (id) => beginIfFull(room, id));
  await nudge(room, `status = 'FINISHED' and not replayed`, 'finished_at', (matchId) =>
    room.queues.wake('verifyReplay', { matchId }),
  );
  await nudgeAnalyses(room);
  await leaveDeparted(room);
  await cancelForsaken(room);
}

/**
 * Sees to what has stood so `since` a moment and should not. Who has waited longest comes first; what does not help is
 * tried again after twice as long, so that those who cannot be helped leave room for the others.
 */
async function nudge(room: Room, stuck: string, since: string, work: (id: string) => Promise<void>): Promise<void> {
  const text = `
    update matches set nudged_at = $1 where id in (
      select id from matches
      where ${stuck} and ${since} <= $2 and (nudged_at is null or nudged_at < ${since}
        or nudged_at + least(nudged_at - ${since}, interval '${SELDOM}') <= $1)
      order by greatest(${since}, nudged_at) limit ${AT_ONCE})
    returning id`;
  const now = room.now();
  const { rows } = await room.db.pool.query<{ id: string }>(text, [new Date(now), new Date(now - PATIENCE)]);
  await each(room, rows, work);
}

async function each(room: Room, rows: { id: string }[], work: (id: string) => Promise<void>): Promise<void> {
  for (const { id } of rows) {
    await work(id).catch((error: unknown) => room.log.error({ err: error, matchId: id }, 'The sweep stumbled.'));
  }
}

// The clock may have been stopped or put off since; from here on the sweep looks at the deadline that holds now. A match
// that cannot be judged is put off, so that it does not stand in the way of others for ever.
async function expire(room: Room, id: string): Promise<void> {
  try {
    await expireDecision(room, { matchId: id });
  } catch (error) {
    await setWake(room, id, `$2::timestamptz`, [new Date(room.now() + PUT_OFF)]);
    throw error;
  }
  await setWake(room, id, 'deadline', []);
}

async function setWake(room: Room, id: string, moment: string, values: Date[]): Promise<void> {
  const text = `update matches set wake_at = ${moment} where id = $1 and wake_at is distinct from ${moment}`;
  await room.db.pool.query(text, [id, ...values]);
}

async function askBots(room: Room, id: string): Promise<void> {
  const hot = await room.hot.fresh(id);
  if (hot) wakeBots(room, hot.match, 0, `-${room.now()}`);
}

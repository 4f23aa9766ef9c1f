import { expireDecision } from './expire-decision.ts';
import type { Room } from './room.ts';
import { startIfFull } from './start-match.ts';
import { wakeBots } from './wake.ts';

/** So many of each kind are seen to at once; the rest at the next sweep. */
const AT_ONCE = 500;
/** How long a bot or a replay is given before somebody asks again, in milliseconds. */
const PATIENCE = 5000;
/** How long a match that made us stumble is left alone, in milliseconds. */
const PUT_OFF = 60_000;

/**
 * Finds what lost wake-ups have left lying: time that ran out, bots that were never asked, matches that are full and
 * have not begun, finished ones without a verdict. Everything it does may be done twice.
 */
export async function sweep(room: Room): Promise<void> {
  const now = new Date(room.now());
  const before = new Date(room.now() - PATIENCE);
  await each(room, 'wake_at <= $1', now, (id) => expire(room, id));
  await each(room, `bot_asked and moved_at <= $1`, before, (id) => askBots(room, id));
  await each(room, `status = 'WAITING' and open_seats = 0 and created_at <= $1`, before, (id) => startIfFull(room, id));
  await each(room, `status = 'FINISHED' and not replayed and finished_at <= $1`, before, (matchId) =>
    room.queues.wake('verifyReplay', { matchId }),
  );
}

async function each(room: Room, condition: string, moment: Date, work: (id: string) => Promise<void>): Promise<void> {
  const text = `select id from matches where ${condition} limit ${AT_ONCE}`;
  const { rows } = await room.db.pool.query<{ id: string }>(text, [moment]);
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

import { isUnavailable } from '../../../db/outage/unavailable.ts';
import { inParallel } from '../../../process/promises.ts';
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

/** So many in one statement. */
const PAGE = 500;
/** How long a match that made us stumble is left alone, in milliseconds. */
const PUT_OFF = 60_000;

interface Due {
  id: string;
  deadline: Date | null;
  version: number;
  seat: number | null;
}

/**
 * Sees to every clock whose time to be looked at has come. Most have been put off by a move since: they are noted anew by the hundred,
 * without being read, with a wake-up for the deadline that holds now. What is left has run out.
 * @param until when to stop at the latest, by the process's own clock; the rest at the next sweep
 */
export async function sweepClocks(room: Room, until: number): Promise<void> {
  await putOff(room, until);
  // Page by page, each match once: what cannot be judged now comes up again at the next sweep, behind nobody.
  let last: { id: string; wake_at: string } | undefined;
  do {
    const rows: { id: string; wake_at: string }[] = await overdue(room, last);
    await inParallel(rows, ({ id }) => expire(room, id).catch((error: unknown) => stumbled(room, id, error)));
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last && performance.now() < until);
}

// Whoever is at one of them at this moment is not waited for: two who change many rows would wait for each other.
async function putOff(room: Room, until: number): Promise<void> {
  const text = `
    update matches m set wake_at = m.deadline from (
      select id from matches where wake_at <= $1 and (deadline is null or deadline > $1)
      order by wake_at limit ${PAGE} for update skip locked) due
    where m.id = due.id
    returning m.id, m.deadline, m.version, m.waiting_for[1] as seat`;
  do {
    const now = room.now();
    const { rows } = await room.db.pool.query<Due>(text, [new Date(now)]);
    await inParallel(rows, (due) => wake(room, due, now));
    if (rows.length < PAGE) return;
  } while (performance.now() < until);
}

async function wake(room: Room, { id: matchId, deadline, version, seat }: Due, now: number): Promise<void> {
  if (!deadline) return;
  const at = deadline.getTime();
  const leave = { delayMs: Math.max(0, at - now), id: `${matchId}-${at}-${version}` };
  await room.queues.wake('expireDecision', { matchId, version, seat: seat ?? 0 }, leave).catch((error: unknown) => {
    room.log.debug({ err: error, matchId }, 'A wake-up could not be left; the sweep makes up for it.');
  });
}

// Moments as texts: a Date would lose what PostgreSQL counts below the millisecond.
async function overdue(room: Room, last?: { id: string; wake_at: string }): Promise<{ id: string; wake_at: string }[]> {
  const text = `
    select id, wake_at::text from matches
    where wake_at <= $1 and ($2::timestamptz is null or (wake_at, id) > ($2::timestamptz, $3::uuid))
    order by wake_at, id limit ${PAGE}`;
  const values = [new Date(room.now()), last?.wake_at ?? null, last?.id ?? null];
  return (await room.db.pool.query<{ id: string; wake_at: string }>(text, values)).rows;
}

// The clock may have been stopped or put off since; from here on the sweep looks at the deadline that holds now. A match
// that cannot be judged is put off, so that it does not block others forever. An outage is not the match's fault.
async function expire(room: Room, id: string): Promise<void> {
  try {
    await expireDecision(room, { matchId: id });
  } catch (error) {
    if (!isUnavailable(error)) await setWake(room, id, `$2::timestamptz`, [new Date(room.now() + PUT_OFF)]);
    throw error;
  }
  await setWake(room, id, 'deadline', []);
}

async function setWake(room: Room, id: string, moment: string, values: Date[]): Promise<void> {
  const text = `update matches set wake_at = ${moment} where id = $1 and wake_at is distinct from ${moment}`;
  await room.db.pool.query(text, [id, ...values]);
}

function stumbled(room: Room, matchId: string, error: unknown): void {
  room.log.error({ err: error, matchId }, 'The sweep stumbled.');
}

import { isUnavailable } from '../../../db/outage/unavailable.ts';
import { inParallel } from '../../../process/promises.ts';
import { enter } from '../../door/enter.ts';
import { armClock } from '../../door/wake.ts';
import { DUE_PAGE, type Overdue, type PutOff } from '../../log/match-store.ts';
import type { Room } from '../../room.ts';

/**
 * A clock may have run out: makes the time-outs that are due, and leaves a wake-up for the next. Early, late, lost or
 * doubled does no harm: what counts are the deadlines in the match's row.
 */
export async function expireDecision(room: Room, { matchId }: { matchId: string }): Promise<void> {
  const arrived = room.now(); // a move that arrived before is decided before, however long both of them wait
  await room.cache.exclusive(matchId, async () => {
    const cached = await room.cache.fresh(matchId);
    if (!cached) return;
    cached.armed = null;
    await enter(room, cached, () => null, arrived); // what is overdue comes before everything else, and nothing else is wanted
    armClock(room, cached, `-${room.now()}`);
  });
}

/** How long a match that made us stumble is left alone, in milliseconds. */
const PUT_OFF = 60_000;

/**
 * Sees to every clock whose time to be looked at has come. Most have been put off by a move since: they are noted anew by the hundred,
 * without being read, with a wake-up for the deadline that holds now. What is left has run out.
 * @param until when to stop at the latest, by the process's own clock; the rest at the next sweep
 */
export async function sweepClocks(room: Room, until: number): Promise<void> {
  const { due } = room.store;
  await eachPage(
    () => due.putOff(new Date(room.now())),
    until,
    (one) => wake(room, one),
  );
  // Each match once: one that cannot be judged now comes up again at the next sweep.
  const page = (last?: Overdue) => due.overdue(new Date(room.now()), last);
  await eachPage(page, until, ({ id }) =>
    expire(room, id).catch((error: unknown) =>
      room.log.error({ err: error, matchId: id }, 'sweep failed for this match'),
    ),
  );
}

/** Works on all that a query finds, page by page. @param until when to stop, as `performance.now` counts */
export async function eachPage<T>(
  read: (last?: T) => Promise<T[]>,
  until: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  for (let page = await read(); page.length > 0; page = await read(page.at(-1))) {
    await inParallel(page, work);
    if (page.length < DUE_PAGE || performance.now() >= until) return;
  }
}

async function wake(room: Room, { id: matchId, deadline, version, seat }: PutOff): Promise<void> {
  if (!deadline) return;
  const at = deadline.getTime();
  const leave = { delayMs: Math.max(0, at - room.now()), id: `${matchId}-${at}-${version}` };
  await room.queues.wake('expireDecision', { matchId, version, seat: seat ?? 0 }, leave).catch((error: unknown) => {
    room.log.debug({ err: error, matchId }, 'A wake-up could not be left; the sweep makes up for it.');
  });
}

// The clock may have been stopped or put off since; from here on the sweep looks at the deadline that holds now. A match
// that cannot be judged is put off, so that it does not block others forever. An outage is not the match's fault.
async function expire(room: Room, id: string): Promise<void> {
  try {
    await expireDecision(room, { matchId: id });
  } catch (error) {
    if (!isUnavailable(error)) await room.store.due.lookAt(id, new Date(room.now() + PUT_OFF));
    throw error;
  }
  await room.store.due.lookAt(id, null);
}

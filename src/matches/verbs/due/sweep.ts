import { inParallel } from '../../../process/promises.ts';
import { nudgeAnalyses } from '../../analysis/kept-analysis.ts';
import { beginIfFull } from '../../door/begin-full.ts';
import { wakeBots } from '../../door/wake.ts';
import type { Room } from '../../room.ts';
import { leaveDeparted } from './leave-departed.ts';
import { sweepClocks } from './time-outs.ts';

/** So many of each kind are seen to at once. */
const AT_ONCE = 500;
/** How long a sweep may go on with one kind, in milliseconds; the rest at the next one. */
const LONGEST = 20_000;
/** How long a bot or a replay is given before somebody asks again, in milliseconds. */
const PATIENCE = 5000;
/** What never helps is tried again this often at least. */
const SELDOM = '10 minutes';

/**
 * Finds what lost wake-ups have left lying: time that ran out, bots that were never asked, matches that are full and
 * have not begun, finished ones without a verdict. Cancels what nobody joins, and takes
 * deleted accounts from their matches. Everything it does may be done twice.
 */
export async function sweep(room: Room): Promise<void> {
  await sweepClocks(room, performance.now() + LONGEST);
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
 * tried again after half as long again, so that those who cannot be helped leave room for the others. Not later: with whoever
 * was to help it may have been lost, too, and so the next sweep comes to it.
 */
async function nudge(room: Room, stuck: string, since: string, work: (id: string) => Promise<unknown>): Promise<void> {
  const text = `
    update matches set nudged_at = $1 where id in (
      select id from matches
      where ${stuck} and ${since} <= $2 and (nudged_at is null or nudged_at < ${since}
        or nudged_at + least((nudged_at - ${since}) / 2, interval '${SELDOM}') <= $1)
      order by greatest(${since}, nudged_at) limit ${AT_ONCE})
    returning id`;
  const until = performance.now() + LONGEST;
  do {
    const now = room.now();
    const { rows } = await room.db.pool.query<{ id: string }>(text, [new Date(now), new Date(now - PATIENCE)]);
    await inParallel(rows, async ({ id }) => {
      await work(id).catch((error: unknown) => room.log.error({ err: error, matchId: id }, 'The sweep stumbled.'));
    });
    if (rows.length < AT_ONCE) return;
  } while (performance.now() < until);
}

async function askBots(room: Room, id: string): Promise<void> {
  const hot = await room.hot.fresh(id);
  if (hot) wakeBots(room, hot.match, 0, `-${room.now()}`);
}

/** How long a match waits for the next player, in milliseconds. */
const LONGEST_WAIT = 7 * 86_400_000;
/** How long a challenge is shown that has come to nothing, or to a match. */
const SHOWN = 30 * 86_400_000;

/** Cancels the matches that wait for players and that nobody has joined for a week, and those of challenges that have expired. */
async function cancelForsaken(room: Room): Promise<void> {
  const text = `
    update matches set status = 'CANCELLED', newcomers_of = null, finished_at = $1 where status = 'WAITING' and open_seats > 0 and id in (
      select id from matches
      where status = 'WAITING' and open_seats > 0 and created_at <= $2 and (joined_at is null or joined_at <= $2)
      order by created_at limit ${AT_ONCE})
      or status = 'WAITING' and open_seats > 0 and id in (
      select c.match_id from challenges c
      join matches m on m.id = c.match_id and m.status = 'WAITING' and m.open_seats > 0
      where c.expires_at <= $1 order by c.expires_at limit ${AT_ONCE})
    returning id`;
  const now = room.now();
  const { rows } = await room.db.pool.query<{ id: string }>(text, [new Date(now), new Date(now - LONGEST_WAIT)]);
  await room.db.pool.query(
    `with over as (
       delete from challenges c using matches m
       where m.id = c.match_id and m.status <> 'WAITING' and c.expires_at <= $1 returning c.match_id)
     delete from reservations where match_id in (select match_id from over)`,
    [new Date(now - SHOWN)],
  );
  for (const { id } of rows) room.bus.publish(id, -1);
}

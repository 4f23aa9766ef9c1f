import type { Room } from '../../room.ts';

/** How long a match waits for the next player, in milliseconds. */
const PATIENCE = 7 * 86_400_000;
/** The rest at the next sweep. */
const AT_ONCE = 500;

/** How long a challenge is shown that has come to nothing, or to a match. */
const SHOWN = 30 * 86_400_000;

/** Cancels the matches that wait for players and that nobody has joined for a week, and those of challenges that have expired. */
export async function cancelForsaken(room: Room): Promise<void> {
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
  const { rows } = await room.db.pool.query<{ id: string }>(text, [new Date(now), new Date(now - PATIENCE)]);
  await room.db.pool.query(
    `with over as (
       delete from challenges c using matches m
       where m.id = c.match_id and m.status <> 'WAITING' and c.expires_at <= $1 returning c.match_id)
     delete from reservations where match_id in (select match_id from over)`,
    [new Date(now - SHOWN)],
  );
  for (const { id } of rows) room.bus.publish(id, -1);
}

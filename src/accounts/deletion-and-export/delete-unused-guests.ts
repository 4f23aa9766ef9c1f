import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { FIRST_UUID } from '../../db/uuid.ts';
import type { AccountContext } from '../context.ts';
import { IS_GUEST } from '../player.ts';
import { clearing } from './delete-account.ts';

const DAY = 86_400_000;
/** The number of players that one sweep checks. */
const PAGE = 1000;

const looked = z.object({ last: z.string().nullable(), players: z.int(), unnamed: z.array(z.string()) });

/**
 * Deletes guests who can never sign in again and have no matches (not even cancelled ones), tournament entries or
 * cards. Also removes deleted accounts that have none of these records. Clears leftover data of all other deleted
 * accounts again, and removes them from open matches. Each call checks the next page of players.
 */
export async function deleteUnusedGuests({ db, bus, now, guestDays, guests }: AccountContext): Promise<void> {
  const before = guestDays === 0 ? null : now() - guestDays * DAY;
  const { rows } = await db.orm.execute(forgetting(guests.after, before, now()));
  const { last, players, unnamed } = looked.parse(rows[0]);
  guests.after = players < PAGE || last === null ? FIRST_UUID : last;
  for (const id of unnamed) bus.publishPlayer(id, 'ACCOUNT'); // nodes may have cached the name
}

/**
 * Returns a single statement, so that a guest is deleted completely or not at all.
 * @param before guests created after this time are kept, in milliseconds since 1970; null keeps all players
 * @param at guests with a session that is valid at this time are kept, in milliseconds since 1970
 */
function forgetting(after: string, before: number | null, at: number): SQL {
  const moment = (ms: number | null) => sql`${ms === null ? null : new Date(ms).toISOString()}::timestamptz`;
  return sql`
    with page as (select p.* from players p where p.id > ${after}::uuid order by p.id limit ${PAGE}),
    forgotten as (
      select p.id from page p
      where ((${sql.raw(IS_GUEST)}) and p.created_at <= ${moment(before)} or p.deleted_at is not null)
        and ${moment(before)} is not null
        and not exists (select from departures x where x.player_id = p.id)
        and not exists (select from sessions x where x.player_id = p.id and x.expires_at > ${moment(at)})
        and not exists (select from seats x where x.player_id = p.id)
        and not exists (select from matches x where x.created_by = p.id)
        and not exists (select from tournaments x where x.organizer = p.id)
        and not exists (select from tournament_members x where x.player_id = p.id)
        and not exists (select from tournament_officials x where x.player_id = p.id)
        and not exists (select from reservations x where x.player_id = p.id)
        and not exists (select from collectors x where x.player_id = p.id)
        and not exists (select from collections x where x.player_id = p.id)
        and not exists (select from collection_changes x where x.player_id = p.id)),
    departing as (
      insert into departures (player_id, since) select p.id, ${moment(at)} from page p
      where p.deleted_at is not null and exists (
        select from seats s join matches m on m.id = s.match_id
        where s.player_id = p.id and m.status in ('WAITING', 'RUNNING'))
      on conflict do nothing),
    ${clearing(sql`select id from page where deleted_at is not null union select id from forgotten`)},
    gone as (delete from players where id in (select id from forgotten))
    select (select id from page order by id desc limit 1) as last, (select count(*)::int from page) as players,
      array(select distinct player_id from nameless) as unnamed`;
}

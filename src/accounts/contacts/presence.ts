import { eq, sql } from 'drizzle-orm';
import { presences } from '../../db/schema.ts';
import type { AccountContext } from '../context.ts';

/** When a friend was last here, roughly. */
export interface Presence {
  online: boolean;
  /** To the hour. */
  seenAt: Date;
}

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** How often a player's presence is written, in milliseconds. */
const NOTED = MINUTE;
/**
 * How long after the last sign of life a player counts as online, in milliseconds. Each node checks every open socket's
 * token again within two minutes, unless it has more than 6,000 sockets.
 */
const ONLINE = 3 * MINUTE;

export function presenceOf(seenAt: Date | null, now: number): Presence | null {
  if (!seenAt) return null;
  const time = seenAt.getTime();
  return { online: now - time < ONLINE, seenAt: new Date(time - (time % HOUR)) };
}

/** A player's row, as read together with a session: null if there is none. */
export type NotedPresence = Pick<typeof presences.$inferSelect, 'seenAt' | 'isShown'> | null;

/**
 * Notes that a player is here, at most once a minute over all nodes, without waiting for the database. Guests and players
 * who do not show it are left out.
 */
export function noteSeen(
  { presences: writer, now }: Pick<AccountContext, 'presences' | 'now'>,
  { id, guest }: { id: string; guest: boolean },
  noted: NotedPresence,
): void {
  const before = noted?.seenAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (!guest && noted?.isShown !== false && now() - before >= NOTED) writer.add(id);
}

/** Stores that players are here now. Skips accounts that are just being deleted. */
export async function writePresences(
  { db, now }: Pick<AccountContext, 'db' | 'now'>,
  playerIds: readonly string[],
): Promise<void> {
  const at = now();
  const moment = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  // All nodes lock in the order of ids, so that they never wait for each other in a circle.
  await db.orm.execute(sql`
    insert into presences (player_id, seen_at)
    select id, ${moment(at)} from players
    where id = any(${sql.param([...playerIds])}::uuid[]) and deleted_at is null
    order by id for key share skip locked
    on conflict (player_id) do update set seen_at = excluded.seen_at
    where presences.is_shown and (presences.seen_at is null or presences.seen_at <= ${moment(at - NOTED)})`);
}

export async function isPresenceShown({ db }: Pick<AccountContext, 'db'>, id: string): Promise<boolean> {
  const [row] = await db.orm.select().from(presences).where(eq(presences.playerId, id));
  return row?.isShown ?? true;
}

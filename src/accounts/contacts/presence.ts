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

/** Notes that a player is here, at most once a minute over all nodes. Guests and players who do not show it are left out. */
export async function noteSeen(
  { db, now }: Pick<AccountContext, 'db' | 'now'>,
  { id, guest }: { id: string; guest: boolean },
  noted: NotedPresence,
): Promise<void> {
  const at = now();
  const before = noted?.seenAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (guest || noted?.isShown === false || at - before < NOTED) return;
  // While the database cannot write, for example because its disk is full, players must still be able to read.
  await db.orm
    .insert(presences)
    .values({ playerId: id, seenAt: new Date(at) })
    .onConflictDoUpdate({
      target: presences.playerId,
      set: { seenAt: sql`excluded.seen_at` },
      setWhere: sql`${presences.isShown} and (${presences.seenAt} is null or ${presences.seenAt} < excluded.seen_at)`,
    })
    .catch(() => {});
}

export async function isPresenceShown({ db }: Pick<AccountContext, 'db'>, id: string): Promise<boolean> {
  const [row] = await db.orm.select().from(presences).where(eq(presences.playerId, id));
  return row?.isShown ?? true;
}

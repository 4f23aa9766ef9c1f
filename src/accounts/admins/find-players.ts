import { inArray, or, sql } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AccountContext } from '../context.ts';
import { nameKeys } from '../names/lookalikes.ts';
import type { Player } from '../player.ts';
import { toPlayer } from '../players.ts';
import type { Actor } from './actor.ts';
import { isBanned } from './ban.ts';
import { mustBeAdmin } from './must-be-admin.ts';

/** A player as admins find them. */
export interface FoundPlayer {
  player: Player;
  /** Null for a player who is not banned now. */
  banReason: string | null;
  /** When the ban ends; null for a ban without end. */
  bannedUntil: Date | null;
}

const MOST = 20;

/**
 * Finds a player by id, and accounts by name. Names that look like the text also match. Guests' names are not reserved,
 * so guests are found by id only.
 * @throws Refused FORBIDDEN
 */
export async function findPlayers(
  { db }: AccountContext,
  caller: Actor,
  { text }: { text: string },
): Promise<FoundPlayer[]> {
  await mustBeAdmin(db.orm, caller);
  const typed = text.replaceAll('\0', '').trim().slice(0, 200);
  const named = sql`(select player_id from taken_names where key = any(${sql.param(nameKeys(typed))}::text[]))`;
  const called = sql`(select id from players where lower(name) = lower(${typed}) and password_hash is not null)`;
  const wanted = isUuid(typed)
    ? inArray(players.id, [typed])
    : or(inArray(players.id, named), inArray(players.id, called));
  const rows = await db.orm
    .select({ row: players, isBanned: sql<boolean>`${isBanned()}` })
    .from(players)
    .where(wanted)
    .orderBy(players.createdAt)
    .limit(MOST);
  return rows.map(({ row, isBanned: banned }) => ({
    player: toPlayer(row),
    banReason: banned ? row.banReason : null,
    bannedUntil: banned ? row.bannedUntil : null,
  }));
}

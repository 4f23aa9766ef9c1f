import { and, eq, gt, isNull } from 'drizzle-orm';
import { apiKeys, players } from '../../db/schema.ts';
import type { Accounts } from '../accounts.ts';
import { vouchedFor } from '../caller.ts';
import { toPlayer } from '../players.ts';
import type { RecentSession } from '../sessions/recent-sessions.ts';
import { PREFIX, toKey } from './api-keys.ts';

const OURS = new RegExp(`^${PREFIX}[\\w-]{43}$`);
/** When a key was last used is noted no more often, in milliseconds. */
const USED = 3_600_000;

/** Whether it has the form of an API key. */
export function isApiKey(token: string): boolean {
  return OURS.test(token);
}

/** Whose key has this hash, and what it is good for; null: unknown, expired or revoked, or its player has left. */
export async function readKey(accounts: Accounts, keyHash: string): Promise<RecentSession | null> {
  const { orm } = accounts.db;
  const now = new Date(accounts.now());
  const live = and(
    eq(apiKeys.keyHash, keyHash),
    isNull(apiKeys.revokedAt),
    gt(apiKeys.expiresAt, now),
    isNull(players.deletedAt),
  );
  const [row] = await orm
    .select({ player: players, key: apiKeys })
    .from(apiKeys)
    .innerJoin(players, eq(players.id, apiKeys.playerId))
    .where(live);
  if (!row) return null;
  if (!row.key.usedAt || now.getTime() - row.key.usedAt.getTime() >= USED)
    await orm.update(apiKeys).set({ usedAt: now }).where(eq(apiKeys.keyHash, keyHash));
  return { caller: vouchedFor(toPlayer(row.player), toKey(row.key), keyHash), expiresAt: row.key.expiresAt };
}

import { sql } from 'drizzle-orm';
import type { AccountContext } from '../context.ts';

/** How long an ended API key is kept for the owner's export, in milliseconds. */
const KEPT = 30 * 86_400_000;

/** How long the key of a request is remembered, in milliseconds. */
const KEYS_KEPT = 30 * 86_400_000;

/** How long messages at the tables of matches are kept, in milliseconds. */
const MESSAGES_KEPT = 90 * 86_400_000;

/** The table, its expiry column, how long rows are kept after expiry, and the maximum number of rows per call. */
const TABLES = [
  ['sessions', 'expires_at', 0, 5000],
  ['mailed_tokens', 'expires_at', 0, 5000],
  ['api_keys', 'expires_at', KEPT, 5000],
  ['api_keys', 'revoked_at', KEPT, 5000],
  ['guard_counts', 'until', 0, 20_000],
  ['request_keys', 'at', KEYS_KEPT, 20_000],
  ['chat_messages', 'at', MESSAGES_KEPT, 20_000],
] as const;

/** Deletes expired rows, reports' copies of expired messages, the webhooks of ended API keys, and the push subscriptions of ended sessions. */
export async function deleteExpired({ db, now }: AccountContext): Promise<void> {
  const before = (ms: number) => sql`${new Date(now() - ms).toISOString()}::timestamptz`;
  for (const [table, over, kept, most] of TABLES) {
    const [from, since] = [sql.identifier(table), sql.identifier(over)];
    await db.orm.execute(sql`
      delete from ${from} where ctid = any (array(
        select ctid from ${from} where ${since} <= ${before(kept)} order by ${since} limit ${most}))`);
  }
  await db.orm.execute(sql`
    update player_reports set message_text = null where message_text is not null and not exists (
      select from chat_messages m where m.id = message_id)`);
  // These statements also delete targets that were created while their key or session was being revoked.
  await db.orm.execute(sql`
    delete from notification_targets where key_id is not null and not exists (
      select from api_keys k where k.id = key_id and k.revoked_at is null and k.expires_at > ${before(0)})`);
  await db.orm.execute(sql`
    delete from notification_targets where session_hash is not null and not exists (
      select from sessions s where s.token_hash = session_hash and s.revoked_at is null and s.expires_at > ${before(0)})`);
}

import { type SQL, sql } from 'drizzle-orm';

interface Kept {
  /** The hash of a token that stays valid. */
  shownHash?: string;
  /** Keeps API keys and webhooks, and the push subscription of the session that stays. */
  keepKeys?: boolean;
}

/**
 * Returns statement parts that end sessions, API keys, webhooks, push subscriptions and reset codes.
 * @param theirs the condition that selects the players' rows
 */
export function endingAccess(theirs: SQL, at: SQL, { shownHash = '', keepKeys = false }: Kept = {}): SQL {
  return sql`
    ended as (
      update sessions set revoked_at = ${at} where ${theirs} and revoked_at is null and token_hash <> ${shownHash}),
    locked as (update api_keys set revoked_at = ${at} where ${theirs} and revoked_at is null and ${!keepKeys}),
    unheard as (
      delete from notification_targets
      where ${theirs} and (${!keepKeys} or kind = 'PUSH' and session_hash is distinct from ${shownHash})),
    spent as (delete from mailed_tokens where ${theirs} and purpose = 'RESET' and token_hash <> ${shownHash})`;
}

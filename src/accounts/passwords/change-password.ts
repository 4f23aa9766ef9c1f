import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import type { Caller } from '../caller.ts';
import { passwordChanged } from '../emails/letters.ts';
import { postTo } from '../emails/own-email.ts';
import { lockPlayer } from '../players.ts';
import { hashOf } from '../sessions/tokens.ts';
import { checkPassword } from './check-password.ts';
import { provePassword } from './prove-password.ts';

export interface ChangePassword {
  current: string;
  password: string;
  /** API keys go on working, and webhooks stay; left out: they are revoked, and deleted. */
  keepKeys?: boolean | null | undefined;
}

/**
 * Another password for the caller's account. All other sessions end, keys and webhooks too unless they are kept, and nobody can reset it by an earlier letter.
 * @param token of the session that stays
 * @throws Refused BAD_INPUT, UNAUTHENTICATED, FORBIDDEN (no password)
 */
export async function changePassword(
  accounts: Accounts,
  caller: Caller,
  { current, password, keepKeys, token }: ChangePassword & { token: string | null },
): Promise<void> {
  checkPassword(password, caller.name);
  const before = await provePassword(accounts, caller, current);
  const after = await hash(password);
  const at = sql`${new Date(accounts.now()).toISOString()}::timestamptz`;
  const ended = sql`
    with changed as (
      update players set password_hash = ${after} where id = ${caller.id} and password_hash = ${before} returning id),
    ended as (
      update sessions set revoked_at = ${at}
      where player_id in (select id from changed) and revoked_at is null and token_hash <> ${hashOf(token ?? '')}),
    locked as (
      update api_keys set revoked_at = ${at}
      where player_id in (select id from changed) and revoked_at is null and ${keepKeys !== true}),
    unheard as (
      delete from notification_targets
      where player_id in (select id from changed) and kind = 'WEBHOOK' and ${keepKeys !== true}),
    spent as (delete from mailed_tokens where player_id in (select id from changed) and purpose = 'RESET')
    select id from changed`;
  const { rows } = await inTransaction(accounts.db.pool, async (tx) => {
    await lockPlayer(tx, caller.id); // first, so that the statement sees every session that was opened before
    return tx.execute(ended);
  });
  // Somebody else has changed it since.
  if (rows.length === 0) throw new Refused('UNAUTHENTICATED', 'The password is wrong.');
  accounts.bus.publishPlayer(caller.id);
  postTo(accounts, caller.id, (address) => passwordChanged(address, caller.name));
}

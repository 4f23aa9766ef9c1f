import { type SQL, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import { passwordChanged } from '../emails/email-texts.ts';
import { postTo } from '../emails/set-and-confirm-email.ts';
import type { Player } from '../player.ts';
import { lockPlayer } from '../players.ts';
import { endingAccess } from '../sessions/end-access.ts';
import { hashOf } from '../sessions/tokens.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword, provePassword, wrongPassword } from './password-hash.ts';

export interface ChangePassword {
  current: string;
  password: string;
  /** By default, API keys are revoked, and webhooks and this session's push subscription are deleted. */
  keepKeys?: boolean | null | undefined;
}

interface From {
  /** The token of the session that stays open. */
  token: string | null;
  address?: string | null;
}

/**
 * Also ends other sessions with their push subscriptions, and reset codes. Unless `keepKeys` is set, API keys, webhooks
 * and this session's push subscription end too.
 * @throws Refused BAD_INPUT, UNAUTHENTICATED, FORBIDDEN (no password)
 */
export async function changePassword(
  accounts: AccountContext,
  caller: Caller,
  { current, password, keepKeys, token, address = null }: ChangePassword & From,
): Promise<void> {
  checkPassword(password, caller.name);
  const before = await provePassword(accounts, caller, current, address);
  const after = await hashPassword(password, address);
  const changing = sql`changed as (
    update players set password_hash = ${after} where id = ${caller.id} and password_hash = ${before} returning id)`;
  const shownHash = hashOf(token ?? '');
  const isChanged = await putPassword(accounts, caller, { changing, shownHash, keepKeys: keepKeys === true });
  if (!isChanged) throw wrongPassword(); // another request has changed the password in the meantime
}

export interface NewPassword {
  /** The statement's parts. The last part, `changed`, returns the player's id if the password was replaced. */
  changing: SQL;
  /** The hash of the token that authorized the change. A session with this token stays open. */
  shownHash: string;
  keepKeys: boolean;
}

/**
 * Also ends everything that another person may control, and emails the player. Returns false if nothing was changed.
 */
export async function putPassword(
  accounts: AccountContext,
  { id, name }: Pick<Player, 'id' | 'name'>,
  { changing, shownHash, keepKeys }: NewPassword,
): Promise<boolean> {
  const at = sql`${new Date(accounts.now()).toISOString()}::timestamptz`;
  const statement = sql`
    with ${changing},
    ${endingAccess(sql`player_id in (select id from changed)`, at, { shownHash, keepKeys })}
    select id from changed`;
  const { rows } = await inTransaction(accounts.db.pool, async (tx) => {
    await lockPlayer(tx, id); // lock first, so that the statement sees every earlier session and key
    return tx.execute(statement);
  });
  if (rows.length === 0) return false;
  accounts.bus.publishPlayer(id, 'ACCESS');
  postTo(accounts, id, (address) => passwordChanged(address, name));
  return true;
}

import { sql } from 'drizzle-orm';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import type { Caller } from '../caller.ts';
import { hashOf } from '../sessions/tokens.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './password-hash.ts';
import { provePassword } from './prove-password.ts';
import { putPassword } from './put-password.ts';

export interface ChangePassword {
  current: string;
  password: string;
  /** API keys go on working, webhooks and browsers' subscriptions stay; left out: they are revoked, and deleted. */
  keepKeys?: boolean | null | undefined;
}

/** Where the request comes from. */
interface From {
  /** The token of the session that stays. */
  token: string | null;
  /** The network; left out: unknown. */
  address?: string | null;
}

/**
 * Another password for the caller's account. All other sessions end, keys, webhooks and browsers' subscriptions too
 * unless they are kept, and nobody can reset it by an earlier letter.
 * @throws Refused BAD_INPUT, UNAUTHENTICATED, FORBIDDEN (no password)
 */
export async function changePassword(
  accounts: Accounts,
  caller: Caller,
  { current, password, keepKeys, token, address = null }: ChangePassword & From,
): Promise<void> {
  checkPassword(password, caller.name);
  const before = await provePassword(accounts, caller, current, address);
  const after = await hashPassword(password, address);
  const changing = sql`changed as (
    update players set password_hash = ${after} where id = ${caller.id} and password_hash = ${before} returning id)`;
  const shownHash = hashOf(token ?? '');
  // Somebody else has changed it since.
  if (!(await putPassword(accounts, caller, { changing, shownHash, keepKeys: keepKeys === true })))
    throw new Refused(
      'UNAUTHENTICATED',
      'The current password is wrong: correct it, or reset it with requestPasswordReset.',
    );
}

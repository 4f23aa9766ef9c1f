import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import type { Caller } from '../caller.ts';

/** Verified when there is no such account, so that the answer takes as long as for a wrong password. */
let nobody: Promise<string> | undefined;

/** Whether it is the password with this hash; of nobody it never is, and takes as long. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hash('nobody has this password');
  const right = await verify(passwordHash ?? (await nobody), password.slice(0, 201));
  return right && typeof passwordHash === 'string';
}

/**
 * Whoever has the token shows that they know the password, too. Returns its hash.
 * @throws Refused UNAUTHENTICATED, FORBIDDEN for players who have no password
 */
export async function provePassword({ db }: Accounts, { id }: Caller, password: string): Promise<string> {
  const [row] = await db.orm.select({ passwordHash: players.passwordHash }).from(players).where(eq(players.id, id));
  if (row && row.passwordHash === null) throw new Refused('FORBIDDEN', 'This player has no password here.');
  if (row?.passwordHash && (await isPassword(row.passwordHash, password))) return row.passwordHash;
  throw new Refused('UNAUTHENTICATED', 'The password is wrong.');
}

import { eq } from 'drizzle-orm';
import { players } from '../../db/schema.ts';
import { Refused } from '../../errors.ts';
import type { Accounts } from '../accounts.ts';
import type { Caller } from '../caller.ts';
import { isPassword } from './password-hash.ts';

/**
 * Whoever has the token shows that they know the password, too. Returns its hash.
 * @param address the network that it comes from; null: unknown
 * @throws Refused UNAUTHENTICATED, FORBIDDEN for players who have no password
 */
export async function provePassword(
  { db }: Accounts,
  { id }: Caller,
  password: string,
  address: string | null,
): Promise<string> {
  const [row] = await db.orm.select({ passwordHash: players.passwordHash }).from(players).where(eq(players.id, id));
  if (row && row.passwordHash === null)
    throw new Refused('FORBIDDEN', 'This account has no password here: a guest gets one with keepAccount.');
  if (row?.passwordHash && (await isPassword(row.passwordHash, password, address))) return row.passwordHash;
  throw new Refused(
    'UNAUTHENTICATED',
    'The current password is wrong: correct it, or reset it with requestPasswordReset.',
  );
}

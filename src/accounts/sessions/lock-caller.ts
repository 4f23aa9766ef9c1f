import { and, eq, isNull } from 'drizzle-orm';
import { apiKeys, sessions } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import { type Caller, tokenHashOf } from '../caller.ts';
import { mustLockPlayer } from '../players.ts';

/**
 * As {@link mustLockPlayer}, for whatever goes on letting somebody in, or telling somebody: what the caller has shown must be
 * good still. So a new password either comes before, and has ended the caller's session, or afterwards, and ends what is made now.
 * @throws Refused UNAUTHENTICATED
 */
export async function lockCaller(tx: Transaction, caller: Caller): Promise<void> {
  await mustLockPlayer(tx, caller.id);
  if (!(await isStillIn(tx, caller)))
    throw new Refused('UNAUTHENTICATED', 'Your session or API key has ended: sign in again.');
}

async function isStillIn(tx: Transaction, caller: Caller): Promise<boolean> {
  const hash = tokenHashOf(caller);
  if (hash === null) return true; // an outside issuer's token: it is good until it expires, whatever happens here
  const rows =
    caller.keyId === null
      ? await tx
          .select({ id: sessions.playerId })
          .from(sessions)
          .where(and(eq(sessions.tokenHash, hash), isNull(sessions.revokedAt)))
      : await tx
          .select({ id: apiKeys.playerId })
          .from(apiKeys)
          .where(and(eq(apiKeys.keyHash, hash), isNull(apiKeys.revokedAt)));
  return rows.length > 0;
}

import { inArray, lte } from 'drizzle-orm';
import { mailedTokens } from '../../db/schema.ts';
import type { Accounts } from '../accounts.ts';
import { hashOf, newToken } from '../sessions/tokens.ts';

/** What a letter's token is good for, and how long, in milliseconds. */
const LIFE = { RESET: 3_600_000, CONFIRM: 86_400_000 } as const;
export type Purpose = keyof typeof LIFE;

/** A token for a letter, of which only the hash is stored. */
export async function mailedToken(
  { db, now }: Accounts,
  sent: { playerId: string; purpose: Purpose; address: string },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now() + LIFE[sent.purpose]);
  await db.orm.insert(mailedTokens).values({ ...sent, tokenHash: hashOf(token), expiresAt });
  return token;
}

/** Deletes those that nobody can use any more; so many at once, the rest next time. */
export async function deleteStale({ db, now }: Pick<Accounts, 'db' | 'now'>): Promise<void> {
  const over = db.orm
    .select({ tokenHash: mailedTokens.tokenHash })
    .from(mailedTokens)
    .where(lte(mailedTokens.expiresAt, new Date(now())))
    .limit(5000);
  await db.orm.delete(mailedTokens).where(inArray(mailedTokens.tokenHash, over));
}

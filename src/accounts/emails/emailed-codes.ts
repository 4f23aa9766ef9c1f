import { mailedTokens } from '../../db/schema.ts';
import type { AccountContext } from '../context.ts';
import { hashOf, newToken } from '../sessions/tokens.ts';

/** How long each kind of emailed token is valid, in milliseconds. */
const LIFE = { RESET: 3_600_000, CONFIRM: 86_400_000 } as const;

/** Creates a token for an email and stores only the hash of the token. */
export async function mailedToken(
  { db, now }: AccountContext,
  sent: { playerId: string; purpose: keyof typeof LIFE; address: string },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now() + LIFE[sent.purpose]);
  await db.orm.insert(mailedTokens).values({ ...sent, tokenHash: hashOf(token), expiresAt });
  return token;
}

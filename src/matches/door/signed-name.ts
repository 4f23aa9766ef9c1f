import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';

/** Of a row of `seats`: how the player who sits down there is called now. The record goes on saying so, until the account is deleted. */
export function signedName(playerId: string | null | undefined): { name: SQL | null; nameSalt: string | null } {
  if (!playerId) return { name: null, nameSalt: null };
  const name = sql`(select p.name from players p where p.id = ${playerId}::uuid)`;
  return { name, nameSalt: randomBytes(16).toString('base64url') };
}

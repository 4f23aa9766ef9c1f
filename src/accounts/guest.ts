import type { players } from '../db/schema.ts';

type Proofs = Pick<typeof players.$inferSelect, 'passwordHash' | 'issuer'>;

/** A guest is a player whom nothing brings back: neither a password nor an outside identity. */
export function isGuest({ passwordHash, issuer }: Proofs): boolean {
  return passwordHash === null && issuer === null;
}

/** The same as a condition on a row `p` of `players`. */
export const IS_GUEST = 'p.password_hash is null and p.issuer is null';

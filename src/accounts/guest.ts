import type { players } from '../db/schema.ts';

type Proofs = Pick<typeof players.$inferSelect, 'passwordHash' | 'issuer' | 'deletedAt'>;

/** A guest is a player whom nothing brings back: neither a password nor an outside identity. A deleted account is none. */
export function isGuest({ passwordHash, issuer, deletedAt }: Proofs): boolean {
  return passwordHash === null && issuer === null && deletedAt === null;
}

/** The same as a condition on a row `p` of `players`. */
export const IS_GUEST = 'p.password_hash is null and p.issuer is null and p.deleted_at is null';

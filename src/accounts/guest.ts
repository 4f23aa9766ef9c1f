import type { players } from '../db/schema.ts';
import type { Player } from './player.ts';

type Proofs = Pick<typeof players.$inferSelect, 'passwordHash' | 'issuer' | 'deletedAt'>;

/** A guest is a player whom nothing brings back: neither a password nor an outside identity. A deleted account is none. */
export function isGuest({ passwordHash, issuer, deletedAt }: Proofs): boolean {
  return passwordHash === null && issuer === null && deletedAt === null;
}

/** The same as a condition on a row `p` of `players`. */
export const IS_GUEST = 'p.password_hash is null and p.issuer is null and p.deleted_at is null';

/** How long an account is new, in milliseconds. */
const NEW = 86_400_000;

/** Somebody whom it costs nothing to be: a guest, or an account of less than a day. One person may be hundreds of them. */
export function isNewcomer({ guest, createdAt }: Pick<Player, 'guest' | 'createdAt'>, now: number): boolean {
  return guest || now - createdAt.getTime() < NEW;
}

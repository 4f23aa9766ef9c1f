import type { players } from '../db/schema.ts';

export const ROLES = ['PLAYER', 'ORGANIZER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Whoever calls: an account, found by its token. */
export interface Player {
  id: string;
  name: string;
  guest: boolean;
  /** Its owner has said that a program plays. */
  bot: boolean;
  /** The account is gone, and its name with it. */
  deleted: boolean;
  roles: readonly Role[];
  createdAt: Date;
}

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

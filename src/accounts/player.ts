import type { players } from '../db/schema.ts';

export const ROLES = ['PLAYER', 'ORGANIZER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

export interface Player {
  id: string;
  name: string;
  guest: boolean;
  /** Whether the owner has declared that a program uses the account. */
  bot: boolean;
  deleted: boolean;
  roles: readonly Role[];
  createdAt: Date;
}

type Proofs = Pick<typeof players.$inferSelect, 'passwordHash' | 'issuer' | 'deletedAt'>;

/** A guest has neither a password nor an external identity. A deleted account is not a guest. */
export function isGuest({ passwordHash, issuer, deletedAt }: Proofs): boolean {
  return passwordHash === null && issuer === null && deletedAt === null;
}

/** `isGuest` as an SQL condition on a row `p` of `players`. */
export const IS_GUEST = 'p.password_hash is null and p.issuer is null and p.deleted_at is null';

/** How long an account is considered new, in milliseconds. */
const NEW = 86_400_000;

/** Whether a player is a guest or has an account younger than a day. One person can create hundreds of such players. */
export function isNewcomer({ guest, createdAt }: Pick<Player, 'guest' | 'createdAt'>, now: number): boolean {
  return guest || now - createdAt.getTime() < NEW;
}

import type { players } from '../db/schema.ts';

export const ROLES = ['PLAYER', 'ORGANIZER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

export interface Player {
  id: string;
  name: string;
  guest: boolean;
  /** Whether the owner has marked the account as played by a program. */
  bot: boolean;
  /** Whether the account has been deleted, together with its name. */
  deleted: boolean;
  roles: readonly Role[];
  createdAt: Date;
}

type Proofs = Pick<typeof players.$inferSelect, 'passwordHash' | 'issuer' | 'deletedAt'>;

/** Whether a player is a guest: without a password and an outside identity. A deleted account is not a guest. */
export function isGuest({ passwordHash, issuer, deletedAt }: Proofs): boolean {
  return passwordHash === null && issuer === null && deletedAt === null;
}

/** `isGuest` as an SQL condition on a row `p` of `players`. */
export const IS_GUEST = 'p.password_hash is null and p.issuer is null and p.deleted_at is null';

/** How long an account counts as new, in milliseconds. */
const NEW = 86_400_000;

/** Whether a player is a guest, or an account younger than a day. One person can create hundreds of these. */
export function isNewcomer({ guest, createdAt }: Pick<Player, 'guest' | 'createdAt'>, now: number): boolean {
  return guest || now - createdAt.getTime() < NEW;
}

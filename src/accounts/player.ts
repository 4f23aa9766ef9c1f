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

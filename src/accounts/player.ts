export const ROLES = ['PLAYER', 'ORGANIZER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Whoever calls: an account, found by its token. */
export interface Player {
  id: string;
  name: string;
  guest: boolean;
  roles: readonly Role[];
  createdAt: Date;
}

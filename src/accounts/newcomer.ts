import type { Player } from './player.ts';

/** How long an account is new, in milliseconds. */
const NEW = 86_400_000;

/** Somebody whom it costs nothing to be: a guest, or an account of less than a day. One person may be hundreds of them. */
export function isNewcomer({ guest, createdAt }: Pick<Player, 'guest' | 'createdAt'>, now: number): boolean {
  return guest || now - createdAt.getTime() < NEW;
}

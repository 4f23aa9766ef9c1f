import { hash } from 'node:crypto';

/** How a player was called on sitting down, and what hides that in the record. Both can be forgotten; the record cannot. */
export interface SeatName {
  name: string;
  /** 128 random bits, base64url. */
  salt: string;
}

/** What the record is signed over in place of the name, hexadecimal: who has both can compare, and nobody else guesses. */
export function nameHash({ name, salt }: SeatName): string {
  return hash('sha256', `arbiter-name-1\n${salt}\n${name}`);
}

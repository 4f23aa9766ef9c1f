import { randomBytes } from 'node:crypto';

/** What hides in the record how a player was called on sitting down; it goes with a deleted account. */
export function newSalt(): string {
  return randomBytes(16).toString('base64url');
}

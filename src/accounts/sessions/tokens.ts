import { hash, randomBytes } from 'node:crypto';

/** Something that proves who somebody is: 256 random bits as 43 letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A network that an account has signed in from, as it is stored: the hash shows neither. */
export function networkHash(playerId: string, address: string): string {
  return hash('sha256', `network ${playerId} ${address}`);
}

/** What is stored of a token. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

import { hash, randomBytes } from 'node:crypto';

/** A new secret: 256 random bits as 43 letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a network that an account signed in from: a hash that hides network and account. */
export function networkHash(playerId: string, address: string): string {
  return hash('sha256', `network ${playerId} ${address}`);
}

/** The stored form of a token. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

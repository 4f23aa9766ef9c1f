import { hash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 random bits, written as 43 letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a network that an account signed in from. The hash reveals neither the network nor the account. */
export function networkHash(playerId: string, address: string): string {
  return hash('sha256', `network ${playerId} ${address}`);
}

export function hashOf(token: string): string {
  return hash('sha256', token);
}

import { isSignedWith } from '../crypto/ed25519.ts';
import type { PublishedKey } from './key-set.ts';

/** A signature of an entry and all before it. */
export interface Signature {
  /** The key's name; see `key-set.ts`. */
  kid: string;
  /** Ed25519 over {@link signedText}, base64url. */
  value: string;
}

/** The signed data: an entry's hash, which covers everything before it. */
export interface Signable {
  /** The kind of log. If absent, the log is of a match. */
  of?: 'TOURNAMENT' | undefined;
  /** The id of the match or the tournament. */
  match: string;
  version: number;
  /** The status after the entry, so that a beginning cannot pass for an end. */
  status: 'RUNNING' | 'FINISHED';
  hash: string;
}

/**
 * The signed text. Its prefix is unique among everything signed with the same key, and differs between matches and tournaments.
 */
export function signedText({ of, match, version, status, hash }: Signable): string {
  const form = of === 'TOURNAMENT' ? 'arbiter-tournament-signature-1' : 'arbiter-signature-1';
  return `${form}\n${match}\n${version}\n${status}\n${hash}`;
}

export function isSignedBy({ x }: Pick<PublishedKey, 'x'>, { value }: Signature, what: Signable): boolean {
  return isSignedWith(x, signedText(what), value);
}

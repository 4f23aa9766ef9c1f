import { isSignedWith } from '../crypto/ed25519.ts';
import type { PublishedKey } from './key-set.ts';

/** A signature of an entry and of all earlier entries. */
export interface Signature {
  /** The name of the key; see `thumbprint` in `key-set.ts`. */
  kid: string;
  /** The Ed25519 signature of {@link signedText}, base64url. */
  value: string;
}

/** The signed data. The hash of the entry also covers all earlier entries. */
export interface Signable {
  /** The kind of log. Absent for the log of a match. */
  of?: 'TOURNAMENT' | undefined;
  /** The id of the match or the tournament. */
  match: string;
  version: number;
  /** The status is signed, so that the signature of a beginning cannot be used for an end. */
  status: 'RUNNING' | 'FINISHED';
  hash: string;
}

/** The prefix differs between matches and tournaments, and from all other texts that are signed with the key. */
export function signedText({ of, match, version, status, hash }: Signable): string {
  const form = of === 'TOURNAMENT' ? 'arbiter-tournament-signature-1' : 'arbiter-signature-1';
  return `${form}\n${match}\n${version}\n${status}\n${hash}`;
}

export function isSignedBy({ x }: Pick<PublishedKey, 'x'>, { value }: Signature, what: Signable): boolean {
  return isSignedWith(x, signedText(what), value);
}

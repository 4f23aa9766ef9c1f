import { isSignedWith } from '../crypto/ed25519.ts';
import type { PublishedKey } from './key-set.ts';

/** Whose word an entry and all before it are. */
export interface Signature {
  /** Names the key; see `key-set.ts`. */
  kid: string;
  /** Ed25519 over {@link signedText}, base64url. */
  value: string;
}

/** What is signed: an entry by its hash, which is over everything before it, too. */
export interface Signable {
  match: string;
  version: number;
  /** Of the match after the entry: a beginning cannot be passed off as an end. */
  status: 'RUNNING' | 'FINISHED';
  hash: string;
}

/** The text under a signature; nothing else that is signed with the same key begins like it. */
export function signedText({ match, version, status, hash }: Signable): string {
  return `arbiter-signature-1\n${match}\n${version}\n${status}\n${hash}`;
}

export function isSignedBy({ x }: Pick<PublishedKey, 'x'>, { value }: Signature, what: Signable): boolean {
  return isSignedWith(x, signedText(what), value);
}

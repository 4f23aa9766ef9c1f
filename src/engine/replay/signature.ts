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
  /** Whose log it is of; left out: a match's. */
  of?: 'TOURNAMENT' | undefined;
  /** The id of the match, or of the tournament. */
  match: string;
  version: number;
  /** Of it after the entry: a beginning cannot be passed off as an end. */
  status: 'RUNNING' | 'FINISHED';
  hash: string;
}

/** The text under a signature; nothing else that is signed with the same key begins like it, nor a match's like a tournament's. */
export function signedText({ of, match, version, status, hash }: Signable): string {
  const form = of === 'TOURNAMENT' ? 'arbiter-tournament-signature-1' : 'arbiter-signature-1';
  return `${form}\n${match}\n${version}\n${status}\n${hash}`;
}

export function isSignedBy({ x }: Pick<PublishedKey, 'x'>, { value }: Signature, what: Signable): boolean {
  return isSignedWith(x, signedText(what), value);
}

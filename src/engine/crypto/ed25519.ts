import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { fromBase64url } from './base64url.ts';
import { isWeakKey } from './weak-key.ts';

// The browser build replaces this file.

/**
 * Whether a text, encoded in UTF-8, was signed with the private half of this key (Ed25519, RFC 8032).
 * @param x the public key, 32 bytes, base64url
 * @param signature 64 bytes, base64url; a signature of any other length is invalid
 */
export function isSignedWith(x: string, text: string, signature: string): boolean {
  const key = keyOf(x);
  const value = fromBase64url(signature);
  return key !== null && value !== null && verify(null, new TextEncoder().encode(text), key, value);
}

/** The parsed keys of recent signatures, by `x`. */
const recent = new Map<string, KeyObject>();
const MOST_RECENT = 100;

/** Returns null for a weak key, because OpenSSL would accept the key. */
function keyOf(x: string): KeyObject | null {
  const known = recent.get(x);
  if (known) return known;
  if (isWeakKey(x)) return null;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(x, key);
  return key;
}

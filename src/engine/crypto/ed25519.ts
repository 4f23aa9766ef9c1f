import { createPublicKey, verify } from 'node:crypto';
import { fromBase64url } from './base64url.ts';
import { isWeakKey } from './weak-key.ts';

// The browser build replaces this file.

/**
 * Whether a text, in UTF-8, was signed with the private half of this key (Ed25519, RFC 8032).
 * @param x the public key, 32 bytes, base64url
 * @param signature base64url; any length other than 64 bytes fails
 */
export function isSignedWith(x: string, text: string, signature: string): boolean {
  if (isWeakKey(x)) return false; // OpenSSL accepts them
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const value = fromBase64url(signature);
  return value !== null && verify(null, new TextEncoder().encode(text), key, value);
}

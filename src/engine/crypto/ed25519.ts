import { createPublicKey, verify } from 'node:crypto';
import { fromBase64url } from './base64url.ts';
import { isWeakKey } from './weak-key.ts';

// In a browser another file of the same function stands in the place of this one.

/**
 * Whether a text, in UTF-8, was signed with the private half of this key (Ed25519, RFC 8032).
 * @param x the public key, 32 bytes, base64url
 * @param signature base64url; of any other length than 64 bytes it fits nothing
 */
export function isSignedWith(x: string, text: string, signature: string): boolean {
  if (isWeakKey(x)) return false; // OpenSSL takes them
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const value = fromBase64url(signature);
  return value !== null && verify(null, new TextEncoder().encode(text), key, value);
}

import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64url } from '../../../../../src/engine/index.ts';

// Replaces src/engine/crypto/ed25519.ts (see vite.config.ts), because browsers verify signatures only asynchronously.

/**
 * Whether a text, in UTF-8, was signed with the private half of this key (Ed25519, RFC 8032).
 * @param x the public key of 32 bytes in base64url
 * @param signature the signature in base64url, which is invalid unless it has 64 bytes
 */
export function isSignedWith(x: string, text: string, signature: string): boolean {
  const [key, value] = [fromBase64url(x), fromBase64url(signature)];
  if (!key || value?.length !== 64) return false;
  return ed25519.verify(value, utf8ToBytes(text), key, { zip215: false });
}

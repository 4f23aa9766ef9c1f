import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { type Signable, type Signature, signedText } from '../../engine/index.ts';

/** The public part of a key, base64url. */
export function publicPart(key: KeyObject): string {
  const { x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  if (!x) throw new TypeError('the key has no public part');
  return x;
}

export function signatureOf(privateKey: KeyObject, kid: string, what: Signable): Signature {
  return { kid, value: sign(null, Buffer.from(signedText(what)), privateKey).toString('base64url') };
}

import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedWith } from './ed25519.ts';

function signer() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { x, sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url') };
}

test('a key verifies only its own signatures, even after many other keys were used', () => {
  const signers = Array.from({ length: 210 }, signer);
  for (const _ of ['first', 'again'])
    for (const [i, { x, sign: signed }] of signers.entries()) {
      const other = signers[i - 1] ?? signer();
      expect(isSignedWith(x, 'a text', signed('a text'))).toBe(true);
      expect(isSignedWith(x, 'another text', signed('a text'))).toBe(false);
      expect(isSignedWith(x, 'a text', other.sign('a text'))).toBe(false);
    }
});

test('a weak key verifies nothing, even when it is used twice', () => {
  const weak = Buffer.alloc(32).fill(1, 0, 1).toString('base64url'); // the neutral element of the curve
  const forged = Buffer.concat([Buffer.alloc(32).fill(1, 0, 1), Buffer.alloc(32)]).toString('base64url');
  for (const _ of ['first', 'again']) expect(isSignedWith(weak, 'a text', forged)).toBe(false);
});

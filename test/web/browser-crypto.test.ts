import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ourEd25519 from '../../src/engine/crypto/ed25519.ts';
import * as ourSha256 from '../../src/engine/crypto/sha256.ts';
import { publicPart } from '../../src/matches/signing/sign.ts';
import * as theirEd25519 from '../../web/src/pages/replay/crypto/ed25519.ts';
import * as theirSha256 from '../../web/src/pages/replay/crypto/sha256.ts';

test('a browser hashes what the server hashes to the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(theirSha256.sha256(text)).toBe(ourSha256.sha256(text));
      expect([...theirSha256.sha256Bytes(text)]).toEqual([...ourSha256.sha256Bytes(text)]);
    }),
  );
});

test('a browser believes the signatures that the server believes, and no others', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const x = publicPart(publicKey);
  const other = publicPart(generateKeyPairSync('ed25519').publicKey);
  const good = sign(null, Buffer.from('Zoë has won'), privateKey);
  const bad = Buffer.from(good);
  bad[40] = (bad[40] ?? 0) ^ 1;
  for (const { isSignedWith } of [ourEd25519, theirEd25519]) {
    expect(isSignedWith(x, 'Zoë has won', good.toString('base64url'))).toBe(true);
    expect(isSignedWith(x, 'Zoe has won', good.toString('base64url'))).toBe(false);
    expect(isSignedWith(x, 'Zoë has won', bad.toString('base64url'))).toBe(false);
    expect(isSignedWith(other, 'Zoë has won', good.toString('base64url'))).toBe(false);
    expect(isSignedWith(x, 'Zoë has won', good.subarray(0, 60).toString('base64url'))).toBe(false);
    expect(isSignedWith(x, 'Zoë has won', '')).toBe(false);
  }
});

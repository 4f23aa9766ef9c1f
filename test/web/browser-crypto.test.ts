import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ourEd25519 from '../../src/engine/crypto/ed25519.ts';
import * as ourSha256 from '../../src/engine/crypto/sha256.ts';
import { readKeySet, thumbprint } from '../../src/engine/index.ts';
import { publicPart } from '../../src/matches/signing/signing-keys.ts';
import * as theirEd25519 from '../../web/src/pages/replay/crypto/ed25519.ts';
import * as theirSha256 from '../../web/src/pages/replay/crypto/sha256.ts';

test('the browser computes the same hashes as the server', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(theirSha256.sha256(text)).toBe(ourSha256.sha256(text));
      expect([...theirSha256.sha256Bytes(text)]).toEqual([...ourSha256.sha256Bytes(text)]);
    }),
  );
});

/** Points of small order, little-endian, including forms with the other sign or beyond the prime. */
const WEAK = [
  `01${'00'.repeat(31)}`,
  `01${'00'.repeat(30)}80`,
  '00'.repeat(32),
  `${'00'.repeat(31)}80`,
  `ec${'ff'.repeat(30)}7f`,
  `ec${'ff'.repeat(31)}`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
];

test.each(WEAK)('the browser and the server both reject a key with which anyone can sign: %s', (hexadecimal) => {
  const x = Buffer.from(hexadecimal, 'hex').toString('base64url');
  const forged = Buffer.from(`01${'00'.repeat(63)}`, 'hex').toString('base64url'); // R is the neutral point, S is 0
  const texts = Array.from({ length: 64 }, (_, n) => `Zoë has won ${n}`);
  for (const { isSignedWith } of [ourEd25519, theirEd25519])
    expect(texts.filter((text) => isSignedWith(x, text, forged))).toEqual([]);
  const key = { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprint(x) };
  expect(() => readKeySet({ keys: [key] })).toThrow('anyone can sign');
});

test('the browser accepts the same signatures as the server', () => {
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

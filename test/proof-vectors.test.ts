import { createPrivateKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { dealSeed, nameHash, seedHash, thumbprint } from '../src/engine/index.ts';
import { publicPart, signatureOf } from '../src/matches/signing/signing-keys.ts';
import { textOf } from './architecture/sources.ts';

const document = textOf('docs/explain/proof.md').replaceAll(/\s+/g, ' ');

test('a signature is computed as docs/explain/proof.md describes', () => {
  // The public example key of RFC 8037, A.1.
  const jwk = {
    ...{ kty: 'OKP', crv: 'Ed25519' },
    d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
    x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const kid = thumbprint(publicPart(key));
  const match = '0b1c6c0e-7d0a-4a6b-9d53-3b0f9f6c2a11';
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const { value } = signatureOf(key, kid, { match, version: 7, status: 'FINISHED', hash });
  for (const part of [kid, match, hash, value]) expect(document).toContain(part);
});

test('a deal seed is computed as docs/explain/proof.md describes', () => {
  const seed = '000000000000000000000000000000000000000000000000000000000000002a';
  const values = ['correct-horse-battery', null, 'c3RhcGxlLXN0YXBsZQ=='];
  const deal = dealSeed(seed, values);
  expect(deal).toBe('732ad648228bb4970778ccd9684bb6cacd568d64a9d2a7a68af6d0201e3d6bf8');
  for (const part of [seed, deal, seedHash(deal), 'correct-horse-battery', 'c3RhcGxlLXN0YXBsZQ=='])
    expect(document).toContain(part);
  expect(dealSeed(seed, [null, null])).toBe(seed);
});

test("a name's placeholder is computed as docs/explain/proof.md describes", () => {
  const seat = { name: 'Ada', salt: 'c2FsdHNhbHRzYWx0c2FsdA' };
  for (const part of [seat.salt, nameHash(seat)]) expect(document).toContain(part);
});

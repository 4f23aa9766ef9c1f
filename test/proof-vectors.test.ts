import { createPrivateKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicPart, thumbprint } from '../src/matches/match/key-set.ts';
import { signatureOf } from '../src/matches/match/signature.ts';
import { textOf } from './sources.ts';

const document = textOf('docs/proof.md').replaceAll(/\s+/g, ' ');

test('a signature is what docs/proof.md says it is', () => {
  // RFC 8037, A.1: anybody's.
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

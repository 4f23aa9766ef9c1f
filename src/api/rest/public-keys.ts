import { z } from 'zod';
import { publicKeys } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { answers, OPEN, type RestApp } from './responses.ts';

const moment = z.string().optional();
const key = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().describe('The public key in base64url.'),
  kid: z.string().describe('The key’s thumbprint (RFC 7638). Signatures identify the key by it.'),
  alg: z.literal('EdDSA').optional(),
  use: z.literal('sig').optional(),
  created: moment.describe('When the server began to sign with the key, ISO 8601.'),
  retired: moment.describe('When the server stopped signing with the key. Earlier signatures remain valid.'),
  revoked: moment.describe('When the key was revoked because it may have leaked. None of its signatures are valid.'),
});

/** How long a cache can store the keys, in seconds. */
const MAX_AGE = 300;

/** Serves the public keys for the signatures at the start and end of this server's records. */
export async function keys(app: RestApp, { matches }: Dependencies): Promise<void> {
  const schema = {
    operationId: 'readKeys',
    tags: ['records'],
    security: OPEN,
    summary: 'Get the public keys that sign records, including past ones, as a JWK set (RFC 7517)',
    response: answers(z.object({ keys: z.array(key) }), 429),
  };
  app.get('/.well-known/arbiter-keys.json', { schema }, async (_, reply) => {
    reply.header('cache-control', `public, max-age=${MAX_AGE}`);
    return publicKeys(matches);
  });
}

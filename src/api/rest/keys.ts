import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { publicKeys } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { answers, OPEN } from './responses.ts';

const moment = z.string().optional();
const key = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().describe('The public key, base64url.'),
  kid: z.string().describe('Its thumbprint (RFC 7638): signatures name their key by it.'),
  alg: z.literal('EdDSA').optional(),
  use: z.literal('sig').optional(),
  created: moment.describe('Since when it is signed with, ISO 8601.'),
  retired: moment.describe('Since when no longer. What was signed before stays signed.'),
  revoked: moment.describe('Somebody else may have it: nothing that it has signed counts any more.'),
});

/** How long anybody may keep the keys, in seconds. */
const KEPT = 300;

/** What the beginnings and ends of this server's records are signed with. */
export async function keys(app: FastifyInstance, { room }: Dependencies): Promise<void> {
  const schema = {
    operationId: 'readKeys',
    tags: ['records'],
    security: OPEN,
    summary: 'The public keys that records are signed with, also those of the past: a JWK set (RFC 7517)',
    response: answers(z.object({ keys: z.array(key) }), 429),
  };
  app.withTypeProvider<ZodTypeProvider>().get('/.well-known/arbiter-keys.json', { schema }, async (_, reply) => {
    reply.header('cache-control', `public, max-age=${KEPT}`);
    return publicKeys(room);
  });
}

import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { TIME } from './request/graphql-over-http.ts';

/** The response headers that scripts from other origins can read. */
const EXPOSED = [
  TIME,
  'allow',
  'content-disposition',
  'etag',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
];

/** Tokens are sent in a header, never in a cookie, so other origins cannot act for a user. */
export async function corsAndSecurityHeaders(
  app: FastifyInstance,
  { corsOrigins }: Pick<Config, 'corsOrigins'>,
): Promise<void> {
  const fixed = fixedHeaders();
  const answers = { 'x-content-type-options': 'nosniff' };
  // Only pages need a content security policy. The response to a POST is data, which browsers do not render.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.method === 'POST' ? answers : fixed);
    done();
  });
  if (corsOrigins.length === 0) return;
  const origin = corsOrigins.includes('*') ? '*' : [...corsOrigins];
  await app.register(cors, { origin, exposedHeaders: EXPOSED, maxAge: 600 });
}

// Computed once, because Helmet would recompute its headers on every request, which takes a tenth of a move's time.
function fixedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const policy = { directives: { defaultSrc: ["'self'"], upgradeInsecureRequests: null } };
  const response = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader: () => {} };
  helmet({ contentSecurityPolicy: policy, hsts: false })({} as never, response as never, () => {}); // helmet only sets headers
  return headers;
}

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { sendTagged } from '../caching.ts';
import type { Dependencies } from '../dependencies.ts';
import { answers, OPEN, written } from './responses.ts';

/** Of the page: the plugin's own asks browsers to come by HTTPS, and shows nothing where there is none. */
const CSP = [
  "default-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** OpenAPI at `/docs`, for the addresses that are not GraphQL. The description is there also when its page is switched off. */
export async function documentation(app: FastifyInstance, { config }: Pick<Dependencies, 'config'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Arbiter',
        description: 'Match records as files, and the health of the server. Use GraphQL to play and watch.',
        version: '1',
        license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      },
      servers: [{ url: '/', description: 'This server.' }],
      tags: [
        { name: 'records', description: 'What happened in a match, and the proof of it.' },
        { name: 'tournaments', description: 'Standings, pairings and rounds of a tournament, as files and to print.' },
        { name: 'accounts', description: 'What is held about a player.' },
        { name: 'contract', description: 'What clients are written against.' },
        { name: 'operation', description: 'For whoever runs the server.' },
      ],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'A session token, obtained by signing in over GraphQL, or an API key with the scope READ.',
          },
          operator: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN, where one is configured.' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  if (!config.apiPages) return;
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'list' }, staticCSP: CSP });
}

/** Anybody may keep the contract for five minutes without asking again. */
const KEPT = 'public, max-age=300, must-revalidate';

/** The contract as it is written, for generators of code: introspection does not tell which inputs are `@oneOf` to all of them. */
export async function contract(app: FastifyInstance, sdl: string): Promise<void> {
  const schema = {
    operationId: 'readSchema',
    tags: ['contract'],
    summary: 'The GraphQL schema, in its own language',
    security: OPEN,
    response: answers(written('text/plain', 'The schema.'), 429),
  };
  app.get('/schema.graphql', { schema }, (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return sendTagged(request, reply, sdl, KEPT);
  });
}

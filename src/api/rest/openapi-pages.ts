import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Dependencies } from '../dependencies.ts';
import { sendTagged } from '../http-caching.ts';
import { answers, OPEN, written } from './responses.ts';

/** The plugin's default policy forces HTTPS, which leaves the page blank over HTTP. */
const CSP = [
  "default-src 'self'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** The document is built even if the page at `/docs` is switched off. */
export async function documentation(app: FastifyInstance, { config }: Pick<Dependencies, 'config'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Arbiter',
        description:
          'Match and tournament records as files, and health checks. To play and watch, use GraphQL. Planned maintenance: `GET /graphql?query={maintenance{at,text}}`.',
        version: '1',
        license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      },
      servers: [{ url: '/', description: 'This server.' }],
      tags: [
        { name: 'records', description: 'Logs, transcripts and verifiable replays of matches.' },
        { name: 'tournaments', description: 'Standings, pairings and rounds, as files and printable pages.' },
        { name: 'accounts', description: 'The stored data of a player.' },
        { name: 'contract', description: 'The GraphQL schema.' },
        { name: 'operation', description: 'Health and metrics for the operator.' },
      ],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'A session token, obtained by signing in over GraphQL, or an API key with the scope READ.',
          },
          operator: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN, if one is configured.' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  if (!config.apiPages) return;
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'list' }, staticCSP: CSP });
}

/** Allows every cache to store the schema for five minutes. */
const CACHE_CONTROL = 'public, max-age=300, must-revalidate';

/** Serves the schema as SDL, because some code generators cannot read `@oneOf` from introspection. */
export async function contract(app: FastifyInstance, sdl: string): Promise<void> {
  const schema = {
    operationId: 'readSchema',
    tags: ['contract'],
    summary: 'Get the GraphQL schema as SDL',
    security: OPEN,
    response: answers(written('text/plain', 'The schema.'), 429),
  };
  app.get('/schema.graphql', { schema }, (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return sendTagged(request, reply, sdl, CACHE_CONTROL);
  });
}

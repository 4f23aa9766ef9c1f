import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI at `/docs`, for the addresses that are not GraphQL. */
export async function documentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Arbiter',
        description: 'Match records as files, and the health of the server. Use GraphQL to play and watch.',
        version: '1',
      },
      tags: [
        { name: 'records', description: 'What happened in a match, and the proof of it.' },
        { name: 'accounts', description: 'What is held about a player.' },
        { name: 'operation', description: 'For whoever runs the server.' },
      ],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'A session token, obtained by signing in over GraphQL, or an API key with the scope READ.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'list' }, staticCSP: true });
}

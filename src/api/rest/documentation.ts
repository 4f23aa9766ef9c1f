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
        description: 'Records of matches as files, and the health of the server. Playing and watching is GraphQL.',
        version: '1',
      },
      tags: [
        { name: 'records', description: 'What happened in a match, and the proof of it.' },
        { name: 'operation', description: 'For whoever runs the server.' },
      ],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: "A session's token, as signing in over GraphQL gives it.",
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'list' }, staticCSP: true });
}

import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../caching.ts';
import { failure, OPEN, OTHERWISE, written } from './responses.ts';

/** Anybody may keep the contract for five minutes without asking again. */
const KEPT = 'public, max-age=300, must-revalidate';

/** The contract as it is written, for generators of code: introspection does not tell which inputs are `@oneOf` to all of them. */
export async function contract(app: FastifyInstance, sdl: string): Promise<void> {
  const schema = {
    operationId: 'readSchema',
    tags: ['contract'],
    summary: 'The GraphQL schema, in its own language',
    security: OPEN,
    response: { 200: written('text/plain', 'The schema.'), 429: failure, ...OTHERWISE },
  };
  app.get('/schema.graphql', { schema }, (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return sendTagged(request, reply, sdl, KEPT);
  });
}

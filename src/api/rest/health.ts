import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { databaseAnswers } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';

const up = z.object({ status: z.literal('up') });
const ready = z.object({ status: z.enum(['ready', 'not ready']) });

/** For whoever keeps the process running: does it live, may it be given requests? */
export async function health(app: FastifyInstance, { room }: Dependencies): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  typed.get(
    '/healthz',
    { schema: { tags: ['operation'], summary: 'The process lives', response: { 200: up } } },
    async () => ({ status: 'up' as const }),
  );
  typed.get(
    '/readyz',
    {
      schema: {
        tags: ['operation'],
        summary: 'The database answers, and no stop is under way',
        response: { 200: ready, 503: ready },
      },
    },
    async (_, reply) => {
      const answers = !closing && (await databaseAnswers(room));
      return answers ? { status: 'ready' as const } : reply.code(503).send({ status: 'not ready' });
    },
  );
}

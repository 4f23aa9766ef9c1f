import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clockAhead, databaseWorks } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { isOperator } from './operator.ts';
import { answers, OPEN } from './responses.ts';

const up = z.object({ status: z.literal('up') });
const upOrDown = z.enum(['up', 'down']);
const ready = z.object({
  status: z.enum(['ready', 'not ready']),
  database: upOrDown.optional().describe('Only for whoever may read /metrics'),
  clock: z
    .enum(['wrong'])
    .optional()
    .describe("The same: this machine's clock is half a minute or more from the database's"),
  redis: upOrDown.optional().describe('The same; left out where Arbiter runs without Redis'),
});

/**
 * How far a clock may be from the database's, in milliseconds. No deadline depends on it, but tokens of outside issuers, jobs
 * in Redis and log lines do.
 */
const WRONG = 30_000;

/** For whoever keeps the process running: does it live, may it be given requests? */
export async function health(app: FastifyInstance, { room, redis, config }: Dependencies): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  typed.get('/healthz', { schema: ALIVE }, async () => ({ status: 'up' as const }));
  typed.get('/readyz', { schema: READY }, async (request, reply) => {
    const works = databaseWorks(room);
    const wrong = Math.abs(clockAhead(room)) >= WRONG;
    const clock = wrong ? { clock: 'wrong' as const } : {};
    const parts = { database: stateOf(works), ...clock, ...stateOfRedis(redis) };
    const told = isOperator(request, config) ? parts : {};
    return works && !wrong && !closing
      ? { status: 'ready' as const, ...told }
      : reply.code(503).send({ status: 'not ready', ...told });
  });
}

const ALIVE = {
  operationId: 'isAlive',
  tags: ['operation'],
  summary: 'The process is alive',
  security: OPEN,
  response: answers(up, 400),
};

const READY = {
  operationId: 'isReady',
  tags: ['operation'],
  security: [{}, { operator: [] }],
  summary:
    "The node wrote to the database within the last three seconds, the machine's clock is right, and the server is not shutting down. A node can serve without Redis",
  response: { ...answers(ready, 429), 503: ready },
};

function stateOf(isUp: boolean): z.infer<typeof upOrDown> {
  return isUp ? 'up' : 'down';
}

// From the breakers, so that no request waits for Redis. A node without Redis is ready: it counts requests, sweeps and does its
// jobs by itself, and since all nodes share one Redis, taking all of them away would help no client.
function stateOfRedis({ breakers }: Dependencies['redis']): { redis?: z.infer<typeof upOrDown> } {
  return breakers.length === 0 ? {} : { redis: stateOf(breakers.every(({ isOpen }) => !isOpen)) };
}

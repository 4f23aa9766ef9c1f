import { z } from 'zod';
import { clockAhead, databaseWorks } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { isOperator } from './operator-only.ts';
import { answers, OPEN, type RestApp } from './responses.ts';

const up = z.object({ status: z.literal('up') });
const upOrDown = z.enum(['up', 'down']);
const ready = z.object({
  status: z.enum(['ready', 'not ready']),
  database: upOrDown.optional().describe('Whether the database is up. Only for callers who can read /metrics'),
  clock: z
    .enum(['wrong'])
    .optional()
    .describe(
      "Present if this machine's clock differs from the database's by 30 s or more. Only for callers who can read /metrics",
    ),
  redis: upOrDown
    .optional()
    .describe('Whether Redis is up. Omitted if Arbiter runs without Redis. Only for callers who can read /metrics'),
});

/**
 * The difference from the database's clock at which a node is not ready, in milliseconds. Deadlines do not depend on
 * the local clock, but tokens of external issuers, jobs in Redis and log lines do.
 */
const WRONG = 30_000;

/** Serves liveness and readiness checks for process supervisors and load balancers. */
export async function health(app: RestApp, { matches, redis, config, leaving }: Dependencies): Promise<void> {
  app.get('/healthz', { schema: ALIVE }, async () => ({ status: 'up' as const }));
  app.get('/readyz', { schema: READY }, async (request, reply) => {
    const works = databaseWorks(matches);
    const wrong = Math.abs(clockAhead(matches)) >= WRONG;
    const clock = wrong ? { clock: 'wrong' as const } : {};
    const parts = { database: stateOf(works), ...clock, ...stateOfRedis(redis) };
    const visible = isOperator(request, config) ? parts : {};
    return works && !wrong && !leaving.aborted
      ? { status: 'ready' as const, ...visible }
      : reply.code(503).send({ status: 'not ready', ...visible });
  });
}

const ALIVE = {
  operationId: 'isAlive',
  tags: ['operation'],
  summary: 'Liveness: the process is running',
  security: OPEN,
  response: answers(up, 400),
};

const READY = {
  operationId: 'isReady',
  tags: ['operation'],
  security: [{}, { operator: [] }],
  summary:
    "Readiness: the node wrote to the database within the last three seconds, the machine's clock is right, and the server is not shutting down. A node can serve without Redis",
  response: { ...answers(ready, 429), 503: ready },
};

function stateOf(isUp: boolean): z.infer<typeof upOrDown> {
  return isUp ? 'up' : 'down';
}

// Reads the circuit breakers, so that no request waits for Redis. A node without Redis works alone and is still ready.
// All nodes share one Redis, so marking every node not ready would help no client.
function stateOfRedis({ breakers }: Dependencies['redis']): { redis?: z.infer<typeof upOrDown> } {
  return breakers.length === 0 ? {} : { redis: stateOf(breakers.every(({ isOpen }) => !isOpen)) };
}

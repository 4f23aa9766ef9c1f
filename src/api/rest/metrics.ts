import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { clockAhead } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { mustBeOperator } from './operator-only.ts';
import { answers, written } from './responses.ts';

/** Serves Prometheus metrics from `Meters` and from gauges that are read at each scrape. */
export async function metrics(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { matches, config, meters } = dependencies;
  const { registry } = meters;
  collectDefaultMetrics({ register: registry, prefix: 'arbiter_' });
  showGauges(app, dependencies);
  countVoids(registry, matches);
  const summary =
    'Get metrics in the Prometheus text format. Requires METRICS_TOKEN; if none is set, only from the same machine';
  const schema = {
    operationId: 'readMetrics',
    tags: ['operation'],
    summary,
    security: [{}, { operator: [] }],
    response: answers(written('text/plain', 'The metrics.'), 401, 403, 429),
  };
  app.get('/metrics', { schema }, async (request, reply) => {
    mustBeOperator(request, config);
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
}

/** All nodes share the job queues, whose gauges are missing while the store does not answer. */
function showGauges(app: FastifyInstance, { matches, redis, meters: { registry }, queues }: Dependencies): void {
  const show = gauges(registry);
  show('arbiter_hot_matches', 'Matches in the cache.', () => matches.hotMatches);
  show('arbiter_hot_matches_bytes', 'Estimated memory of the match cache, in bytes.', () => matches.hotBytes);
  show(
    'arbiter_bot_questions_waiting',
    'Bot decisions waiting for a worker on this node.',
    () => matches.questionsWaiting,
  );
  show('arbiter_websocket_connections', 'Open WebSocket connections.', () =>
    app.hasDecorator('websocketServer') ? app.websocketServer.clients.size : 0,
  );
  show(
    'arbiter_redis_breaker_open',
    '1 if this node works without Redis because Redis is not responding, otherwise 0, by use of Redis.',
    () => redis.breakers.map(({ part, isOpen }) => [{ part }, isOpen ? 1 : 0]),
  );
  show('arbiter_pool_connections', 'PostgreSQL connections for requests, busy or idle; at most DATABASE_POOL.', () => {
    const { open, idle } = matches.connections;
    return [
      [{ state: 'busy' }, open - idle],
      [{ state: 'idle' }, idle],
    ];
  });
  show('arbiter_pool_waiting', 'Requests waiting for a connection.', () => matches.connections.waiting);
  // The label is `kind`, because Prometheus uses `job` for the scraped target.
  show(
    'arbiter_queue_waiting_jobs',
    'Due jobs that no worker has taken, by kind, in the queue shared by all nodes.',
    async () => (await queues.ages()).map(({ job, waiting }) => [{ kind: job }, waiting]),
  );
  show(
    'arbiter_queue_oldest_seconds',
    'Seconds since the oldest waiting job was due, by kind, in the queue shared by all nodes.',
    async () => (await queues.ages()).map(({ job, oldest }) => [{ kind: job }, oldest]),
  );
  show(
    'arbiter_clock_ahead_seconds',
    "The difference between this machine's clock and the database's in seconds; positive if the machine is ahead.",
    () => clockAhead(matches) / 1000,
  );
}

function countVoids(registry: Registry, matches: Dependencies['matches']): void {
  new Counter({
    name: 'arbiter_void_matches_total',
    help: 'Matches that this process ended because their rules failed. Each is a bug and has a log line.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(matches.voidMatches);
    },
  });
}

/** One value, or several values with one label each. */
type Values = number | (readonly [label: Readonly<Record<string, string>>, value: number])[];
type Show = (name: string, help: string, look: () => Values | Promise<Values>) => void;

function gauges(registry: Registry): Show {
  return (name, help, look) => {
    new Gauge({
      name,
      help,
      labelNames: ['part', 'state', 'kind'],
      registers: [registry],
      async collect() {
        const values = await look();
        this.reset();
        if (typeof values === 'number') this.set(values);
        else for (const [label, value] of values) this.set(label, value);
      },
    });
  };
}

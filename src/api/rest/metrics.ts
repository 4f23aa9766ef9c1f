import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { clockAhead } from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { mustBeOperator } from './operator.ts';
import { answers, written } from './responses.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Measures a request that has been answered. @param took in milliseconds */
    observeRequest(method: string, route: string, status: number, took: number): void;
  }
}

/** Prometheus at `/metrics`: what `Meters` measures, and what is read at each scrape. */
export async function metrics(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { room, config, meters } = dependencies;
  const { registry } = meters;
  collectDefaultMetrics({ register: registry, prefix: 'arbiter_' });
  countRequests(app, registry);
  showGauges(app, dependencies);
  countVoids(registry, room);
  const summary =
    'Measurements for Prometheus, as text, for METRICS_TOKEN; without one for requests from the same machine';
  const schema = {
    operationId: 'readMetrics',
    tags: ['operation'],
    summary,
    security: [{}, { operator: [] }],
    response: answers(written('text/plain', 'The measurements.'), 401, 403, 429),
  };
  app.get('/metrics', { schema }, async (request, reply) => {
    mustBeOperator(request, config);
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
}

/** Gauges that are read at each scrape. All nodes share the queues; their gauges are absent while the store does not answer. */
function showGauges(app: FastifyInstance, { room, redis, meters: { registry }, queues }: Dependencies): void {
  const show = gauges(registry);
  show('arbiter_hot_matches', 'Matches that are kept in memory.', () => room.hotMatches);
  show('arbiter_hot_matches_bytes', 'What they take in memory, as it is reckoned.', () => room.hotBytes);
  show(
    'arbiter_bot_questions_waiting',
    'Questions to bots that wait for a thread of this node.',
    () => room.questionsWaiting,
  );
  show('arbiter_websocket_connections', 'Open WebSocket connections.', () =>
    app.hasDecorator('websocketServer') ? app.websocketServer.clients.size : 0,
  );
  show(
    'arbiter_redis_breaker_open',
    'Whether this node does without Redis since it does not answer, by what it is used for: 1 without, 0 with it.',
    () => redis.breakers.map(({ part, isOpen }) => [{ part }, isOpen ? 1 : 0]),
  );
  show(
    'arbiter_pool_connections',
    'Connections to PostgreSQL for requests: busy or idle; DATABASE_POOL at most.',
    () => {
      const { open, idle } = room.connections;
      return [
        [{ state: 'busy' }, open - idle],
        [{ state: 'idle' }, idle],
      ];
    },
  );
  show('arbiter_pool_waiting', 'Who waits for a connection at the moment.', () => room.connections.waiting);
  // `kind`, since `job` is Prometheus' own word for what it scrapes.
  show(
    'arbiter_queue_waiting_jobs',
    'Jobs that are due and that no worker has taken, by kind, in the queue that all nodes share.',
    async () => (await queues.ages()).map(({ job, waiting }) => [{ kind: job }, waiting]),
  );
  show(
    'arbiter_queue_oldest_seconds',
    'How long the job that has waited longest has been due, by kind, in the queue that all nodes share.',
    async () => (await queues.ages()).map(({ job, oldest }) => [{ kind: job }, oldest]),
  );
  show(
    'arbiter_clock_ahead_seconds',
    "How far this machine's clock is ahead of the database's.",
    () => clockAhead(room) / 1000,
  );
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'arbiter_http_request_duration_seconds',
    help: 'Time from request to answer, in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const known = new Map<string, ReturnType<typeof requests.labels>>(); // few: routes are ours, and so are statuses
  const observe = (method: string, route: string, status: number, took: number): void => {
    const key = `${method} ${route} ${status}`;
    const observed = known.get(key) ?? requests.labels({ method, route, status });
    known.set(key, observed);
    observed.observe(took / 1000);
  };
  app.decorate('observeRequest', observe);
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    observe(method, routeOptions.url ?? 'unknown', statusCode, elapsedTime);
    done();
  });
}

function countVoids(registry: Registry, room: Dependencies['room']): void {
  new Counter({
    name: 'arbiter_void_matches_total',
    help: 'Matches that this process has ended because their rules failed: each is a bug, and in the log.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(room.voidMatches);
    },
  });
}

/** A value, or several values with one label each. */
type Values = number | (readonly [label: Readonly<Record<string, string>>, value: number])[];
type Show = (name: string, help: string, look: () => Values | Promise<Values>) => void;

/** Gauges whose values are read at each scrape. */
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

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { clockAhead } from '../../matches/index.ts';
import type { Breaker } from '../../redis/breaker.ts';
import type { Dependencies } from '../dependencies.ts';
import { mustBeOperator } from './operator.ts';
import { failure, OTHERWISE, written } from './responses.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Measures a request that has been answered. @param took in milliseconds */
    observeRequest(method: string, route: string, status: number, took: number): void;
  }
}

/**
 * Prometheus at `/metrics`: what is measured where it happens, and what is looked at when somebody asks: the process,
 * requests by route, WebSockets, matches in memory, the pool, the queues, the clock, Redis.
 */
export async function metrics(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { room, redis, config, meters, queues } = dependencies;
  const { registry } = meters;
  collectDefaultMetrics({ register: registry, prefix: 'arbiter_' });
  countRequests(app, registry);
  gauge(registry, 'arbiter_hot_matches', 'Matches that are kept in memory.', () => room.hotMatches);
  gauge(registry, 'arbiter_hot_matches_bytes', 'What they take in memory, as it is reckoned.', () => room.hotBytes);
  gauge(
    registry,
    'arbiter_bot_questions_waiting',
    'Questions to bots that wait for a thread of this node.',
    () => room.questionsWaiting,
  );
  gauge(registry, 'arbiter_websocket_connections', 'Open WebSocket connections.', () =>
    app.hasDecorator('websocketServer') ? app.websocketServer.clients.size : 0,
  );
  showBreakers(registry, redis.breakers);
  countVoids(registry, room);
  showPool(registry, room);
  showQueues(registry, queues);
  gauge(
    registry,
    'arbiter_clock_ahead_seconds',
    "How far this machine's clock is ahead of the database's.",
    () => clockAhead(room) / 1000,
  );
  const summary =
    'Measurements for Prometheus, as text, for METRICS_TOKEN; without one for requests from the same machine';
  const schema = {
    operationId: 'readMetrics',
    tags: ['operation'],
    summary,
    security: [{}, { operator: [] }],
    response: {
      200: written('text/plain', 'The measurements.'),
      401: failure,
      403: failure,
      429: failure,
      ...OTHERWISE,
    },
  };
  app.get('/metrics', { schema }, async (request, reply) => {
    mustBeOperator(request, config);
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
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

function showBreakers(registry: Registry, breakers: readonly Breaker[]): void {
  new Gauge({
    name: 'arbiter_redis_breaker_open',
    help: 'Whether this node does without Redis since it does not answer, by what it is used for: 1 without, 0 with it.',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      for (const { part, isOpen } of breakers) this.set({ part }, isOpen ? 1 : 0);
    },
  });
}

function showPool(registry: Registry, room: Dependencies['room']): void {
  new Gauge({
    name: 'arbiter_pool_connections',
    help: 'Connections to PostgreSQL for requests: busy or idle; DATABASE_POOL at most.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle } = room.connections;
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
    },
  });
  gauge(registry, 'arbiter_pool_waiting', 'Who waits for a connection at the moment.', () => room.connections.waiting);
}

/** The same on every node, since all have the same queues. Nothing while the store does not answer. */
function showQueues(registry: Registry, { ages }: Dependencies['queues']): void {
  const labelNames = ['kind']; // `job` is Prometheus' own word for what it scrapes
  new Gauge({
    name: 'arbiter_queue_waiting_jobs',
    help: 'Jobs that are due and that no worker has taken, by kind, in the queue that all nodes share.',
    labelNames,
    registers: [registry],
    async collect() {
      const all = await ages();
      this.reset();
      for (const { job, waiting } of all) this.set({ kind: job }, waiting);
    },
  });
  new Gauge({
    name: 'arbiter_queue_oldest_seconds',
    help: 'How long the job that has waited longest has been due, by kind, in the queue that all nodes share.',
    labelNames,
    registers: [registry],
    async collect() {
      const all = await ages();
      this.reset();
      for (const { job, oldest } of all) this.set({ kind: job }, oldest);
    },
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

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

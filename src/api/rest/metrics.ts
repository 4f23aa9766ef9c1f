import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Parts } from '../parts.ts';

/** Prometheus at `/metrics`: the process, requests by route, WebSocket connections, matches in memory. */
export async function metrics(app: FastifyInstance, { room }: Parts): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'arbiter_' });
  const requests = new Histogram({
    name: 'arbiter_http_request_duration_seconds',
    help: 'Time from request to answer, in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'arbiter_hot_matches',
    help: 'Matches that are kept in memory.',
    registers: [registry],
    collect() {
      this.set(room.hot.size);
    },
  });
  new Gauge({
    name: 'arbiter_websocket_connections',
    help: 'Open WebSocket connections.',
    registers: [registry],
    collect() {
      if (app.hasDecorator('websocketServer')) this.set(app.websocketServer.clients.size);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const schema = { tags: ['operation'], summary: 'Measurements for Prometheus, as text' };
  app.get('/metrics', { schema }, async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
}

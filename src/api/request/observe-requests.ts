import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { ERRORS, type ErrorCode } from '../../errors.ts';
import { type MaybePromise, whenReady } from '../../promises.ts';
import type { Span } from '../../telemetry/traces.ts';
import type { Dependencies } from '../dependencies.ts';
import { RequestLog } from './request-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Records the duration of a request. @param took the duration in milliseconds */
    observeRequest(method: string, route: string, status: number, took: number): void;
  }
}

/** Routes that monitoring systems poll. Traces of these routes would be useless. */
const QUIET: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** The status that is recorded if a client disconnects before it receives the response, as in nginx. */
const HUNG_UP = 499;

/**
 * A client's `traceparent` is ignored, because clients must not decide what is recorded. WebSocket connections stay
 * open for hours and are not measured. An update belongs to the trace of the move that caused the update.
 */
export function observeRequests(app: FastifyInstance, { traces, meters }: Observers): void {
  const observe = requestDurations(meters.registry);
  app.decorate('observeRequest', observe);
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers, id } = request;
    const route = routeOptions.url ?? 'unknown';
    const since = performance.now();
    // Fastify's onResponse hook would miss clients that disconnect.
    reply.raw.on('close', () => {
      if (request.ws && !reply.raw.writableFinished) return; // the WebSocket was opened, not refused
      const status = reply.raw.writableFinished ? reply.statusCode : HUNG_UP;
      observe(method, route, status, performance.now() - since);
      const span = spans.get(request);
      span?.tell({ status });
      span?.end();
    });
    if (!traces.on || QUIET.includes(route) || headers.upgrade) return done();
    const details = { request: id, method, route };
    const span = traces.begin(`${method} ${route}`, { kind: 'server', details, under: null });
    spans.set(request, span);
    traces.within(span, done);
  });
  if (!traces.on) return;
  // Enter the span again, because the async context is lost while the body is read.
  app.addHook('preHandler', (request, _, done) => {
    const span = spans.get(request);
    if (span) traces.within(span, done);
    else done();
  });
}

type Observers = Pick<Dependencies, 'traces' | 'meters'>;

function requestDurations(registry: Registry): FastifyInstance['observeRequest'] {
  const requests = new Histogram({
    name: 'arbiter_http_request_duration_seconds',
    help: 'Response time in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const known = new Map<string, ReturnType<typeof requests.labels>>(); // few routes and statuses exist
  return (method, route, status, took) => {
    const key = `${method} ${route} ${status}`;
    const observed = known.get(key) ?? requests.labels({ method, route, status });
    known.set(key, observed);
    observed.observe(took / 1000);
  };
}

/** The method name of WebSocket operations in metrics and traces. */
const METHOD = 'WS';
const ROUTE = '/graphql';

interface Observed {
  request: FastifyRequest;
  route: FastifyRequest['routeOptions'];
  operationCount: number;
}

/**
 * The operation's id consists of the id of the request that opened the connection and a number.
 * @param since when the operation arrived, measured by `performance.now()`
 */
export function observeMessage<T extends { code: ErrorCode | null }>(
  client: Observed,
  { traces, meters }: Observers,
  since: number,
  work: (log: RequestLog) => MaybePromise<T>,
): MaybePromise<T> {
  const { request } = client;
  const id = `${request.id}.${++client.operationCount}`;
  const log = new RequestLog({ log: request.log, id, routeOptions: client.route }, meters);
  const details = { request: id, method: METHOD, route: ROUTE };
  const span = traces.on ? traces.begin(`${METHOD} ${ROUTE}`, { kind: 'server', details, under: null }) : null;
  return whenReady(span ? traces.within(span, () => work(log)) : work(log), (response) => {
    const status = response.code === null ? 200 : ERRORS[response.code].status;
    span?.tell({ status });
    span?.end();
    request.server.observeRequest(METHOD, ROUTE, status, performance.now() - since);
    return response;
  });
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode } from '../../errors.ts';
import type { Span } from '../../telemetry/traces.ts';
import type { Dependencies } from '../dependencies.ts';
import { RequestLog } from './request-log.ts';

/** Routes that machines poll. Their traces would tell us nothing. */
const QUIET: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/**
 * Starts a trace for each request. A client's `traceparent` is ignored, because clients must not decide what is recorded.
 * Subscription connections stay open for hours and are not traced. Their messages belong to the trace of the move that they
 * show.
 */
export function traceRequests(app: FastifyInstance, { traces }: Pick<Dependencies, 'traces'>): void {
  if (!traces.on) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _, done) => {
    const { method, routeOptions, headers, id } = request;
    const route = routeOptions.url ?? 'unknown';
    if (QUIET.includes(route) || headers.upgrade) return done();
    const details = { request: id, method, route };
    const span = traces.begin(`${method} ${route}`, { kind: 'server', details, under: null });
    spans.set(request, span);
    traces.within(span, done);
  });
  // The async context was lost while the body was read.
  app.addHook('preHandler', (request, _, done) => {
    const span = spans.get(request);
    if (span) traces.within(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.tell({ status: reply.statusCode });
    span?.end();
    done();
  });
}

/** The pattern for ids from proxies. It excludes characters that could forge a log line. */
const FORM = /^[\w.-]{8,64}$/;

/** A request's id in logs and traces: our own, or a trusted proxy's `x-request-id`, so that both logs match. */
export function requestIds({ trustProxy }: Pick<Dependencies['config'], 'trustProxy'>) {
  if (trustProxy === false) return () => randomUUID();
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && FORM.test(given) ? given : randomUUID();
  };
}

/** The method name of WebSocket operations in metrics and traces. */
const METHOD = 'WS';
const ROUTE = '/graphql';

/** A socket's connection, and the number of its operations so far. */
interface Observed {
  request: FastifyRequest;
  route: FastifyRequest['routeOptions'];
  asked: number;
}

/**
 * Measures and traces a socket operation like a request. Its id is that of the request that opened the connection, plus a
 * number.
 * @param since when it arrived, by `performance.now()`
 */
export async function observeMessage<T extends { code: ErrorCode | null }>(
  client: Observed,
  { traces, meters }: Pick<Dependencies, 'traces' | 'meters'>,
  since: number,
  work: (log: RequestLog) => Promise<T>,
): Promise<T> {
  const { request } = client;
  const id = `${request.id}.${++client.asked}`;
  const log = new RequestLog({ log: request.log, id, routeOptions: client.route }, meters);
  const details = { request: id, method: METHOD, route: ROUTE };
  const span = traces.on ? traces.begin(`${METHOD} ${ROUTE}`, { kind: 'server', details, under: null }) : null;
  const response = await (span ? traces.within(span, () => work(log)) : work(log));
  const status = response.code === null ? 200 : ERRORS[response.code].status;
  span?.tell({ status });
  span?.end();
  request.server.observeRequest(METHOD, ROUTE, status, performance.now() - since);
  return response;
}

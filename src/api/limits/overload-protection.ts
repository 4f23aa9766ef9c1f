import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Refused } from '../../errors.ts';
import { ConcurrencyLimit, LOOK, pause } from './concurrency-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a socket operation. @returns a function to call when the response is ready @throws Refused OVERLOADED */
    letIn(): () => void;
  }
  interface FastifyRequest {
    /** When the request was counted as running, measured by `performance.now()`, or 0 if it is not counted. */
    countedSince: number;
  }
}

/**
 * Checks the load before charging a request, and again when its body has arrived, because bodies may arrive together.
 */
export function shedLoad(app: FastifyInstance, { overloadMs }: Pick<Config, 'overloadMs'>): void {
  if (overloadMs === 0) {
    app.decorate('letIn', () => () => {});
    return;
  }
  const concurrency = new ConcurrencyLimit(overloadMs);
  app.decorate('letIn', () => {
    if (concurrency.isFull) throw overloaded();
    const since = performance.now();
    concurrency.enter();
    return () => concurrency.leave(performance.now() - since);
  });
  app.decorateRequest('countedSince', 0);
  app.addHook('onRequest', (request, _, done) => {
    done(concurrency.isFull && isCounted(request) ? overloaded() : undefined);
  });
  app.addHook('preHandler', (request, _, done) => {
    if (!isCounted(request)) return done();
    if (concurrency.isFull) return done(overloaded());
    request.countedSince = performance.now();
    concurrency.enter();
    done();
  });
  // Count a request until its response is ready, because the node is not responsible for slow readers.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.countedSince > 0) concurrency.leave(performance.now() - request.countedSince);
    request.countedSince = 0;
    done(null, payload);
  });
  lookOften(app, concurrency);
}

function lookOften(app: FastifyInstance, concurrency: ConcurrencyLimit): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    concurrency.look(now - last);
    last = now;
  }, LOOK).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Document verification has its own queue, and health checks must always get a response. */
function isCounted({ method, headers, routeOptions: { url = '' } }: FastifyRequest): boolean {
  // A WebSocket stays open and has its own limits. The upgrade header alone does not make a request a WebSocket.
  const greets = method === 'GET' && headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '');
  if (url === '/graphql') return !greets;
  return url.startsWith('/v1/matches') || url === '/v1/players/:id/matches';
}

function overloaded(): Refused {
  const retryAfter = pause();
  return new Refused('OVERLOADED', `The server is overloaded: try again in ${retryAfter} s.`, { retryAfter });
}

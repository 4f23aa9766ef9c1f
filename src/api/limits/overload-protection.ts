import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Refused } from '../../errors.ts';
import { ConcurrencyLimit, LOOK, pause } from './concurrency-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a request that came over a socket.
     * @returns a function to call when its response is ready
     * @throws Refused OVERLOADED
     */
    letIn(): () => void;
  }
  interface FastifyRequest {
    /** When the request was counted as in progress, by `performance.now()`; 0: it was not. */
    countedSince: number;
  }
}

/**
 * Refuses requests while the node has more than it can answer soon. It checks before anything is done or charged, then again
 * once the body has arrived, because many may arrive at the same time.
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
  // Count until the response is ready: the node is not responsible for slow readers.
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

/** Requests from players. Document verification has its own queue, and health checks must always get a response. */
function isCounted({ method, headers, routeOptions: { url = '' } }: FastifyRequest): boolean {
  // A WebSocket stays open and has its own limits. The header alone does not make one.
  const greets = method === 'GET' && headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '');
  if (url === '/graphql') return !greets;
  return url.startsWith('/v1/matches') || url === '/v1/players/:id/matches';
}

function overloaded(): Refused {
  const retryAfter = pause();
  return new Refused('OVERLOADED', `The server has too much to do: try again in ${retryAfter} s.`, { retryAfter });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Refused } from '../../errors.ts';
import { Crowd, LOOK, pause } from './crowd.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts work that did not come as an HTTP request. @returns call it when the answer is ready @throws Refused OVERLOADED */
    letIn(): () => void;
  }
  interface FastifyRequest {
    /** When it was counted among those that are worked on, by `performance.now()`; 0: it is not. */
    countedSince: number;
  }
}

/**
 * Refuses requests while there are more than the node can answer soon: before anything is done or counted for the client, and again
 * when the body has arrived, since many may come at the same moment.
 */
export function shedLoad(app: FastifyInstance, { overloadMs }: Pick<Config, 'overloadMs'>): void {
  if (overloadMs === 0) {
    app.decorate('letIn', () => () => {});
    return;
  }
  const crowd = new Crowd(overloadMs);
  app.decorate('letIn', () => {
    if (crowd.isFull) throw overloaded();
    const since = performance.now();
    crowd.enter();
    return () => crowd.leave(performance.now() - since);
  });
  app.decorateRequest('countedSince', 0);
  app.addHook('onRequest', (request, _, done) => {
    done(crowd.isFull && isCounted(request) ? overloaded() : undefined);
  });
  app.addHook('preHandler', (request, _, done) => {
    if (!isCounted(request)) return done();
    if (crowd.isFull) return done(overloaded());
    request.countedSince = performance.now();
    crowd.enter();
    done();
  });
  // When the answer is ready: how fast a client reads it is not the node's doing.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.countedSince > 0) crowd.leave(performance.now() - request.countedSince);
    request.countedSince = 0;
    done(null, payload);
  });
  lookOften(app, crowd);
}

function lookOften(app: FastifyInstance, crowd: Crowd): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    crowd.look(now - last);
    last = now;
  }, LOOK).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** What players ask. Verdicts on documents have a queue of their own, and whoever asks how the node is must be told. */
function isCounted({ method, headers, routeOptions: { url = '' } }: FastifyRequest): boolean {
  // A WebSocket stays, and is bounded by itself. A header alone makes none.
  const greets = method === 'GET' && headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '');
  if (url === '/graphql') return !greets;
  return url.startsWith('/v1/matches') || url === '/v1/players/:id/matches';
}

function overloaded(): Refused {
  const retryAfter = pause();
  return new Refused('OVERLOADED', `The server has too much to do: try again in ${retryAfter} s.`, { retryAfter });
}

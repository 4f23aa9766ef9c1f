import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How long a node that is shutting down keeps responding to a proxy, in milliseconds. Each response closes its connection.
 * Closing connections right away could lose a request that the proxy has just sent and cannot repeat.
 */
export const DRAIN = 1000;

/**
 * Closes idle connections while the app shuts down.
 * @param drain milliseconds before the first one is closed; 0: no proxy is in front
 * @returns a function to call after all other close hooks are registered
 */
export function drainOnClose(app: FastifyInstance, drain: number): () => void {
  const { server } = app;
  const { closeIdleConnections } = server;
  app.addHook('preClose', async () => {
    if (drain === 0) return;
    // Do this before any response makes the proxy open another connection, because connections not yet accepted would be cut.
    // After one turn of the event loop, all waiting connections have been accepted.
    await setImmediate();
    server.closeIdleConnections = () => {}; // because Node's own close() calls it first
    server.close();
  });
  return () =>
    app.addHook('preClose', async () => {
      if (drain > 0) await new Promise((resolve) => setTimeout(resolve, drain));
      server.closeIdleConnections = closeIdleConnections;
      const timer = setInterval(() => server.closeIdleConnections(), 50);
      server.once('close', () => clearInterval(timer));
      timer.unref();
    });
}

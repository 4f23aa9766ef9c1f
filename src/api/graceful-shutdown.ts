import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How long a stopping node keeps responding to a proxy, in milliseconds. Each response closes its connection. If all
 * connections closed immediately, a request that the proxy has just sent and cannot repeat could be lost.
 */
export const DRAIN = 1000;

/**
 * @param drain how long to wait before closing idle connections, in milliseconds; 0 if no proxy is in front
 * @returns a function to call after all other close hooks are registered
 */
export function drainOnClose(app: FastifyInstance, drain: number): () => void {
  const { server } = app;
  const { closeIdleConnections } = server;
  app.addHook('preClose', async () => {
    if (drain === 0) return;
    // Stop listening before a response makes the proxy open another connection, because connections that are not yet
    // accepted would be cut. After one turn of the event loop, all waiting connections have been accepted.
    await setImmediate();
    server.closeIdleConnections = () => {}; // because Node's close() would call this function first
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

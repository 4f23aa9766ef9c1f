import type { FastifyInstance } from 'fastify';
import { isKey, limitOf } from './budget-payer.ts';
import { type Counts, MINUTE } from './request-counts.ts';

/** Adds the client's remaining budget to every response. The charge for the request itself is already deducted. */
export function showBudgets(app: FastifyInstance, counts: Counts, usual: number): void {
  app.addHook('onSend', (request, reply, _, done) => {
    const client = request.payer?.client;
    const count = client ? counts.last(client) : null;
    if (client && count) {
      const limit = limitOf(client, usual);
      const left = Math.max(0, limit - count.current);
      const reset = Math.max(0, Math.ceil((count.until - Date.now()) / 1000));
      const name = isKey(client) ? 'key' : 'client';
      reply.header('ratelimit-policy', `"${name}";q=${limit};w=${MINUTE / 1000}`);
      reply.header('ratelimit', `"${name}";r=${left};t=${reset}`);
      reply.headers({ 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset });
    }
    done();
  });
}

import type { FastifyInstance } from 'fastify';
import { addressOf } from '../client-addresses.ts';
import type { Dependencies } from '../dependencies.ts';
import { wellFormedToken } from '../request/authenticate.ts';
import { limitOf, newcomersBudgets, type Payer, payerOf, payersOf } from './budget-payer.ts';
import { showBudgets } from './rate-limit-headers.ts';
import { Counts, MINUTE, within } from './request-counts.ts';
import { leaveSignInUnlimited, limitSignIn } from './sign-in-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** @param cost the cost in requests; nothing is charged for 0 or less @throws Refused RATE_LIMITED */
    charge(payer: Payer, cost: number): Promise<void>;
    /** Counts a socket operation. HTTP requests are counted when they arrive. @throws Refused RATE_LIMITED */
    count(payer: Payer): Promise<void>;
  }
  interface FastifyRequest {
    payer: Payer;
  }
}

/** The routes that the operator polls. These routes have a separate budget, which other requests cannot use up. */
const PROBES: readonly string[] = ['/readyz', '/metrics'];

/** `RATE_LIMIT` is per minute and player, or per address for signed-out clients. An API key has its own limit. */
export async function limitRates(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { rateLimit: max } = dependencies.config;
  app.decorateRequest('payer');
  if (max === 0) return leaveUnlimited(app);
  const counts = new Counts(dependencies.redis.counters);
  const payerFor = payersOf(dependencies, counts, max);
  const chargeNewcomers = async (payer: Payer, cost: number): Promise<void> => {
    for (const { key, clients } of newcomersBudgets(payer)) within(max * clients, await counts.add(key, cost, MINUTE));
  };
  const count = async (payer: Payer): Promise<void> => {
    await chargeNewcomers(payer, 1);
    within(limitOf(payer.client, max), await counts.add(payer.client, 1, MINUTE));
  };
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions;
    if (request.is404 || (url === '/healthz' && wellFormedToken(request) === null)) return;
    const isProbe = PROBES.includes(url);
    request.payer = isProbe ? payerOf(null, `probe-${addressOf(request)}`) : await payerFor(request);
    await count(request.payer);
  });
  app.decorate('count', count);
  app.decorate('charge', async (payer, wanted) => {
    if (wanted <= 0) return;
    const limit = limitOf(payer.client, max);
    const cost = Math.min(wanted, limit - 1); // a request never costs more than the whole budget
    within(limit, await counts.add(payer.client, cost, MINUTE));
    await chargeNewcomers(payer, cost);
  });
  limitSignIn(app, dependencies.accounts, counts, max);
  showBudgets(app, counts, max);
}

function leaveUnlimited(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    request.payer = payerOf(null, addressOf(request));
    done();
  });
  app.decorate('charge', async () => {});
  app.decorate('count', async () => {});
  leaveSignInUnlimited(app);
}

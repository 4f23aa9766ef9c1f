import type { FastifyInstance } from 'fastify';
import type { MaybePromise } from '../../promises.ts';
import { addressOf } from '../client-addresses.ts';
import type { Dependencies } from '../dependencies.ts';
import { wellFormedToken } from '../request/authenticate.ts';
import { limitOf, newcomersBudgets, type Payer, payerOf, payersOf } from './budget-payer.ts';
import { showBudgets } from './rate-limit-headers.ts';
import { type Budget, Counts } from './request-counts.ts';
import { leaveSignInUnlimited, limitSignIn } from './sign-in-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** @param cost the cost in requests; nothing is charged for 0 or less @throws Refused RATE_LIMITED */
    charge(payer: Payer, cost: number): MaybePromise<void>;
    /** Counts a socket operation. HTTP requests are counted when they arrive. @throws Refused RATE_LIMITED */
    count(payer: Payer): MaybePromise<void>;
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
  const ownBudget = ({ client }: Payer): Budget => ({ key: client, limit: limitOf(client, max) });
  const sharedBudgets = (payer: Payer): Budget[] =>
    newcomersBudgets(payer).map(({ key, clients }) => ({ key, limit: max * clients }));
  const count = (payer: Payer) => counts.charge([...sharedBudgets(payer), ownBudget(payer)], 1);
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions;
    if (request.is404 || (url === '/healthz' && wellFormedToken(request) === null)) return;
    const isProbe = PROBES.includes(url);
    request.payer = isProbe ? payerOf(null, `probe-${addressOf(request)}`) : await payerFor(request);
    await count(request.payer);
  });
  app.decorate('count', count);
  app.decorate('charge', (payer, wanted) => {
    if (wanted <= 0) return;
    const own = ownBudget(payer);
    const cost = Math.min(wanted, own.limit - 1); // a request never costs more than the whole budget
    return counts.charge([own, ...sharedBudgets(payer)], cost);
  });
  limitSignIn(app, dependencies.accounts, counts, max);
  showBudgets(app, counts, max);
}

function leaveUnlimited(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    request.payer = payerOf(null, addressOf(request));
    done();
  });
  app.decorate('charge', () => {});
  app.decorate('count', () => {});
  leaveSignInUnlimited(app);
}

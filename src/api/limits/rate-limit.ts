import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Attempt,
  countEmail,
  countPassword,
  NETWORKS_OF_SITE,
  uncountPassword,
  type WantedEmail,
} from '../../accounts/index.ts';
import { Refused, tooManyRequests } from '../../errors.ts';
import { addressOf, networksOf } from '../client-addresses.ts';
import type { Dependencies } from '../dependencies.ts';
import { anonymousPayer, isKey, limitOf, newcomersBudgets, type Payer, payersOf } from './budget-payer.ts';
import { Counts, MINUTE, storeOf, within } from './request-counts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a sign-in or sign-up attempt. @throws Refused RATE_LIMITED */
    admit(request: Pick<FastifyRequest, 'ip'>): Promise<void>;
    /** Checks a password, unless the account has had too many wrong ones. @throws Refused RATE_LIMITED */
    guardSignIn<T>(attempt: Attempt, prove: () => Promise<T>): Promise<T>;
    /** Counts an email that a client requests. @throws Refused RATE_LIMITED */
    guardMail(request: Pick<FastifyRequest, 'ip'>, email: WantedEmail): Promise<void>;
    /** Charges a payer's budgets. @param cost in requests @throws Refused RATE_LIMITED */
    charge(payer: Payer, cost: number): Promise<void>;
    /** Counts a request that came over a socket. HTTP requests are counted on arrival. @throws Refused RATE_LIMITED */
    count(payer: Payer): Promise<void>;
  }
  interface FastifyRequest {
    /** The client whose budget is charged. */
    payer: Payer;
  }
}

/** The share of a client's budget for signing up or in. It limits password guessing. */
const SHARE_OF_SIGNING = 1 / 20;

/** Routes that the operator polls. Their budget is separate, so that other requests cannot starve them. */
const PROBES: readonly string[] = ['/readyz', '/metrics'];

/** `RATE_LIMIT` requests per minute for each player or, without sign-in, each address. An API key has its own limit. */
export async function limitRates(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { rateLimit: max } = dependencies.config;
  app.decorateRequest('payer');
  if (max === 0) return leaveUnlimited(app);
  const counts = new Counts(dependencies.redis.counters);
  const budgets: Budgets = { counts, max, payerFor: payersOf(dependencies, counts, max) };
  await app.register(rateLimit, requestsPerMinute(budgets));
  // A single request never costs more than the whole budget.
  app.decorate('charge', async (payer, asked) => {
    const limit = limitOf(payer.client, max);
    const cost = Math.min(asked, limit - 1);
    within(limit, await counts.add(payer.client, cost, MINUTE));
    await chargeNewcomers(budgets, payer, cost);
  });
  app.decorate('count', async (payer) => {
    await chargeNewcomers(budgets, payer, 1);
    within(limitOf(payer.client, max), await counts.add(payer.client, 1, MINUTE));
  });
  guardAccounts(app, budgets, dependencies);
  tellBudgets(app, counts, max);
}

/** The counter of requests. */
interface Budgets {
  counts: Counts;
  /** A client's requests per minute. */
  max: number;
  payerFor: ReturnType<typeof payersOf>;
}

function leaveUnlimited(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    request.payer = anonymousPayer(addressOf(request));
    done();
  });
  app.decorate('admit', async () => {});
  app.decorate('charge', async () => {});
  app.decorate('count', async () => {});
  app.decorate('guardSignIn', (_, prove) => prove());
  app.decorate('guardMail', async () => {});
}

function requestsPerMinute(budgets: Budgets): RateLimitPluginOptions {
  return {
    max: (_, client) => limitOf(client, budgets.max),
    timeWindow: MINUTE,
    store: storeOf(budgets.counts),
    keyGenerator: async (request) => {
      const isProbe = PROBES.includes(request.routeOptions.url ?? '');
      request.payer = isProbe ? anonymousPayer(`probe-${addressOf(request)}`) : await budgets.payerFor(request);
      await chargeNewcomers(budgets, request.payer, 1);
      return request.payer.client;
    },
    allowList: (request) => request.routeOptions.url === '/healthz',
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(ttl),
  };
}

async function chargeNewcomers({ counts, max }: Budgets, payer: Payer, cost: number): Promise<void> {
  for (const { key, clients } of newcomersBudgets(payer)) within(max * clients, await counts.add(key, cost, MINUTE));
}

function guardAccounts(app: FastifyInstance, { counts, max }: Budgets, { accounts }: Dependencies): void {
  const signing = Math.max(1, Math.ceil(max * SHARE_OF_SIGNING));
  app.decorate('admit', async (request) => {
    const { address, site } = networksOf(request);
    within(signing, await counts.add(`sign-${address}`, 1, MINUTE));
    if (site !== null) within(signing * NETWORKS_OF_SITE, await counts.add(`sign-site-${site}`, 1, MINUTE));
  });
  app.decorate('guardSignIn', async (attempt, prove) => {
    const key = await countPassword(accounts, attempt);
    const proved = await prove().catch(async (error: unknown) => {
      if (error instanceof Refused && error.code === 'OVERLOADED') await uncountPassword(accounts, key); // the password was not checked
      throw error;
    });
    await uncountPassword(accounts, key);
    return proved;
  });
  app.decorate('guardMail', (request, email) => countEmail(accounts, email, networksOf(request)));
}

/** Adds the state of the client's budget to every response, after the charge for this request. */
function tellBudgets(app: FastifyInstance, counts: Counts, usual: number): void {
  app.addHook('onSend', (request, reply, _, done) => {
    const client = request.payer?.client;
    const count = client ? counts.last(client) : null;
    if (client && count) {
      const limit = limitOf(client, usual);
      const [left, wait] = [
        Math.max(0, limit - count.current),
        Math.max(0, Math.ceil((count.until - Date.now()) / 1000)),
      ];
      const name = isKey(client) ? 'key' : 'client';
      reply.header('ratelimit-policy', `"${name}";q=${limit};w=${MINUTE / 1000}`);
      reply.header('ratelimit', `"${name}";r=${left};t=${wait}`);
      reply.header('x-ratelimit-remaining', left);
    }
    done();
  });
}

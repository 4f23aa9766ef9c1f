import { hash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Holder, holderOf, playerOf } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { addressOf } from '../addresses/client-address.ts';
import { tokenOf } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Count, Counts, storeOf } from './counts.ts';
import { isKey, limitOf, NEWCOMERS, newcomersKey, type Payer, payerOf } from './payer.ts';
import { type Attempt, SignInGuard } from './sign-in-guard.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an attempt to get in. @throws Refused RATE_LIMITED */
    admit(request: FastifyRequest): Promise<void>;
    /** Signs somebody in unless the account is being guessed at. @throws Refused RATE_LIMITED */
    guardSignIn<T>(attempt: Attempt, signIn: () => Promise<T>): Promise<T>;
    /** Counts a letter to an address, anybody's or nobody's. @throws Refused RATE_LIMITED */
    guardMail(address: string): Promise<void>;
    /**
     * Takes what somebody asks for out of their budgets.
     * @param cost in requests
     * @throws Refused RATE_LIMITED
     */
    charge(payer: Payer, cost: number): Promise<void>;
  }
  interface FastifyRequest {
    /** Whose budget it is counted to. */
    payer: Payer;
  }
}

/** Of all that a client may do in a minute, how much may be signing up or in: passwords are not for guessing. */
const SHARE_OF_SIGNING = 1 / 20;
/** In milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Letters in an hour to one address that somebody may ask for. */
const LETTERS = 3;

/** What is asked of a server by whoever runs it, again and again: counted apart, so that nobody else's requests starve it. */
const PROBES: readonly string[] = ['/readyz', '/metrics'];

/** `RATE_LIMIT` requests a minute for each player, or for each address of those who are not signed in; for an API key its own. */
export async function limitRates(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { rateLimit: max } = dependencies.config;
  app.decorateRequest('payer');
  if (max === 0) {
    app.addHook('onRequest', async (request) => {
      request.payer = payerOf(null, addressOf(request));
    });
    app.decorate('admit', async () => {});
    app.decorate('charge', async () => {});
    app.decorate('guardSignIn', (_, signIn) => signIn());
    app.decorate('guardMail', async () => {});
    return;
  }
  const counts = new Counts(dependencies.redis.counters);
  const payerFor = payersOf(dependencies, counts, max);
  const together = async ({ newcomersOf }: Payer, cost: number) => {
    if (newcomersOf === null) return;
    within(max * NEWCOMERS, await counts.add(newcomersKey(newcomersOf), cost, MINUTE));
  };
  await app.register(rateLimit, {
    max: (_, client) => limitOf(client, max),
    timeWindow: MINUTE,
    store: storeOf(counts),
    keyGenerator: async (request) => {
      const isProbe = PROBES.includes(request.routeOptions.url ?? '');
      request.payer = isProbe ? nobody(`probe-${addressOf(request)}`) : await payerFor(request);
      await together(request.payer, 1);
      return request.payer.client;
    },
    allowList: (request) => request.routeOptions.url === '/healthz',
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  });
  const signing = Math.max(1, Math.ceil(max * SHARE_OF_SIGNING));
  app.decorate('admit', async (request) => within(signing, await counts.add(`sign-${addressOf(request)}`, 1, MINUTE)));
  const guard = new SignInGuard(counts, dependencies.accounts);
  app.decorate('guardSignIn', (attempt, signIn) => guard.run(attempt, signIn));
  app.decorate('guardMail', async (address) => {
    const key = `mail-${hash('sha256', address.trim().toLowerCase())}`;
    within(LETTERS, await counts.add(key, 1, HOUR));
  });
  // Nothing costs more than all that a client has.
  app.decorate('charge', async (payer, asked) => {
    const limit = limitOf(payer.client, max);
    const cost = Math.min(asked, limit - 1);
    within(limit, await counts.add(payer.client, cost, MINUTE));
    await together(payer, cost);
  });
  tellBudgets(app, counts, max);
}

/** Says in every answer how the client's budget stands, what was charged for it included. */
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

function within(limit: number, { current, until }: Count): void {
  if (current > limit) throw tooMany(until - Date.now());
}

type Request = Parameters<typeof addressOf>[0] & Parameters<typeof tokenOf>[0];

/**
 * Whose budget a request is counted to. A token that is no good counts for its address: else a new one with each request
 * would count for nobody. One that this node has not seen is looked up at the expense of its address, as long as that has
 * not shown too many that are no good.
 */
function payersOf({ accounts }: Dependencies, counts: Counts, max: number): (request: Request) => Promise<Payer> {
  const lookedUp = async (token: string, address: string): Promise<Payer> => {
    const key = `strange-${address}`;
    within(max, await counts.add(key, 1, MINUTE));
    const player = await playerOf(accounts, token).catch(() => null);
    if (player) await counts.add(key, -1, MINUTE);
    return payerOf(player, address);
  };
  return async (request) => {
    const address = addressOf(request);
    const token = goodForm(request);
    if (token === null) return nobody(address);
    const holder = holderOf(accounts, token);
    if (holder === null) return lookedUp(token, address);
    return holder === 'NOBODY' ? nobody(address) : known(holder, address);
  };
}

function nobody(address: string): Payer {
  return payerOf(null, address);
}

function known({ client, isNewcomer }: Holder, address: string): Payer {
  return { client, newcomersOf: isNewcomer ? address : null };
}

function goodForm(request: Request): string | null {
  try {
    return tokenOf(request);
  } catch {
    return null; // whoever answers it says what is wrong
  }
}

function tooMany(ttl: number): Refused {
  const retryAfter = Math.max(1, Math.ceil(ttl / 1000));
  return new Refused('RATE_LIMITED', `Too many requests: try again in ${retryAfter} s.`, { retryAfter });
}

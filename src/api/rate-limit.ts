import { hash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holderOf, playerOf } from '../accounts/index.ts';
import { Refused } from '../errors.ts';
import { tokenOf } from './caller.ts';
import { addressOf } from './client-address.ts';
import { type Count, Counts, storeOf } from './counts.ts';
import type { Dependencies } from './dependencies.ts';
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
     * Takes what somebody asks for out of a client's budget.
     * @param cost in requests
     * @throws Refused RATE_LIMITED
     */
    charge(client: string, cost: number): Promise<void>;
  }
  interface FastifyRequest {
    /** Whose budget it is counted to: a player's id, an API key, or an address. */
    client: string;
  }
}

/** Of all that a client may do in a minute, how much may be signing up or in: passwords are not for guessing. */
const SHARE_OF_SIGNING = 1 / 20;
/** In milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Letters in an hour to one address that somebody may ask for. */
const LETTERS = 3;
/** How requests with an API key are counted; see `Caller.client`. */
const KEY = /^key:(\d+):/;

/** What is asked of a server by whoever runs it, again and again: counted apart, so that nobody else's requests starve it. */
const PROBES: readonly string[] = ['/readyz', '/metrics'];

/** `RATE_LIMIT` requests a minute for each player, or for each address of those who are not signed in; for an API key its own. */
export async function limitRates(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { rateLimit: max } = dependencies.config;
  app.decorateRequest('client', '');
  if (max === 0) {
    app.decorate('admit', async () => {});
    app.decorate('charge', async () => {});
    app.decorate('guardSignIn', (_, signIn) => signIn());
    app.decorate('guardMail', async () => {});
    return;
  }
  const counts = new Counts(dependencies.redis.counters);
  const clientOf = clientsOf(dependencies, counts, max);
  await app.register(rateLimit, {
    max: (_, client) => limitOf(client, max),
    timeWindow: MINUTE,
    store: storeOf(counts),
    keyGenerator: async (request) => {
      const isProbe = PROBES.includes(request.routeOptions.url ?? '');
      request.client = isProbe ? `probe-${addressOf(request)}` : await clientOf(request);
      return request.client;
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
  app.decorate('charge', async (client, cost) => {
    const limit = limitOf(client, max);
    within(limit, await counts.add(client, Math.min(cost, limit - 1), MINUTE));
  });
  tellBudgets(app, counts, max);
}

/** What a client may have in a minute; an API key says it by its name. */
function limitOf(client: string, usual: number): number {
  const key = KEY.exec(client);
  return key ? Number(key[1]) : usual;
}

/** Says in every answer how the client's budget stands, what was charged for it included. */
function tellBudgets(app: FastifyInstance, counts: Counts, usual: number): void {
  app.addHook('onSend', (request, reply, _, done) => {
    const { client } = request;
    const count = client ? counts.last(client) : null;
    if (count) {
      const limit = limitOf(client, usual);
      const [left, wait] = [
        Math.max(0, limit - count.current),
        Math.max(0, Math.ceil((count.until - Date.now()) / 1000)),
      ];
      const name = KEY.test(client) ? 'key' : 'client';
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
function clientsOf({ accounts }: Dependencies, counts: Counts, max: number): (request: Request) => Promise<string> {
  const lookedUp = async (token: string, address: string): Promise<string> => {
    const key = `strange-${address}`;
    within(max, await counts.add(key, 1, MINUTE));
    const player = await playerOf(accounts, token).catch(() => null);
    if (!player) return address;
    await counts.add(key, -1, MINUTE);
    return player.client;
  };
  return async (request) => {
    const address = addressOf(request);
    const token = goodForm(request);
    if (token === null) return address;
    const holder = holderOf(accounts, token);
    if (holder !== null) return holder === 'NOBODY' ? address : holder;
    return lookedUp(token, address);
  };
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

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { playerOf } from '../accounts/index.ts';
import { Refused } from '../errors.ts';
import { tokenOf } from './caller.ts';
import { type Count, Counts, storeOf } from './counts.ts';
import type { Dependencies } from './dependencies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an attempt to get in. @throws Refused RATE_LIMITED */
    admit(request: FastifyRequest): Promise<void>;
    /**
     * Takes what somebody asks for out of a client's budget.
     * @param cost in requests
     * @throws Refused RATE_LIMITED
     */
    charge(client: string, cost: number): Promise<void>;
  }
  interface FastifyRequest {
    /** Whose budget it is counted to: a player's id, or an address. */
    client: string;
  }
}

/** Of all that a client may do in a minute, how much may be signing up or in: passwords are not for guessing. */
const SHARE_OF_SIGNING = 1 / 20;
/** In milliseconds. */
const MINUTE = 60_000;

/** `RATE_LIMIT` requests a minute for each player, or for each address of those who are not signed in. */
export async function limitRates(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { rateLimit: max } = dependencies.config;
  app.decorateRequest('client', '');
  if (max === 0) {
    app.decorate('admit', async () => {});
    app.decorate('charge', async () => {});
    return;
  }
  const counts = new Counts(dependencies.redis.counters);
  await app.register(rateLimit, {
    max,
    timeWindow: MINUTE,
    store: storeOf(counts),
    keyGenerator: async (request) => {
      request.client = await clientOf(request, dependencies);
      return request.client;
    },
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz' || request.url === '/metrics',
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  });
  const signing = Math.max(1, Math.ceil(max * SHARE_OF_SIGNING));
  app.decorate('admit', async ({ ip }) => within(signing, await counts.add(`sign-${ip}`, 1, MINUTE)));
  // Nothing costs more than all that a client has.
  app.decorate('charge', async (client, cost) =>
    within(max, await counts.add(client, Math.min(cost, max - 1), MINUTE)),
  );
}

function within(limit: number, { current, until }: Count): void {
  if (current > limit) throw tooMany(until - Date.now());
}

// A token that is no good counts for its address: else a new one with each request would count for nobody.
async function clientOf(request: FastifyRequest, { accounts }: Dependencies): Promise<string> {
  try {
    const token = tokenOf(request);
    const player = token === null ? null : await playerOf(accounts, token);
    return player?.id ?? request.ip;
  } catch {
    return request.ip;
  }
}

function tooMany(ttl: number): Refused {
  const retryAfter = Math.max(1, Math.ceil(ttl / 1000));
  return new Refused('RATE_LIMITED', `Too many requests: try again in ${retryAfter} s.`, { retryAfter });
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { playerOf } from '../accounts/index.ts';
import { Refused } from '../errors.ts';
import { tokenOf } from './caller.ts';
import { countedTogether } from './counts.ts';
import type { Dependencies } from './dependencies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an attempt to get in. @throws Refused RATE_LIMITED */
    admit(request: FastifyRequest): Promise<void>;
  }
}

/** Of all that a client may do in a minute, how much may be signing up or in: passwords are not for guessing. */
const SHARE_OF_SIGNING = 1 / 20;

/** `RATE_LIMIT` requests a minute for each player, or for each address of those who are not signed in. */
export async function limitRates(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { rateLimit: max } = dependencies.config;
  if (max === 0) {
    app.decorate('admit', async () => {});
    return;
  }
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    ...(dependencies.redis.counters ? { store: countedTogether(dependencies.redis.counters) } : {}),
    keyGenerator: (request) => clientOf(request, dependencies),
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz' || request.url === '/metrics',
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  });
  const signing = app.createRateLimit({
    max: Math.max(1, Math.ceil(max * SHARE_OF_SIGNING)),
    timeWindow: '1 minute',
    keyGenerator: (request) => `sign-${request.ip}`,
  });
  app.decorate('admit', async (request: FastifyRequest) => {
    const counted = await signing(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  });
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

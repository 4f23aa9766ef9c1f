import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from '../redis/connect.ts';

/** How many clients a node remembers when it has to count by itself. */
const MOST = 5000;

const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/** Requests of one client within a window. */
interface Count {
  current: number;
  /** When the window is over, in milliseconds since 1970. */
  until: number;
}

/**
 * Counts requests in Redis, for all nodes together; while it does not answer each node goes on by itself from what it was
 * told last, so that a limit that was reached stays reached.
 */
export function countedTogether({ client, breaker }: RedisLink): FastifyRateLimitStoreCtor {
  const own = new LRUCache<string, Count>({ max: MOST });
  const count = async (key: string, window: number): Promise<Count> => {
    const answer = await breaker.run(() => client.eval(COUNT, 1, `arbiter-rate-${key}`, window));
    const [current = 1, ttl = window] = Array.isArray(answer) ? answer.map(Number) : [];
    return { current, until: Date.now() + ttl };
  };
  const countAlone = (key: string, window: number): Count => {
    const last = own.get(key);
    const now = Date.now();
    return last && last.until > now
      ? { current: last.current + 1, until: last.until }
      : { current: 1, until: now + window };
  };
  return class Counts implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window: number): void {
      const known = ({ current, until }: Count): void => {
        own.set(key, { current, until });
        done(null, { current, ttl: Math.max(0, until - Date.now()) });
      };
      count(key, window).then(known, () => known(countAlone(key, window)));
    }

    /** One kind of limit is told from another by its keys. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

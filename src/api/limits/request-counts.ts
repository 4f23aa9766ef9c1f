import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../../errors.ts';
import { type MaybePromise, whenReady } from '../../promises.ts';
import type { RedisLink } from '../../redis/connect.ts';

/** The maximum number of counts that a node remembers. */
const MOST = 20_000;

export const MINUTE = 60_000;

const COUNT = `
local current = redis.call('INCRBY', KEYS[1], ARGV[2])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

export interface Budget {
  key: string;
  /** The size of the budget in requests per minute. */
  limit: number;
}

/** How much of a budget has been used within a window. */
export interface Count {
  current: number;
  /** When the window ends, in milliseconds since 1970. */
  until: number;
}

/**
 * While Redis does not answer, each node continues from the last shared count, so exhausted budgets stay exhausted.
 */
export class Counts {
  readonly #link: RedisLink | null;
  readonly #own = new LRUCache<string, Count>({ max: MOST });

  constructor(link: RedisLink | null) {
    this.#link = link;
  }

  /** @param window the length of the window in milliseconds, from the first count */
  add(key: string, amount: number, window: number): MaybePromise<Count> {
    const alone = () => this.#alone(key, amount, window);
    const count = this.#link ? this.#together(this.#link, key, amount, window).catch(alone) : alone();
    return whenReady(count, (known) => {
      this.#own.set(key, known);
      return known;
    });
  }

  /** Charges budgets in order. @throws Refused RATE_LIMITED at the first budget that is exceeded */
  charge([budget, ...others]: readonly Budget[], cost: number): MaybePromise<void> {
    if (!budget) return;
    return whenReady(this.add(budget.key, cost, MINUTE), (count) => {
      within(budget.limit, count);
      return this.charge(others, cost);
    });
  }

  /** Returns the state after this node's last count, or null if nothing was counted in the current window. */
  last(key: string): Count | null {
    const last = this.#own.get(key);
    return last && last.until > Date.now() ? last : null;
  }

  async #together({ client, breaker }: RedisLink, key: string, amount: number, window: number): Promise<Count> {
    const answer = await breaker.run(() => client.eval(COUNT, 1, `arbiter-rate-${key}`, window, amount));
    const [current = amount, ttl = window] = Array.isArray(answer) ? answer.map(Number) : [];
    return { current, until: Date.now() + ttl };
  }

  #alone(key: string, amount: number, window: number): Count {
    const last = this.#own.get(key);
    const now = Date.now();
    return last && last.until > now
      ? { current: last.current + amount, until: last.until }
      : { current: amount, until: now + window };
  }
}

/** @throws Refused RATE_LIMITED if the count is above the limit */
export function within(limit: number, { current, until }: Count): void {
  if (current > limit) throw tooManyRequests(until - Date.now());
}

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
    if (!this.#link) return this.#alone(key, amount, window);
    const shared = this.#together(this.#link, key, amount, window);
    return shared.catch(() => this.#alone(key, amount, window));
  }

  /** Charges budgets in order, from index `first` on. @throws Refused RATE_LIMITED at the first one that is exceeded */
  charge(budgets: readonly Budget[], cost: number, first = 0): MaybePromise<void> {
    const budget = budgets[first];
    if (!budget) return;
    return whenReady(this.add(budget.key, cost, MINUTE), (count) => {
      within(budget.limit, count);
      return this.charge(budgets, cost, first + 1);
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
    const count = { current, until: Date.now() + ttl };
    this.#own.set(key, count);
    return count;
  }

  #alone(key: string, amount: number, window: number): Count {
    const now = Date.now();
    const last = this.#own.get(key);
    const count = last && last.until > now ? last : { current: 0, until: now + window };
    count.current += amount;
    if (count !== last) this.#own.set(key, count);
    return count;
  }
}

/** @throws Refused RATE_LIMITED if the count is above the limit */
export function within(limit: number, { current, until }: Count): void {
  if (current > limit) throw tooManyRequests(until - Date.now());
}

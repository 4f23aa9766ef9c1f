import { LRUCache } from 'lru-cache';
import { Refused } from '../../errors.ts';
import { MINUTE } from './counts.ts';
import { limitOf, newcomersBudgets, type Payer } from './payer.ts';

/** Clients whose budgets a node remembers. */
const MOST = 20_000;
/** The longest that an update waits for its budget, in milliseconds; what would wait longer is refused. */
const LONGEST = MINUTE;

/** What is left, in requests; less than nothing when it is spent beforehand. */
interface Bucket {
  left: number;
  at: number;
  perMinute: number;
}

/**
 * What subscriptions may cost after their beginning: each update takes its price from a budget of its client that is as large as
 * the
 * one for requests and refills all the time. Without budget updates wait: none is left out, and later ones come together in one.
 */
export class DeliveryBudget {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST });

  /** @param perMinute requests of a client; 0: no limit */
  constructor(perMinute: number, now = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /**
   * Charges an update to the receiver with the most budget, so that a client that spent its own does not hold up the others.
   * @returns how long the update waits, in milliseconds
   * @throws Refused RATE_LIMITED when that is too long
   */
  take(payers: Iterable<Payer>, cost: number): number {
    if (this.#perMinute === 0) return 0;
    const [first] = [...payers].map((payer) => this.#bucketsOf(payer)).sort((a, b) => waitFor(a) - waitFor(b));
    if (!first) return 0;
    const wait = Math.ceil(waitFor(first));
    if (wait > LONGEST) throw spent(wait);
    for (const bucket of first) bucket.left -= cost;
    return wait;
  }

  #bucketsOf(payer: Payer): Bucket[] {
    const own = this.#bucket(payer.client, limitOf(payer.client, this.#perMinute));
    const shared = newcomersBudgets(payer).map(({ key, clients }) => this.#bucket(key, this.#perMinute * clients));
    return [own, ...shared];
  }

  #bucket(key: string, perMinute: number): Bucket {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: perMinute, at: now, perMinute };
    bucket.left = Math.min(perMinute, bucket.left + ((now - bucket.at) / MINUTE) * perMinute);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    return bucket;
  }
}

function waitFor(buckets: readonly Bucket[]): number {
  return Math.max(...buckets.map(({ left, perMinute }) => Math.max(0, (-left / perMinute) * MINUTE)));
}

function spent(wait: number): Refused {
  const retryAfter = Math.ceil(wait / 1000);
  const message = `Your subscriptions cost more than their budget: resume by version in ${retryAfter} s, or ask for less.`;
  return new Refused('RATE_LIMITED', message, { retryAfter });
}

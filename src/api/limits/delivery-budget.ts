import { LRUCache } from 'lru-cache';
import { Refused } from '../../errors.ts';
import { limitOf, newcomersBudgets, type Payer } from './budget-payer.ts';
import { MINUTE } from './request-counts.ts';

/** The maximum number of client budgets that a node remembers. */
const MOST = 20_000;
/** The longest time that an update can wait for budget, in milliseconds. */
const LONGEST = MINUTE;

/** A client's remaining budget, in requests. A negative budget is overdrawn. */
interface Bucket {
  left: number;
  at: number;
  perMinute: number;
}

/**
 * The budget is as large as the request budget and refills continuously. Once the budget is spent, updates wait, and
 * later updates are combined. If an update would wait too long, the subscription ends with RATE_LIMITED.
 */
export class DeliveryBudget {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST });

  /** @param perMinute a client's requests per minute, or 0 for no limit */
  constructor(perMinute: number, now = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /**
   * Charges the receiver with the most budget left, so that a client without budget does not delay other clients.
   * @returns how long the update waits, in milliseconds
   * @throws Refused RATE_LIMITED if the update would wait too long
   */
  take(payers: Iterable<Payer>, cost: number): number {
    if (this.#perMinute === 0) return 0;
    let [richest, least]: [Bucket[], number] = [[], Number.POSITIVE_INFINITY];
    for (const payer of payers) {
      const buckets = this.#bucketsOf(payer);
      const wait = waitFor(buckets);
      if (wait < least) [richest, least] = [buckets, wait];
      if (least === 0) break; // thousands may watch a match
    }
    if (richest.length === 0) return 0;
    const wait = Math.ceil(least);
    if (wait > LONGEST) throw spent(wait);
    for (const bucket of richest) bucket.left -= cost;
    return wait;
  }

  #bucketsOf(payer: Payer): Bucket[] {
    const own = this.#bucket(payer.client, limitOf(payer.client, this.#perMinute));
    const shared = newcomersBudgets(payer).map(({ key, clients }) => this.#bucket(key, this.#perMinute * clients));
    return [own, ...shared];
  }

  #bucket(key: string, perMinute: number): Bucket {
    const now = this.#now();
    const known = this.#buckets.get(key);
    if (known) {
      known.left = Math.min(perMinute, known.left + ((now - known.at) / MINUTE) * perMinute);
      known.at = now;
      return known;
    }
    const bucket = { left: perMinute, at: now, perMinute };
    this.#buckets.set(key, bucket);
    return bucket;
  }
}

function waitFor(buckets: readonly Bucket[]): number {
  let longest = 0;
  for (const { left, perMinute } of buckets) longest = Math.max(longest, (-left / perMinute) * MINUTE);
  return longest;
}

function spent(wait: number): Refused {
  const retryAfter = Math.ceil(wait / 1000);
  const message = `Your subscriptions exceed their budget: resume by version in ${retryAfter} s, or request less.`;
  return new Refused('RATE_LIMITED', message, { retryAfter });
}

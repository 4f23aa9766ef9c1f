import { setMaxListeners } from 'node:events';
import { siteOf } from '../../accounts/index.ts';

/** How long a shutdown waits for requests in flight before aborting them, in milliseconds. */
const GRACE = 1000;

/** The limit on an owner's requests in flight in this process. */
interface Share {
  of: string;
  most: number;
}

/** Limits this process's requests, so that one owner's slow webhooks do not delay the webhooks of others. */
export class InFlight {
  readonly #counts = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  #closed = false;

  constructor() {
    setMaxListeners(0, this.#stop.signal); // one listener for each request in flight
  }

  /** Whether another request must wait. After `close`, every request must. */
  isFull({ of, most }: Share): boolean {
    return this.#closed || (this.#counts.get(of) ?? 0) >= most;
  }

  async run(shares: readonly Share[], work: (stop: AbortSignal) => Promise<void>): Promise<void> {
    for (const { of } of shares) this.#counts.set(of, (this.#counts.get(of) ?? 0) + 1);
    const running = work(this.#stop.signal).finally(() => {
      this.#running.delete(running);
      for (const { of } of shares) this.#free(of);
    });
    this.#running.add(running);
    await running;
  }

  /** Stops accepting requests, waits briefly for requests in flight, then aborts them. */
  async close(): Promise<void> {
    this.#closed = true;
    const late = setTimeout(() => this.#stop.abort(), GRACE);
    await Promise.allSettled(this.#running);
    clearTimeout(late);
  }

  #free(of: string): void {
    const left = (this.#counts.get(of) ?? 0) - 1;
    if (left > 0) this.#counts.set(of, left);
    else this.#counts.delete(of);
  }
}

/** The maximum number of concurrent requests from this process to one player's targets. */
export const MOST_OF_PLAYER = 2;
/** Covers all players at one address, because one person may have hundreds of accounts. */
const MOST_OF_ADDRESS = 4;
/** The maximum number of concurrent requests for one IPv6 site, which has 65,536 networks. */
const MOST_OF_SITE = 8;

export function shareOfPlayer(playerId: string): Share {
  return { of: playerId, most: MOST_OF_PLAYER };
}

/** @param madeFrom the address that created the target, or null if it is unknown */
export function sharesOfAddress(madeFrom: string | null): Share[] {
  if (madeFrom === null) return [];
  const site = siteOf(madeFrom);
  const ofAddress = { of: `address ${madeFrom}`, most: MOST_OF_ADDRESS };
  return site === null ? [ofAddress] : [ofAddress, { of: `site ${site}`, most: MOST_OF_SITE }];
}

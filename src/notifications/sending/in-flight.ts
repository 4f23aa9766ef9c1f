import { setMaxListeners } from 'node:events';
import { siteOf } from '../../accounts/index.ts';

/** How long a stop waits for requests that are in flight, in milliseconds. Then it breaks them off. */
const GRACE = 1000;

/** A request is counted to an owner, which has at most so many in flight in this process. */
export interface Share {
  of: string;
  most: number;
}

/** The requests that are in flight in this process: slow webhooks of one owner hold up no other owner's. */
export class InFlight {
  readonly #counts = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  #closed = false;

  constructor() {
    setMaxListeners(0, this.#stop.signal); // every request in flight
  }

  /** Whether one more has to wait; after `close` every one does. */
  isFull({ of, most }: Share): boolean {
    return this.#closed || (this.#counts.get(of) ?? 0) >= most;
  }

  /** @param work gets a signal that breaks it off */
  async run(shares: readonly Share[], work: (stop: AbortSignal) => Promise<void>): Promise<void> {
    for (const { of } of shares) this.#counts.set(of, (this.#counts.get(of) ?? 0) + 1);
    const running = work(this.#stop.signal).finally(() => {
      this.#running.delete(running);
      for (const { of } of shares) this.#free(of);
    });
    this.#running.add(running);
    await running;
  }

  /** Begins nothing more, gives what is in flight a moment, then breaks it off. */
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

/** Requests to the targets of one player that this process makes at the same time. */
export const MOST_OF_PLAYER = 2;
/** The same of all players of one address: one person can be hundreds of them. */
const MOST_OF_ADDRESS = 4;
/** The same of one IPv6 site, which has 65,536 such addresses. */
const MOST_OF_SITE = 8;

export function shareOfPlayer(playerId: string): Share {
  return { of: playerId, most: MOST_OF_PLAYER };
}

/** @param madeFrom the address that the target was made from; null: unknown */
export function sharesOfAddress(madeFrom: string | null): Share[] {
  if (madeFrom === null) return [];
  const site = siteOf(madeFrom);
  const ofAddress = { of: `address ${madeFrom}`, most: MOST_OF_ADDRESS };
  return site === null ? [ofAddress] : [ofAddress, { of: `site ${site}`, most: MOST_OF_SITE }];
}

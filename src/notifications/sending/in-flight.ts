import { setMaxListeners } from 'node:events';

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

import { ReplyError } from 'ioredis';

/** What Redis is used for; each has a connection and a breaker of its own, since a single connection may hang too. */
export type RedisPart = 'limits' | 'jobs' | 'news';

/** Said instead of waiting, while Redis does not answer. */
export class OutOfReach extends Error {
  override name = 'OutOfReach';
}

/** What a Redis says that answers and yet does nothing: it is full, only a replica, still loading, or may not write. */
const OF_NO_USE = /^(READONLY|OOM|MISCONF|NOPERM|LOADING|MASTERDOWN|CLUSTERDOWN|NOREPLICAS)\b/;

/** How often it is asked whether it lives, in milliseconds. */
const BEAT = 500;

/**
 * Keeps requests from waiting for a Redis that hangs: the first command without an answer opens it, and commands fail
 * immediately until Redis answers again. An answer that refuses to work counts as silence. Not opossum or the like: they probe
 * with a client's command, which then waits for the time-out; this probes by itself, also without traffic, so that its state
 * can be shown.
 */
export class Breaker {
  readonly part: RedisPart;
  readonly #ping: () => Promise<unknown>;
  readonly #onOpen: (error: Error) => void;
  readonly #closings = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  #open = false;
  #asking = false;
  #stopped = false;

  /** @param ping must settle in bounded time; it fails where commands would */
  constructor(part: RedisPart, ping: () => Promise<unknown>, onOpen: (error: Error) => void) {
    this.part = part;
    this.#ping = ping;
    this.#onOpen = onOpen;
    this.#timer = setInterval(() => void this.probe(), BEAT);
    this.#timer.unref();
  }

  /** Redis does not answer: nothing is asked of it. */
  get isOpen(): boolean {
    return this.#open;
  }

  /** @throws OutOfReach at once while it is open; else whatever the command throws */
  async run<T>(command: () => Promise<T>): Promise<T> {
    if (this.#open) throw new OutOfReach(`Redis does not answer (${this.part})`);
    try {
      return await command();
    } catch (error) {
      // A Redis that says no to one command does answer, and may do the next.
      const isAnswer = error instanceof ReplyError && error instanceof Error;
      if (!isAnswer || OF_NO_USE.test(error.message)) this.#trip(error);
      throw error;
    }
  }

  /** Called whenever Redis answers again. */
  onClose(listener: () => void): void {
    this.#closings.add(listener);
  }

  /** Asks now; the answer opens or closes it. */
  async probe(): Promise<void> {
    if (this.#asking || this.#stopped) return;
    this.#asking = true;
    try {
      await this.#ping();
      this.#asking = false;
      this.#close();
    } catch (error) {
      this.#trip(error);
      this.#asking = false;
    }
  }

  /** No more questions. */
  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  // Asked again at once: after a pause of this process an answer may only have been read too late.
  #trip(error: unknown): void {
    if (this.#open || this.#stopped) return;
    this.#open = true;
    this.#onOpen(new OutOfReach(`Redis does not answer (${this.part})`, { cause: error }));
    void this.probe();
  }

  #close(): void {
    if (!this.#open || this.#stopped) return;
    this.#open = false;
    for (const listener of this.#closings) listener();
  }
}

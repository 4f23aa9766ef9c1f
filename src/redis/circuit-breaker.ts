import { ReplyError } from 'ioredis';

/** The uses of Redis. Each use has its own connection and breaker, because a single connection can also hang. */
export type RedisPart = 'limits' | 'jobs' | 'news';

/** Thrown immediately while Redis does not answer. */
export class RedisUnreachable extends Error {
  override name = 'RedisUnreachable';
}

/** Error replies from an unusable Redis server: it is full, a replica or still loading, or denies access. */
const UNUSABLE = /^(READONLY|OOM|MISCONF|NOPERM|LOADING|MASTERDOWN|CLUSTERDOWN|NOREPLICAS)\b/;

/** How often Redis is pinged, in milliseconds. */
const BEAT = 500;

/**
 * Keeps requests from waiting for a Redis server that hangs. The first command without an answer opens the breaker.
 * Commands then fail immediately until Redis answers again. An error in `UNUSABLE` counts as no answer. Libraries such
 * as opossum probe with a client's command, which then waits for the time-out. This breaker sends its own probes, even
 * without traffic.
 */
export class CircuitBreaker {
  readonly part: RedisPart;
  readonly #ping: () => Promise<unknown>;
  readonly #onOpen: (error: Error) => void;
  readonly #closings = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  #open = false;
  #asking = false;
  #stopped = false;

  /** @param ping must settle in bounded time, and must fail whenever commands would fail */
  constructor(part: RedisPart, ping: () => Promise<unknown>, onOpen: (error: Error) => void) {
    this.part = part;
    this.#ping = ping;
    this.#onOpen = onOpen;
    this.#timer = setInterval(() => void this.probe(), BEAT);
    this.#timer.unref();
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** @throws RedisUnreachable immediately while the breaker is open; otherwise the command's error */
  async run<T>(command: () => Promise<T>): Promise<T> {
    if (this.#open) throw new RedisUnreachable(`Redis is not responding (${this.part})`);
    try {
      return await command();
    } catch (error) {
      // A Redis server that rejects a command does answer, and may accept the next command.
      const isAnswer = error instanceof ReplyError && error instanceof Error;
      if (!isAnswer || UNUSABLE.test(error.message)) this.#trip(error);
      throw error;
    }
  }

  onClose(listener: () => void): void {
    this.#closings.add(listener);
  }

  /** The result opens or closes the breaker. */
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

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  // Probes again immediately, because if this process was paused, an answer may have been read late.
  #trip(error: unknown): void {
    if (this.#open || this.#stopped) return;
    this.#open = true;
    this.#onOpen(new RedisUnreachable(`Redis is not responding (${this.part})`, { cause: error }));
    void this.probe();
  }

  #close(): void {
    if (!this.#open || this.#stopped) return;
    this.#open = false;
    for (const listener of this.#closings) listener();
  }
}

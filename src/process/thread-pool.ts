import { setMaxListeners } from 'node:events';
import { FairTurns, type Turning } from './fair-turns.ts';
import type { ThreadSettings } from './hired.ts';
import { Relieved } from './relieved.ts';
import { Thread, ThreadDied } from './thread.ts';

export interface PoolSettings extends Omit<ThreadSettings, 'behind'> {
  threads: number;
  /** They are processes of their own, and everybody else comes first. */
  behind?: boolean;
  /** Milliseconds for one question. */
  longest: number;
  /** Questions that may wait for their turn, a fifth of them one owner's. */
  queue: number;
}

/** Whose question it is: turns go round the owners. */
export interface PoolTurn extends Turning {
  owner: string;
}

/** Nobody answers any more, or too many wait: whoever asks may ask again later. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

/** Threads that answer questions, one each at a time, in fair turns. A thread that dies is replaced and its question asked once more. */
export class ThreadPool<A extends object, F> {
  readonly #settings: PoolSettings;
  readonly #idle: PoolThread<A, F>[];
  readonly #threads: readonly PoolThread<A, F>[];
  readonly #turns: FairTurns;
  readonly #closing = new AbortController();

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#threads = Array.from({ length: settings.threads }, () => threadOf<A, F>(settings));
    this.#idle = [...this.#threads];
    this.#turns = new FairTurns(settings.threads);
    setMaxListeners(0, this.#closing.signal); // everybody who waits
  }

  /** Questions that wait for their turn. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  /**
   * One whose signal is aborted does not wait any more; where a thread has begun, its answer is thrown away.
   * @throws PoolBusy; ThreadDied when a second thread has died of it, too; TookTooLong; the signal's reason
   */
  async ask(asked: A, turn: PoolTurn): Promise<F> {
    if (this.#closing.signal.aborted) throw closed();
    if (!this.#turns.hasRoom(turn.owner, this.#settings.queue))
      throw new PoolBusy('too many questions wait for a thread');
    const signal = turn.signal ? AbortSignal.any([turn.signal, this.#closing.signal]) : this.#closing.signal;
    return sooner(
      signal,
      this.#turns.run(turn.owner, () => this.#onThread(asked), { ...turn, signal }),
    );
  }

  /** Ends all threads. What waits or is under way fails. */
  async close(): Promise<void> {
    this.#closing.abort(closed());
    await Promise.all(this.#threads.map((thread) => thread.dismiss()));
  }

  async #onThread(asked: A): Promise<F> {
    const thread = this.#idle.pop();
    if (!thread) throw new RangeError('more turns than threads');
    try {
      return await thread
        .ask(asked, this.#settings.longest)
        .catch((error: unknown) => this.#again(thread, asked, error));
    } finally {
      this.#idle.push(thread);
    }
  }

  async #again(thread: PoolThread<A, F>, asked: A, error: unknown): Promise<F> {
    if (!(error instanceof ThreadDied) || error.outOfMemory || this.#closing.signal.aborted) throw error;
    return thread.ask(asked, this.#settings.longest);
  }
}

type PoolThread<A extends object, F> = Thread<A, F> | Relieved<A, F>;

function threadOf<A extends object, F>({ file, memory, behind }: PoolSettings): PoolThread<A, F> {
  return behind ? new Relieved({ file, memory }) : new Thread({ file, memory });
}

function closed(): PoolBusy {
  return new PoolBusy('the threads are closed');
}

/** What comes of it, or the signal's reason as soon as that is aborted. */
async function sooner<T>(signal: AbortSignal, coming: Promise<T>): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_, failed) => {
    stop = () => failed(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([coming, aborted]).finally(() => signal.removeEventListener('abort', stop));
}

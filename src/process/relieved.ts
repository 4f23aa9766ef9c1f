import { setTimeout as sleep } from 'node:timers/promises';
import type { ThreadSettings } from './hired.ts';
import { Thread, ThreadDied } from './thread.ts';

/** How often is looked whether somebody works who was asked, in milliseconds. */
const PATIENCE = 2000;
/**
 * Of a core. With as much a strong bot answers in a third of a second on average; a niceness of 10 would bring a tenth of a core that
 * one other wants, and not much more than this of one that others want at times.
 */
const ENOUGH = 0.25;
/** Whoever has its share and gets nothing at all for so long, in milliseconds, has been stopped: it is ended, and another one begins. */
const STILL = 10_000;
/** A machine that was full is taken for it for so long, in milliseconds: else every other question would wait in vain first. */
const FULL = 10_000;
/** How long a relief is kept that nobody needs, in milliseconds. */
const REST = 60_000;

/**
 * A process that works when nobody else wants the processor, and its relief, which gets a share of it in any case. The first one is asked
 * first. Where the machine is so busy that it gets next to nothing it is left to its question: this one and the next ones the relief
 * answers. It cannot be hurried instead: only root may take back that others come first.
 */
export class Relieved<A extends object, F> {
  readonly #last: Thread<A, F>;
  readonly #relief: Thread<A, F>;
  readonly #still: number;
  #busy = false;
  #fullUntil = 0;
  /** It has answered before: so this system lets somebody be the last. */
  #tried = false;
  #useless = process.platform !== 'linux';
  #resting: NodeJS.Timeout | undefined;

  constructor(settings: Omit<ThreadSettings, 'behind'>, { still = STILL } = {}) {
    this.#still = still;
    this.#last = new Thread({ ...settings, behind: 'ALL' });
    this.#relief = new Thread({ ...settings, behind: 'MOST' });
  }

  /** @throws as `Thread`; ThreadDied also where its relief stands still */
  async ask(asked: A, longest: number): Promise<F> {
    if (this.#busy || this.#useless || performance.now() < this.#fullUntil) return this.#relieve(asked, longest);
    const over = new AbortController();
    const answered = this.#askLast(asked, longest).then((found) => ({ found }));
    try {
      const answer = await Promise.race([answered, this.#starves(over.signal)]);
      if (answer) return answer.found;
      this.#fullUntil = performance.now() + FULL;
      return await this.#relieve(asked, longest);
    } finally {
      over.abort();
    }
  }

  /** Ends both, whatever they are doing. */
  async dismiss(): Promise<void> {
    clearTimeout(this.#resting);
    await Promise.all([this.#last.dismiss(), this.#relief.dismiss()]);
  }

  async #askLast(asked: A, longest: number): Promise<F> {
    this.#busy = true;
    try {
      const found = await this.#last.ask(asked, longest);
      this.#tried = true;
      return found;
    } catch (error) {
      if (error instanceof ThreadDied && !this.#tried) this.#useless = true; // no `chrt` here, most likely
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  async #starves(over: AbortSignal): Promise<null> {
    for (let before = this.#last.processorTime(); ; ) {
      await sleep(PATIENCE, null, { signal: over });
      const now = this.#last.processorTime();
      if (!(now - before >= (ENOUGH * PATIENCE) / 1000)) return null; // also where nobody knows
      before = now;
    }
  }

  async #relieve(asked: A, longest: number): Promise<F> {
    clearTimeout(this.#resting);
    const over = new AbortController();
    void this.#endedWhenStill(over.signal);
    try {
      return await this.#relief.ask(asked, longest);
    } finally {
      over.abort();
      this.#resting = setTimeout(() => void this.#relief.dismiss(), REST).unref();
    }
  }

  async #endedWhenStill(over: AbortSignal): Promise<void> {
    for (let before = Number.NaN; !over.aborted; ) {
      const now = this.#relief.processorTime();
      if (now === before) return this.#relief.dismiss();
      before = now;
      await sleep(this.#still, null, { signal: over }).catch(() => {});
    }
  }
}

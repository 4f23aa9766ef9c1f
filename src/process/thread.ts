import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type ErrorCode, Refused } from '../errors.ts';
import { child } from './child.ts';
import type { Hired, ThreadSettings } from './hired.ts';

/** What a thread answers. */
export type Answer<F> =
  | { found: F }
  | { refused: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } };

/** A thread has ended in the middle of its work, by whatever hand. */
export class ThreadDied extends Error {
  override name = 'ThreadDied';
  /** It had no memory left: what it was asked would kill the next one, too. */
  readonly outOfMemory: boolean;

  constructor(cause?: unknown, outOfMemory = false) {
    super('a thread has ended in the middle of its work', { cause });
    const known = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
    this.outOfMemory = outOfMemory || known;
  }
}

/** A thread has not answered in time, and has been ended. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** A thread that answers one question after the other. It begins with the first, and is another one after it has died. */
export class Thread<A extends object, F> {
  readonly #settings: ThreadSettings;
  #hired: Hired | null = null;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /**
   * @param longest milliseconds that it may take
   * @param given memory that is handed over instead of copied
   * @throws Refused as the thread refuses; ThreadDied; TookTooLong
   */
  async ask(asked: A, longest: number, given: readonly ArrayBuffer[] = []): Promise<F> {
    const hired = this.#hired ?? this.#hire();
    try {
      return said(await answer<A, F>(hired, asked, longest, given));
    } catch (error) {
      if (error instanceof Refused) throw error;
      await this.dismiss();
      throw error instanceof TookTooLong || error instanceof ThreadDied ? error : new ThreadDied(error);
    }
  }

  #hire(): Hired {
    const hired = this.#settings.behind ? child(this.#settings) : worker(this.#settings);
    hired.events.on('error', () => {}); // whoever asks it is told; nobody may be asking
    hired.events.once('exit', () => {
      if (this.#hired === hired) this.#hired = null; // one that ends while nobody asks anything
    });
    this.#hired = hired;
    return hired;
  }

  /** Seconds of the processor that it has had; NaN where nobody knows. */
  processorTime(): number {
    return this.#hired?.processorTime() ?? Number.NaN;
  }

  /** Ends it, whatever it is doing. */
  async dismiss(): Promise<void> {
    const dismissed = this.#hired;
    this.#hired = null;
    await dismissed?.end();
  }
}

function worker({ file, memory }: ThreadSettings): Hired {
  const resourceLimits = { maxOldGenerationSizeMb: memory };
  const thread = file.href.endsWith('.ts')
    ? new Worker(COMPILING, { eval: true, execArgv: [], workerData: file.href, resourceLimits })
    : new Worker(file, { resourceLimits });
  thread.unref();
  return {
    events: thread,
    send: (asked, given) => thread.postMessage(asked, given),
    end: () => thread.terminate(),
    processorTime: () => Number.NaN,
  };
}

/** In development the thread's file is still TypeScript, and a thread is not compiled by itself. */
const COMPILING = `import('tsx/esm/api').then(({ tsImport }) => tsImport(require('worker_threads').workerData, 'file:///'));`;

async function answer<A extends object, F>(
  { events, send }: Hired,
  asked: A,
  longest: number,
  given: readonly ArrayBuffer[],
): Promise<Answer<F>> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(events, 'exit', { signal }).then(([, by]) => {
    throw new ThreadDied(undefined, by === 'SIGABRT'); // so V8 ends a process that has no memory left
  });
  const late = setTimeout(longest, null, { signal }).then(() => {
    throw new TookTooLong(`no answer within ${longest / 1000} s`);
  });
  try {
    const answered = once(events, 'message', { signal }); // fails when the thread does
    send(asked, given);
    const [said] = await Promise.race([answered, ended, late]);
    return said;
  } finally {
    over.abort();
  }
}

function said<F>(answer: Answer<F>): F {
  if ('found' in answer) return answer.found;
  const { code, message, details } = answer.refused;
  throw new Refused(code, message, details);
}

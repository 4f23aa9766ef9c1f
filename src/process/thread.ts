import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type ErrorCode, Refused } from '../errors.ts';

/** What a thread answers. */
export type Answer<F> =
  | { found: F }
  | { refused: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } };

/** A thread has ended in the middle of its work, by whatever hand. */
export class ThreadDied extends Error {
  override name = 'ThreadDied';
  /** It had no memory left: what it was asked would kill the next one, too. */
  readonly outOfMemory: boolean;

  constructor(cause?: unknown) {
    super('a thread has ended in the middle of its work', { cause });
    this.outOfMemory = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  }
}

/** A thread has not answered in time, and has been ended. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

export interface ThreadSettings {
  /** The file that runs as a thread, beside the compiled one that names it. It answers by `answering`. */
  file: URL;
  /** MiB of memory. */
  memory: number;
}

/** A thread that answers one question after the other. It begins with the first, and is another one after it has died. */
export class Thread<A, F> {
  readonly #settings: ThreadSettings;
  #worker: Worker | null = null;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /**
   * @param longest milliseconds that it may take
   * @param given memory that is handed over instead of copied
   * @throws Refused as the thread refuses; ThreadDied; TookTooLong
   */
  async ask(asked: A, longest: number, given: readonly ArrayBuffer[] = []): Promise<F> {
    const worker = this.#worker ?? this.#hire();
    try {
      return said(await answer<A, F>(worker, asked, longest, given));
    } catch (error) {
      if (error instanceof Refused) throw error;
      await this.dismiss();
      throw error instanceof TookTooLong ? error : new ThreadDied(error);
    }
  }

  #hire(): Worker {
    const worker = hired(this.#settings);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null; // one that ends while nobody asks anything
    });
    this.#worker = worker;
    return worker;
  }

  /** Ends it, whatever it is doing. */
  async dismiss(): Promise<void> {
    const dismissed = this.#worker;
    this.#worker = null;
    await dismissed?.terminate();
  }
}

function hired({ file, memory }: ThreadSettings): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memory };
  const thread = file.href.endsWith('.ts')
    ? new Worker(COMPILING, { eval: true, execArgv: [], workerData: file.href, resourceLimits })
    : new Worker(file, { resourceLimits });
  thread.unref();
  thread.on('error', () => {}); // whoever asks it is told; nobody may be asking
  return thread;
}

/** In development the thread's file is still TypeScript, and a thread is not compiled by itself. */
const COMPILING = `import('tsx/esm/api').then(({ tsImport }) => tsImport(require('worker_threads').workerData, 'file:///'));`;

async function answer<A, F>(
  thread: Worker,
  asked: A,
  longest: number,
  given: readonly ArrayBuffer[],
): Promise<Answer<F>> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new ThreadDied();
  });
  const late = setTimeout(longest, null, { signal }).then(() => {
    throw new TookTooLong(`no answer within ${longest / 1000} s`);
  });
  try {
    const answered = once(thread, 'message', { signal }); // fails when the thread does
    thread.postMessage(asked, given);
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

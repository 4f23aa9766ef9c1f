import { setMaxListeners } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { Refused } from '../errors.ts';
import { unlessAborted } from '../promises.ts';
import { FairQueue } from './fair-queue.ts';
import type { Answer } from './worker-main.ts';

export interface PoolSettings {
  /** The worker's file. Its default export must come from `workerMain`. */
  file: URL;
  /** Child processes have their own heap and priority. Threads start faster. */
  runtime: 'child_process' | 'worker_threads';
  workers: number;
  /** The maximum heap size in MiB. A thread that exceeds it may abort the whole process: only our own code runs on threads. */
  memory: number;
  /** The maximum number of questions waiting for a worker. No single owner can fill the queue. */
  queue: number;
}

export interface AskOptions {
  /** The owner of the question; null for the server's own question, which is always accepted. Owners take turns. */
  owner: string | null;
  /** Whether the question is answered only if no other question is waiting. */
  behind?: boolean;
  /** The time limit for the worker's answer, in milliseconds. */
  longest: number;
  signal?: AbortSignal | undefined;
}

/** Thrown when too many questions are waiting, or the pool is closed. The caller may ask again later. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

export class WorkerDied extends Error {
  override name = 'WorkerDied';

  constructor(cause: unknown) {
    super('a worker ended while working on a question', { cause });
  }
}

/** The time in milliseconds after which idle workers end: a worker takes 100 MB, and starts within a second. */
const IDLE = 60_000;

/** A pool of workers, each of which answers one question at a time. The owners of questions take turns. */
export class WorkerPool<A extends object, F> {
  readonly #workers: Tinypool;
  readonly #queue: number;
  readonly #turns: FairQueue;
  readonly #closing = new AbortController();

  constructor({ file, runtime, workers, memory, queue }: PoolSettings) {
    this.#queue = queue;
    this.#turns = new FairQueue(workers);
    this.#workers = new Tinypool({
      filename: file,
      runtime,
      minThreads: 0,
      maxThreads: workers,
      idleTimeout: IDLE,
      env: Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : []))),
      execArgv: [...flags(runtime, memory), ...compiling(file)],
      resourceLimits: { maxOldGenerationSizeMb: memory },
      serialization: 'advanced',
    });
    this.#workers.on('error', () => {}); // an idle worker ended; the next question starts a new worker
    setMaxListeners(0, this.#closing.signal); // there is one listener for each question
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  /**
   * Asks a worker. If `signal` aborts, a waiting question is dropped, and the answer to a question in progress is
   * ignored.
   * @throws Refused by the worker; PoolBusy; TookTooLong; WorkerDied if the question has killed two workers; the
   * signal's reason
   */
  async ask(question: A, options: AskOptions): Promise<F> {
    const { owner, behind = false } = options;
    this.#closing.signal.throwIfAborted();
    if (owner !== null && !this.#turns.hasRoom(owner, this.#queue))
      throw new PoolBusy('too many questions are waiting for a worker');
    const signal = options.signal ? AbortSignal.any([options.signal, this.#closing.signal]) : this.#closing.signal;
    const answer = this.#turns.run(owner ?? '', () => this.#answer(question, options), { behind, signal });
    return unlessAborted(answer, signal);
  }

  /** All unanswered questions fail with PoolBusy. */
  async close(): Promise<void> {
    this.#closing.abort(new PoolBusy('the pool is closed'));
    await this.#workers.destroy();
  }

  async #answer(question: A, options: AskOptions): Promise<F> {
    try {
      return await this.#once(question, options);
    } catch (error) {
      if (!(error instanceof WorkerDied) || this.#closing.signal.aborted) throw error;
      return this.#once(question, options); // an operator or the kernel may have killed the worker
    }
  }

  async #once(question: A, { longest }: AskOptions): Promise<F> {
    const late = AbortSignal.timeout(longest);
    const answer: Answer<F> = await this.#workers.run(question, { signal: late }).catch((error: unknown) => {
      throw late.aborted ? new TookTooLong(`no answer within ${longest / 1000} s`) : new WorkerDied(error);
    });
    if ('found' in answer) return answer.found;
    const { code, message, details } = answer.refused;
    throw new Refused(code, message, details);
  }
}

/** A child process works on one thread, so that the thread's low priority applies to all its work. */
function flags(runtime: PoolSettings['runtime'], memory: number): string[] {
  return runtime === 'child_process' ? ['--single-threaded', `--max-old-space-size=${memory}`] : [];
}

/** Compiles TypeScript during development. `--import tsx` alone does nothing on a thread. */
function compiling({ href }: URL): string[] {
  if (!href.endsWith('.ts')) return [];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/cjs$/, 'mjs');
  return ['--import', `data:text/javascript,import { register } from '${tsx}'; register();`];
}

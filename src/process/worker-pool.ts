import { setMaxListeners } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Transferable } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { unlessAborted } from '../bounded-wait.ts';
import { Refused } from '../errors.ts';
import { FairQueue } from './fair-queue.ts';
import type { Answer } from './worker-main.ts';

export interface PoolSettings {
  /** The worker's file. `workerMain` makes its default export. */
  file: URL;
  /** Child processes have their own heap and their own priority; threads start faster. */
  runtime: 'child_process' | 'worker_threads';
  workers: number;
  /** MiB for the heap of each worker. If a thread exceeds it suddenly, Node may abort the whole process. */
  memory: number;
  /** How many questions may wait for a worker. No owner can fill the queue. */
  queue: number;
}

export interface AskOptions {
  /** The owner of the question; owners take turns. Null: the server's own question, which is always accepted. */
  owner: string | null;
  /** Whether the question is answered only if no other one waits. */
  behind?: boolean;
  /** How long a worker may take, in milliseconds. */
  longest: number;
  /** Buffers that move to the worker instead of being copied. The question is then not asked a second time. */
  transfer?: readonly Transferable[];
  /** Aborted when the caller no longer needs the answer. */
  signal?: AbortSignal | undefined;
}

/** Too many questions wait, or the pool is closed. The caller may ask again later. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

/** A worker took too long, and was terminated. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** A worker ended while it worked on a question. */
export class WorkerDied extends Error {
  override name = 'WorkerDied';
  /** True if a thread ran out of memory. The cause of a child process's death is not known. */
  readonly outOfMemory: boolean;

  constructor(cause: unknown) {
    super('a worker has ended while it worked on a question', { cause });
    this.outOfMemory = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  }
}

/** Idle workers end after this many milliseconds. */
const IDLE = 60_000;

/** Each worker answers one question at a time. The questions' owners take turns. */
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
    this.#workers.on('error', () => {}); // an idle worker ended; the next question starts another
    setMaxListeners(0, this.#closing.signal); // one for each question
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  /**
   * Asks a worker. If `signal` aborts, a waiting question is dropped, and the answer to one in progress ignored.
   * @throws Refused by the worker; PoolBusy; TookTooLong; WorkerDied if two workers have died; the signal's reason
   */
  async ask(question: A, options: AskOptions): Promise<F> {
    const { owner, behind = false } = options;
    this.#closing.signal.throwIfAborted();
    if (owner !== null && !this.#turns.hasRoom(owner, this.#queue))
      throw new PoolBusy('too many questions wait for a worker');
    const signal = options.signal ? AbortSignal.any([options.signal, this.#closing.signal]) : this.#closing.signal;
    const answer = this.#turns.run(owner ?? '', () => this.#answer(question, options), { behind, signal });
    return unlessAborted(answer, signal);
  }

  /** Ends all workers. All unanswered questions fail with PoolBusy. */
  async close(): Promise<void> {
    this.#closing.abort(new PoolBusy('the pool is closed'));
    await this.#workers.destroy();
  }

  async #answer(question: A, options: AskOptions): Promise<F> {
    try {
      return await this.#once(question, options);
    } catch (error) {
      const again = error instanceof WorkerDied && !error.outOfMemory && !options.transfer;
      if (!again || this.#closing.signal.aborted) throw error;
      return this.#once(question, options); // an operator or the kernel may have killed the worker
    }
  }

  async #once(question: A, { longest, transfer = [] }: AskOptions): Promise<F> {
    const late = AbortSignal.timeout(longest);
    const answer: Answer<F> = await this.#workers
      .run(question, { signal: late, transferList: [...transfer] })
      .catch((error: unknown) => {
        throw late.aborted ? new TookTooLong(`no answer within ${longest / 1000} s`) : new WorkerDied(error);
      });
    if ('found' in answer) return answer.found;
    const { code, message, details } = answer.refused;
    throw new Refused(code, message, details);
  }
}

/** A child process does all its work on one thread, and lowers the priority of that thread. */
function flags(runtime: PoolSettings['runtime'], memory: number): string[] {
  return runtime === 'child_process' ? ['--single-threaded', `--max-old-space-size=${memory}`] : [];
}

/** In development, the file is TypeScript. `--import tsx` alone does nothing on a thread. */
function compiling({ href }: URL): string[] {
  if (!href.endsWith('.ts')) return [];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace(/cjs$/, 'mjs');
  return ['--import', `data:text/javascript,import { register } from '${tsx}'; register();`];
}

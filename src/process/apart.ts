import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type ErrorCode, Refused } from '../errors.ts';

/** Whose documents: our own, which come first, or what strangers bring. */
export type Lane = 'OURS' | 'STRANGERS';

/** What a thread answers. */
export type Answer<F> =
  | { found: F }
  | { refused: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } };

/** What is done apart: a document, in UTF-8, and whatever belongs to it. */
export interface Document {
  document: Uint8Array<ArrayBuffer>;
}

export interface ApartSettings {
  /** The file that runs as a thread, beside the compiled one that names it. */
  thread: URL;
  /** Milliseconds for one document. */
  longest: Readonly<Record<Lane, number>>;
  /** Documents of strangers that may wait for their turn. */
  queue: number;
}

/** MiB that a thread may use: twice what the longest record takes that may be brought. One that takes more is refused. */
const MEMORY = { maxOldGenerationSizeMb: 1536 };

interface Case<A, F> {
  asked: A;
  lane: Lane;
  answered(found: F): void;
  failed(error: unknown): void;
}

/** Judges documents one after the other on a thread of its own: a long one takes seconds, and no move waits for them. */
export class Apart<A extends Document, F> {
  readonly #settings: ApartSettings;
  readonly #waiting: Record<Lane, Case<A, F>[]> = { OURS: [], STRANGERS: [] };
  #current: Case<A, F> | null = null;
  #thread: Worker | null = null;
  #closed = false;

  constructor(settings: ApartSettings) {
    this.#settings = settings;
  }

  /** @throws Refused as the thread refuses; TOO_COSTLY: it takes too long or too much; RATE_LIMITED: too many wait, or it is closed */
  ask(asked: A, lane: Lane): Promise<F> {
    const strangers = this.#waiting.STRANGERS.length + Number(this.#current?.lane === 'STRANGERS');
    if (this.#closed) throw closing();
    if (lane === 'STRANGERS' && strangers >= this.#settings.queue)
      throw new Refused('RATE_LIMITED', 'Too many documents are waiting to be verified.', { retryAfter: 10 });
    return new Promise((answered, failed) => {
      this.#waiting[lane].push({ asked, lane, answered, failed });
      if (!this.#current) void this.#run();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const cases of Object.values(this.#waiting)) for (const { failed } of cases.splice(0)) failed(closing());
    this.#current?.failed(closing());
    await this.#dismiss();
  }

  async #run(): Promise<void> {
    for (;;) {
      this.#current = this.#waiting.OURS.shift() ?? this.#waiting.STRANGERS.shift() ?? null;
      if (!this.#current) return;
      const { asked, lane, answered, failed } = this.#current;
      await this.#ask(asked, this.#settings.longest[lane]).then(answered, failed);
    }
  }

  async #ask(asked: A, longest: number): Promise<F> {
    this.#thread ??= hired(this.#settings.thread);
    try {
      return said(await answer<F>(this.#thread, asked, longest));
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'TOO_COSTLY') await this.#dismiss();
      throw isOutOfMemory(error) ? tooBig() : error;
    }
  }

  async #dismiss(): Promise<void> {
    const dismissed = this.#thread;
    this.#thread = null;
    await dismissed?.terminate();
  }
}

function closing(): Refused {
  return new Refused('RATE_LIMITED', 'The server is shutting down; try again.', { retryAfter: 10 });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooBig(): Refused {
  const limit = MEMORY.maxOldGenerationSizeMb;
  return new Refused('TOO_COSTLY', `Verification took more than ${limit} MiB of memory.`, { cost: limit, limit });
}

function hired(file: URL): Worker {
  const settings = { eval: true, execArgv: [], resourceLimits: MEMORY };
  const thread = file.href.endsWith('.ts')
    ? new Worker(COMPILING, { ...settings, workerData: file.href })
    : new Worker(file, { resourceLimits: MEMORY });
  thread.unref();
  return thread;
}

/** In development the thread's file is still TypeScript, and a thread is not compiled by itself. */
const COMPILING = `import('tsx/esm/api').then(({ tsImport }) => tsImport(require('worker_threads').workerData, 'file:///'));`;

async function answer<F>(thread: Worker, asked: Document, longest: number): Promise<Answer<F>> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('the thread that judges documents has ended');
  });
  const late = setTimeout(longest, null, { signal }).then(() => {
    const seconds = longest / 1000;
    throw new Refused('TOO_COSTLY', `Verification took longer than ${seconds} s.`, { cost: seconds, limit: seconds });
  });
  try {
    const answered = once(thread, 'message', { signal }); // fails when the thread does
    thread.postMessage(asked, ownBytes(asked.document));
    const [said] = await Promise.race([answered, ended, late]);
    return said;
  } finally {
    over.abort();
  }
}

/** What can be handed over instead of copied: bytes that are alone in their memory. */
function ownBytes({ buffer, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer[] {
  return buffer.byteLength === byteLength ? [buffer] : [];
}

function said<F>(answer: Answer<F>): F {
  if ('found' in answer) return answer.found;
  const { code, message, details } = answer.refused;
  throw new Refused(code, message, details);
}

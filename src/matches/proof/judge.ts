import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyGame, Finding, KeySet } from '../../engine/index.ts';
import { type ErrorCode, Refused } from '../../errors.ts';
import type { Judge, Lane } from '../match/judge.ts';
import { examineText } from './verdict-on-text.ts';

/** What the thread is asked. */
export interface Asked {
  /** JSON in UTF-8. */
  document: Uint8Array<ArrayBuffer>;
  keys: KeySet;
}

/** What the thread answers. */
export type Answer =
  | { finding: Finding }
  | { refused: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } };

/** Milliseconds for one document. The longest match takes a few seconds; what we have dealt ourselves is no attack. */
const LONGEST: Readonly<Record<Lane, number>> = { OURS: 300_000, STRANGERS: 60_000 };
/** MiB that the thread may use: twice what the longest record takes that may be brought. One that takes more is refused. */
const MEMORY = { maxOldGenerationSizeMb: 1536 };
/** Documents of strangers that may wait for their turn; of ours there are never more than jobs that run. */
const QUEUE = 50;

/** A judge that keeps everybody waiting meanwhile: for games that are not in the registry. */
export function judgeHere(games: readonly AnyGame[]): Judge {
  return { examine: async (document, _, keys) => examineText(games, keys, document), close: async () => {} };
}

/** A judge of registered games on a thread of its own: a long document takes seconds, and no move waits for them. */
export function judgeApart(longest = LONGEST): Judge {
  return new JudgeApart(longest);
}

interface Case extends Asked {
  lane: Lane;
  answered(finding: Finding): void;
  failed(error: unknown): void;
}

class JudgeApart implements Judge {
  readonly #longest: Readonly<Record<Lane, number>>;
  readonly #waiting: Record<Lane, Case[]> = { OURS: [], STRANGERS: [] };
  #current: Case | null = null;
  #thread: Worker | null = null;
  #closed = false;

  constructor(longest: Readonly<Record<Lane, number>>) {
    this.#longest = longest;
  }

  examine(document: Uint8Array<ArrayBuffer>, lane: Lane, keys: KeySet): Promise<Finding> {
    const strangers = this.#waiting.STRANGERS.length + Number(this.#current?.lane === 'STRANGERS');
    if (this.#closed) throw closing();
    if (lane === 'STRANGERS' && strangers >= QUEUE)
      throw new Refused('RATE_LIMITED', 'Too many documents are waiting to be verified.', { retryAfter: 10 });
    return new Promise((answered, failed) => {
      this.#waiting[lane].push({ document, keys, lane, answered, failed });
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
      const { document, keys, lane, answered, failed } = this.#current;
      await this.#ask({ document, keys }, this.#longest[lane]).then(answered, failed);
    }
  }

  async #ask(asked: Asked, longest: number): Promise<Finding> {
    this.#thread ??= hired();
    try {
      return said(await answer(this.#thread, asked, longest));
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

function hired(): Worker {
  const here = import.meta.url;
  const settings = { eval: true, execArgv: [], resourceLimits: MEMORY };
  const thread = here.endsWith('.ts')
    ? new Worker(COMPILING, { ...settings, workerData: new URL('./judge-thread.ts', here).href })
    : new Worker(new URL('./judge-thread.js', here), { resourceLimits: MEMORY });
  thread.unref();
  return thread;
}

/** In development the thread's file is still TypeScript, and a thread is not compiled by itself. */
const COMPILING = `import('tsx/esm/api').then(({ tsImport }) => tsImport(require('worker_threads').workerData, 'file:///'));`;

async function answer(thread: Worker, asked: Asked, longest: number): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('the thread that judges replays has ended');
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

function said(answer: Answer): Finding {
  if ('finding' in answer) return answer.finding;
  const { code, message, details } = answer.refused;
  throw new Refused(code, message, details);
}

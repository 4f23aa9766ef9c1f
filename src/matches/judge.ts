import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../engine/index.ts';
import { type ErrorCode, Refused } from '../errors.ts';
import { judged } from './judged.ts';
import type { VerifyVerdict } from './verify-document.ts';

/** Executes replay documents again. */
export interface Judge {
  /**
   * The verdict on a document, given as JSON text.
   * @throws Refused BAD_INPUT when it is none; TOO_COSTLY when it takes too long; RATE_LIMITED when too many wait
   */
  verdictOn(document: string): Promise<VerifyVerdict>;
  close(): Promise<void>;
}

/** What the thread answers. */
export type Answer =
  | { verdict: VerifyVerdict }
  | { refused: { code: ErrorCode; message: string; details: Readonly<Record<string, unknown>> } };

/** Milliseconds for one document. The longest match takes a few seconds. */
const LONGEST = 30_000;
/** Documents that may wait for their turn. */
const QUEUE = 50;

/** A judge that keeps everybody waiting meanwhile: for games that are not in the registry. */
export function judgeHere(games: readonly AnyGame[]): Judge {
  return { verdictOn: async (document) => judged(games, document), close: async () => {} };
}

/** A judge of registered games on a thread of its own: a long document takes seconds, and no move waits for them. */
export function judgeApart(longest = LONGEST): Judge {
  let thread: Worker | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const dismiss = async (): Promise<void> => {
    const dismissed = thread;
    thread = null;
    await dismissed?.terminate();
  };
  const ask = async (document: string): Promise<VerifyVerdict> => {
    thread ??= hired();
    try {
      return said(await answer(thread, document, longest));
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'TOO_COSTLY') await dismiss();
      throw error;
    }
  };
  return {
    verdictOn(document) {
      if (waiting >= QUEUE) throw new Refused('RATE_LIMITED', 'Too many documents wait.', { retryAfter: 10 });
      waiting++;
      const mine = turn.then(() => ask(document)).finally(() => waiting--);
      turn = mine.catch(() => {});
      return mine;
    },
    close: dismiss,
  };
}

function hired(): Worker {
  const here = import.meta.url;
  const thread = here.endsWith('.ts')
    ? new Worker(COMPILING, { eval: true, execArgv: [], workerData: new URL('./judge-thread.ts', here).href })
    : new Worker(new URL('./judge-thread.js', here));
  thread.unref();
  return thread;
}

/** In development the thread's file is still TypeScript, and a thread is not compiled by itself. */
const COMPILING = `import('tsx/esm/api').then(({ tsImport }) => tsImport(require('worker_threads').workerData, 'file:///'));`;

async function answer(thread: Worker, document: string, longest: number): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('the thread that judges replays has ended');
  });
  const late = setTimeout(longest, null, { signal }).then(() => {
    const seconds = longest / 1000;
    throw new Refused('TOO_COSTLY', `It takes more than ${seconds} s.`, { cost: seconds, limit: seconds });
  });
  try {
    const answered = once(thread, 'message', { signal }); // fails when the thread does
    thread.postMessage(document);
    const [said] = await Promise.race([answered, ended, late]);
    return said;
  } finally {
    over.abort();
  }
}

function said(answer: Answer): VerifyVerdict {
  if ('verdict' in answer) return answer.verdict;
  const { code, message, details } = answer.refused;
  throw new Refused(code, message, details);
}

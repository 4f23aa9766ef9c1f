import { parentPort } from 'node:worker_threads';
import { Refused } from '../errors.ts';
import type { Answer } from './thread.ts';

/** What a thread does: a document comes in, an answer goes out. What is thrown but a refusal ends the thread, and is a bug. */
export function answering<A, F>(examine: (asked: A) => F): void {
  const answerTo = (asked: A): Answer<F> => {
    try {
      return { found: examine(asked) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refused: { code: error.code, message: error.message, details: error.details } };
    }
  };
  parentPort?.on('message', (asked: A) => parentPort?.postMessage(answerTo(asked)));
}

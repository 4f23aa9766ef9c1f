import { parentPort } from 'node:worker_threads';
import { Refused } from '../errors.ts';
import type { Answer } from './thread.ts';

/** What a thread, or a process that works as one, does: a document comes in, an answer goes out. What is thrown but a refusal ends it, and is a bug. */
export function answering<A, F>(examine: (asked: A) => F): void {
  const answerTo = (asked: A): Answer<F> => {
    try {
      return { found: examine(asked) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refused: { code: error.code, message: error.message, details: error.details } };
    }
  };
  if (parentPort) parentPort.on('message', (asked: A) => parentPort?.postMessage(answerTo(asked)));
  else asProcess(answerTo);
}

// It ends with the process that has started it, and not before: who stops that one by a signal to its whole group stops it, too.
function asProcess<A, F>(answerTo: (asked: A) => Answer<F>): void {
  for (const stop of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(stop, () => {});
  process.on('disconnect', () => process.exit());
  const unheard = (): void => {}; // who has started it has been killed meanwhile
  process.on('message', (asked: A) => {
    const answer = answerTo(asked);
    if (process.connected) process.send?.(answer, undefined, {}, unheard);
  });
}

import { once } from 'node:events';

/**
 * Waits for something only until the start is given up: Redis may let one wait for half a minute each time. What it opens after all
 * goes with the process.
 */
export async function unlessAborted<T>(opening: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const aborted = once(signal, 'abort', over).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => {}); // also when nobody waits for it any more
  return Promise.race([opening, aborted]).finally(() => over.abort());
}

import { once } from 'node:events';

/** Waits for a promise, and throws the signal's reason as soon as the signal is aborted. */
export async function unlessAborted<T>(coming: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const aborted = once(signal, 'abort', over).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => {});
  return Promise.race([coming, aborted]).finally(() => over.abort());
}

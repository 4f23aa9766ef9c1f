import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** @returns false if the promise took longer than `ms` milliseconds @throws the promise's error */
export async function settlesWithin(coming: Promise<unknown>, ms: number): Promise<boolean> {
  const over = new AbortController();
  const late = sleep(ms, false, { signal: over.signal }).catch(() => false);
  return Promise.race([coming.then(() => true), late]).finally(() => over.abort());
}

/** Waits for a promise. If the signal aborts first, throws the signal's reason. */
export async function unlessAborted<T>(coming: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const aborted = once(signal, 'abort', over).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => {});
  return Promise.race([coming, aborted]).finally(() => over.abort());
}

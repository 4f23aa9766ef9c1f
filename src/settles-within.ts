import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a promise, at most `ms` milliseconds. @returns false if it took longer @throws what the promise throws */
export async function settlesWithin(coming: Promise<unknown>, ms: number): Promise<boolean> {
  const over = new AbortController();
  const late = sleep(ms, false, { signal: over.signal }).catch(() => false);
  return Promise.race([coming.then(() => true), late]).finally(() => over.abort());
}

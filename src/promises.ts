import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A value that is usually known already. Each promise costs time, so the steps of a move return one only if they wait. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `next` with the value: immediately, or once the promise resolves. */
export function whenReady<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}

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

import { once } from 'node:events';

/** Waits for a promise; throws the signal's reason as soon as it aborts. */
export async function unlessAborted<T>(coming: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const aborted = once(signal, 'abort', over).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => {});
  return Promise.race([coming, aborted]).finally(() => over.abort());
}

/** The concurrency: enough to keep the database busy, and low enough that requests still get connections. */
const AT_ONCE = 6;

/** Runs work for each item. A failure stops no other. @throws AggregateError of all failures */
export async function inParallel<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...list].reverse();
  const errors: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop())
      await work(one).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, list.length) }, lane));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${list.length} have failed: ${errors[0]}`, {
      cause: errors[0],
    });
}

/** The abort reason of an outgoing request that takes too long, or when the process stops. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/**
 * Runs `work` with a signal that aborts after `ms`, or when `stop` aborts.
 * @param stop aborts when the process stops; null: only the time limit ends the work
 */
export async function withTimeLimit<T>(
  ms: number,
  stop: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const abort = () => limit.abort(new TimedOut());
  const timer = setTimeout(abort, ms);
  stop?.addEventListener('abort', abort);
  if (stop?.aborted) abort();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', abort);
  }
}

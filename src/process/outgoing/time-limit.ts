/** The reason for aborting an outgoing request: it takes too long, or the process is stopping. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/** @param stop aborts when the process stops; null if only the time limit should end the work */
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

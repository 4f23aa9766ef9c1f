import { read } from '../browser/window-events.ts';

/**
 * Keeps a long-running task going. If the browser reports that it is offline, the task stops immediately. When the
 * browser is online again, the task restarts without waiting for the next attempt.
 */
export async function whileOnline(
  signal: AbortSignal,
  { lost, run }: { lost(): void; run(signal: AbortSignal): Promise<void> },
): Promise<void> {
  while (!signal.aborted) {
    const round = new AbortController();
    const forget = read(['offline', 'online'], ({ type }) => {
      if (type === 'offline') lost();
      round.abort();
    });
    try {
      await run(AbortSignal.any([signal, round.signal]));
      if (!round.signal.aborted) return;
    } finally {
      forget();
    }
  }
}

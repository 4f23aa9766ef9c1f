import { read } from '../browser/window-events.ts';

/**
 * Does something that lasts until it ends by itself. A browser that says it is offline is believed at once; when it is back, one
 * need not wait for the next attempt: it is begun anew then.
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

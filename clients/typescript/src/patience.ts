import { ServerRefusal, Unreachable } from './failures.ts';

/** The longest wait in seconds; a longer one is reported as an error. */
const LONGEST = 60;
/** The pauses between attempts without an answer, in milliseconds. */
const [FIRST_PAUSE, LAST_PAUSE] = [250, 5_000];

export interface Patience {
  /** Whether repeating is safe, so that a request is sent again if its answer was lost. */
  repeatable: boolean;
  /** Ends the waiting. Without it, waiting continues while the server is unreachable. */
  signal?: AbortSignal | undefined;
}

/**
 * Repeats an attempt while the server asks to wait (OVERLOADED, RATE_LIMITED: nothing was done) and, if it is
 * repeatable, while no answer comes or the server's database is unavailable (UNAVAILABLE).
 * @throws ServerRefusal if waiting does not help, or would take more than a minute; Unreachable if it is not repeatable
 */
export async function patiently<T>(attempt: () => Promise<T>, { repeatable, signal }: Patience): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const pause = pauseAfter(error, tries, repeatable);
      if (pause === null) throw error;
      await sleep(pause, signal);
    }
  }
}

/** The pause before repeating a failed attempt, in milliseconds; null: do not repeat. */
export function pauseAfter(error: unknown, tries: number, repeatable: boolean): number | null {
  if (error instanceof ServerRefusal) {
    const { retryAfter, code } = error;
    if (code === 'UNAVAILABLE' && !repeatable) return null; // it may have been carried out
    return retryAfter === null || retryAfter > LONGEST ? null : 1000 * retryAfter * jitter();
  }
  if (!(error instanceof Unreachable && repeatable)) return null;
  return Math.min(FIRST_PAUSE * 2 ** tries, LAST_PAUSE) * jitter();
}

// Clients that were refused at the same time must not come back at the same time.
function jitter(): number {
  return 1 + Math.random() / 4;
}

/** @throws the signal's reason if it is aborted */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}

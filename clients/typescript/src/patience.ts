import { abortReason, ServerRefusal, Unreachable } from './failures.ts';

/** The longest wait in seconds. If the server asks for a longer wait, its refusal is thrown. */
const LONGEST = 60;
/** The first and the longest pause after an attempt without an answer, in milliseconds. */
const [FIRST_PAUSE, LAST_PAUSE] = [250, 5_000];

export interface Patience {
  /** Whether the request is safe to repeat and is sent again if its answer was lost. */
  repeatable: boolean;
  /** Ends the wait. Without a signal, the wait lasts as long as the server is unreachable. */
  signal?: AbortSignal | undefined;
}

/**
 * Repeats an attempt while the server asks the client to wait (OVERLOADED, RATE_LIMITED: it did nothing). Also repeats
 * a repeatable attempt while no answer arrives or the server's database is unavailable (UNAVAILABLE).
 * @throws ServerRefusal if waiting does not help or would take more than a minute; Unreachable if no answer arrived and
 *   the attempt is not repeatable
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

/** Returns the pause before repeating a failed attempt, in milliseconds; null if it must not be repeated. */
export function pauseAfter(error: unknown, tries: number, repeatable: boolean): number | null {
  if (error instanceof ServerRefusal) {
    const { retryAfter, code } = error;
    if (code === 'UNAVAILABLE' && !repeatable) return null; // the server may have executed the request
    return retryAfter === null || retryAfter > LONGEST ? null : 1000 * retryAfter * jitter();
  }
  if (!(error instanceof Unreachable && repeatable)) return null;
  return Math.min(FIRST_PAUSE * 2 ** tries, LAST_PAUSE) * jitter();
}

// Spreads retries, because clients that were refused at the same time must not all return at the same time.
function jitter(): number {
  return 1 + Math.random() / 4;
}

/** @throws the signal's reason if it is aborted */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal));
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(abortReason(signal));
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}

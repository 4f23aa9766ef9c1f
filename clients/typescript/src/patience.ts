import { ServerRefusal, Unreachable } from './failures.ts';

/** Who is asked to wait longer than this is told so instead, in seconds. */
const LONGEST = 60;
/** The pauses between attempts that nobody answers, in milliseconds. */
const [FIRST_PAUSE, LAST_PAUSE] = [250, 5_000];

export interface Patience {
  /** Whether it may be done twice, or is done once however often it is sent: then it is sent again when its answer was lost. */
  repeatable: boolean;
  /** Ends the waiting. Without one it goes on for as long as the server cannot be reached. */
  signal?: AbortSignal | undefined;
}

/**
 * The same attempt again while the server asks for patience (OVERLOADED, RATE_LIMITED: nothing was done), and, where it is
 * repeatable, while no answer comes or the server's database does not answer (UNAVAILABLE).
 * @throws ServerRefusal where waiting does not help, or would take more than a minute; Unreachable where it is not repeatable
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

/** In how many milliseconds an attempt may be made again that failed so; null when it may not. */
export function pauseAfter(error: unknown, tries: number, repeatable: boolean): number | null {
  if (error instanceof ServerRefusal) {
    const { retryAfter, code } = error;
    if (code === 'UNAVAILABLE' && !repeatable) return null; // it may have been done
    return retryAfter === null || retryAfter > LONGEST ? null : 1000 * retryAfter * jitter();
  }
  if (!(error instanceof Unreachable && repeatable)) return null;
  return Math.min(FIRST_PAUSE * 2 ** tries, LAST_PAUSE) * jitter();
}

// Those who were sent away together must not come back together.
function jitter(): number {
  return 1 + Math.random() / 4;
}

/** @throws what the signal says when it is aborted */
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

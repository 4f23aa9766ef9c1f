import { randomInt } from 'node:crypto';

/** The initial, minimum and maximum number of concurrent requests. */
const [INITIAL, LEAST, MOST] = [512, 64, 2048];
/** The interval at which a node adapts its bound, in milliseconds. */
export const LOOK = 100;
/** The largest change in the bound per interval, as factors for lowering and raising it. */
const [FALL, RISE] = [0.6, 1.25];

/** Refuses requests above a bound, which falls while requests take longer than the target, then rises again. */
export class ConcurrencyLimit {
  readonly #target: number;
  #bound = INITIAL;
  #inside = 0;
  /** The peak concurrency, the number of finished requests and their total duration in the current interval. */
  #peak = 0;
  #left = 0;
  #took = 0;

  /** @param target how long a request should take on average, in milliseconds */
  constructor(target: number) {
    this.#target = target;
  }

  get isFull(): boolean {
    return this.#inside >= this.#bound;
  }

  enter(): void {
    this.#inside++;
    this.#peak = Math.max(this.#peak, this.#inside);
  }

  /** @param took the time since the request arrived, in milliseconds */
  leave(took: number): void {
    this.#inside--;
    this.#left++;
    this.#took += took;
  }

  /**
   * Adapts the bound if there were enough requests. A few requests do not show how long many requests would take.
   * @param since the time since the last call, in milliseconds; a late call means that the event loop was blocked
   */
  look(since: number): void {
    if (this.#peak >= LEAST) this.#adapt(since);
    this.#peak = this.#inside;
    this.#left = 0;
    this.#took = 0;
  }

  #adapt(since: number): void {
    const step = Math.min(RISE, Math.max(FALL, this.#target / Math.max(this.#takes(since), 1)));
    const isNeeded = step < 1 || this.#peak >= this.#bound / 2;
    if (isNeeded)
      this.#bound = Math.round(Math.min(MOST, Math.max(LEAST, Math.min(this.#bound, 2 * this.#peak) * step)));
  }

  /**
   * Returns the mean duration of finished requests or, if longer, of unfinished requests at the current rate (Little's
   * law), in milliseconds. When a rush begins, all finished requests arrived before the rush.
   */
  #takes(since: number): number {
    if (this.#left === 0) return Number.POSITIVE_INFINITY; // no request has finished
    const late = Math.max(0, since - LOOK);
    return Math.max(this.#took / this.#left + late, (this.#inside * since) / this.#left);
  }
}

/** The longest that a refused client must wait, in seconds. Waits vary, so that clients do not all retry together. */
const LATEST = 3;

export function pause(): number {
  return randomInt(1, LATEST + 1);
}

import { randomInt } from 'node:crypto';

/** The initial, minimum and maximum number of concurrent requests. */
const [INITIAL, LEAST, MOST] = [512, 64, 2048];
/** The interval at which a node adapts its bound, in milliseconds. */
export const LOOK = 100;
/** The largest change of the bound per interval: factors down and up. */
const [FALL, RISE] = [0.6, 1.25];

/**
 * Bounds a node's concurrent requests. Requests above the bound are refused, so that the others finish soon. The bound falls
 * while requests take longer than the target, then rises again.
 */
export class ConcurrencyLimit {
  readonly #target: number;
  #bound = INITIAL;
  #inside = 0;
  /** In the current interval: peak concurrency, finished requests and their total duration. */
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

  /** @param took milliseconds since the request arrived */
  leave(took: number): void {
    this.#inside--;
    this.#left++;
    this.#took += took;
  }

  /**
   * Adapts the bound. A few requests do not show how long many would take.
   * @param since milliseconds since the last call; a late call means that the event loop was blocked
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
   * The duration of a request in milliseconds: the mean of the finished ones or, if longer, what the others will take at the
   * same rate (Little's law). When a rush begins, only requests from before it have finished.
   */
  #takes(since: number): number {
    if (this.#left === 0) return Number.POSITIVE_INFINITY; // no request finishes
    const late = Math.max(0, since - LOOK);
    return Math.max(this.#took / this.#left + late, (this.#inside * since) / this.#left);
  }
}

/** Refused clients retry after one to three seconds, so that they do not all come back at the same time. */
const LATEST = 3;

/** Seconds before a refused client may retry. */
export function pause(): number {
  return randomInt(1, LATEST + 1);
}

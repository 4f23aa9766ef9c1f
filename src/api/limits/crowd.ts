import { randomInt } from 'node:crypto';

/** Requests that are worked on at once: so many at first, and never refused below, never let in above. */
const [AT_FIRST, LEAST, MOST] = [512, 64, 2048];
/** How often a node looks at what it can do, in milliseconds. */
export const LOOK = 100;
/** By how much the bound may fall or rise from one look to the next. */
const [FALL, RISE] = [0.6, 1.25];

/**
 * Bounds the requests that a node works on at the same time. Above the bound requests are refused, so that those inside are
 * answered soon. The bound falls while requests take longer than they should, and rises again when they do not.
 */
export class Crowd {
  readonly #target: number;
  #bound = AT_FIRST;
  #inside = 0;
  /** Since the last look: the most that were inside, those who have left, and how long they took in all. */
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

  /** @param took milliseconds since it came */
  leave(took: number): void {
    this.#inside--;
    this.#left++;
    this.#took += took;
  }

  /**
   * Adapts the bound. A few requests do not show what many would meet.
   * @param since milliseconds since the last look: when that is late, the event loop was blocked
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
   * What a request takes, in milliseconds: what it took those who left, or what it will take those inside if they leave as fast
   * (Little's law), whichever is longer. When a rush begins, only requests from before it have left.
   */
  #takes(since: number): number {
    if (this.#left === 0) return Number.POSITIVE_INFINITY; // nothing goes on at all
    const late = Math.max(0, since - LOOK);
    return Math.max(this.#took / this.#left + late, (this.#inside * since) / this.#left);
  }
}

/** Refused clients try again after one to three seconds, so that they do not all come at the same moment. */
const LATEST = 3;

/** After how many seconds a refused client may try again. */
export function pause(): number {
  return randomInt(1, LATEST + 1);
}

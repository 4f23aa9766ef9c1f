/** Requests that are worked on at once: so many at first, and never refused below, never let in above. */
const [AT_FIRST, LEAST, MOST] = [512, 64, 2048];
/** By how much the bound may fall or rise from one look to the next. */
const [FALL, RISE] = [0.6, 1.25];

/**
 * How many requests a node works on at once. Whoever comes while there are too many is refused, so that those who have been
 * let in are answered soon. The bound follows what the node can do: where requests take longer than they should it falls,
 * and it rises again when they do not.
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
   * Looks at how it went since the last time. Few requests say nothing of what many would meet.
   * @param late milliseconds by which this very look is late: for so long nobody was even listened to
   */
  look(late: number): void {
    if (this.#peak >= this.#bound / 2) {
      // Where nobody has left, nothing goes on at all.
      const took = this.#left > 0 ? this.#took / this.#left + late : Number.POSITIVE_INFINITY;
      const step = Math.min(RISE, Math.max(FALL, this.#target / Math.max(took, 1)));
      this.#bound = Math.round(Math.min(MOST, Math.max(LEAST, this.#bound * step)));
    }
    this.#peak = this.#inside;
    this.#left = 0;
    this.#took = 0;
  }
}

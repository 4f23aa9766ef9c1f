/** Matches of which one wake-up speaks, at most. */
const MOST = 32;
/** How long the next ones are gathered after a wake-up, in milliseconds. */
const PAUSE = 1000;

/**
 * Matches that have ended and are to be proven. The first is spoken of at once, those that end within a second after it together:
 * leaving and fetching a wake-up costs more than proving a short match.
 */
export class ToBeProven {
  readonly #leave: (matches: readonly [string, ...string[]]) => void;
  #waiting: string[] = [];
  #timer: NodeJS.Timeout | null = null;

  /** @param leave leaves one wake-up for these, which may be lost */
  constructor(leave: (matches: readonly [string, ...string[]]) => void) {
    this.#leave = leave;
  }

  add(matchId: string): void {
    this.#waiting.push(matchId);
    if (!this.#timer || this.#waiting.length >= MOST) this.#speak();
  }

  /** What still waits is spoken of now. */
  close(): void {
    this.#speak();
    if (this.#timer) clearTimeout(this.#timer);
  }

  #speak(): void {
    const [first, ...others] = this.#waiting.splice(0);
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (first === undefined) return;
    this.#leave([first, ...others]);
    this.#timer = setTimeout(() => this.#speak(), PAUSE).unref();
  }
}

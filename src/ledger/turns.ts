/**
 * Long work in pieces: each piece waits for a turn of its own, one piece in each round of the event loop, whoever came first
 * first. Between two of them everybody else is answered.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Until it is one's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#give());
    });
  }

  #give(): void {
    const [first] = this.#waiting;
    first?.();
    setImmediate(() => {
      this.#waiting.shift();
      if (this.#waiting.length > 0) this.#give();
    });
  }
}

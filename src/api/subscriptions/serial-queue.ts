/** Runs tasks one at a time, in order. */
export class SerialQueue {
  #length = 0;
  #last: Promise<void> = Promise.resolve();

  get length(): number {
    return this.#length;
  }

  /** @param work a task that handles its own errors: an error is ignored here, and the next task runs */
  add(work: () => Promise<void>): void {
    this.#length++;
    const over = (): void => {
      this.#length--;
    };
    this.#last = this.#last.then(work).then(over, over);
  }

  async idle(): Promise<void> {
    while (this.#length > 0) await this.#last;
  }
}

/**
 * Reserves a query's or mutation's id among graphql-ws' subscriptions until it is answered or completed. It never yields
 * anything.
 */
export class Reservation implements AsyncIterable<never> {
  async *[Symbol.asyncIterator](): AsyncGenerator<never> {}
}

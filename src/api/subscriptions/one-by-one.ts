/** Does one thing after the other, in the order in which they came. */
export class OneByOne {
  #length = 0;
  #last: Promise<void> = Promise.resolve();

  /** Things that are not done yet. */
  get length(): number {
    return this.#length;
  }

  /** @param work what is thrown by it is for itself to hear: nobody else does, and what follows is done all the same */
  add(work: () => Promise<void>): void {
    this.#length++;
    const over = (): void => {
      this.#length--;
    };
    this.#last = this.#last.then(work).then(over, over);
  }

  /** Until nothing is left to be done. */
  async idle(): Promise<void> {
    while (this.#length > 0) await this.#last;
  }
}

/**
 * Reserves the id of a query or mutation among graphql-ws' subscriptions until it is answered or completed. It never yields
 * anything.
 */
export class Reservation implements AsyncIterable<never> {
  async *[Symbol.asyncIterator](): AsyncGenerator<never> {}
}

/** Runs tasks one at a time, in order. */
export class SerialQueue {
  #length = 0;
  #last: Promise<void> | null = null;

  get length(): number {
    return this.#length;
  }

  /**
   * Runs a task, immediately if the queue is empty.
   * @param work a task that handles its own errors, because the queue ignores errors and runs the next task
   */
  add(work: () => Promise<void>): void {
    const over = (): void => {
      this.#length--;
    };
    this.#last = (this.#length++ === 0 || !this.#last ? work() : this.#last.then(work)).then(over, over);
  }

  async idle(): Promise<void> {
    while (this.#length > 0) await this.#last;
  }
}

/** Reserves an operation's id in graphql-ws until the operation is answered or cancelled. Never yields anything. */
export class Reservation implements AsyncIterable<never> {
  async *[Symbol.asyncIterator](): AsyncGenerator<never> {}
}

import { type MaybePromise, unlessFailed, whenReady } from '../../promises.ts';

/** Runs tasks one at a time, in order. */
export class SerialQueue {
  #length = 0;
  #last: Promise<void> | undefined;

  get length(): number {
    return this.#length;
  }

  /**
   * Runs a task, immediately if the queue is empty.
   * @param work a task that handles its own errors, because the queue ignores errors and runs the next task
   */
  add(work: () => MaybePromise<void>): void {
    const before = this.#length++ === 0 ? undefined : this.#last;
    const task = unlessFailed(
      () => whenReady(before, work),
      () => {},
    );
    const over = (): void => {
      this.#length--;
    };
    if (task instanceof Promise) this.#last = task.then(over);
    else over();
  }

  async idle(): Promise<void> {
    while (this.#length > 0) await this.#last;
  }
}

/** Reserves an operation's id in graphql-ws until the operation is answered or cancelled. Never yields anything. */
export class Reservation implements AsyncIterable<never> {
  async *[Symbol.asyncIterator](): AsyncGenerator<never> {}
}

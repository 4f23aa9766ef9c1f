/**
 * Splits long work into pieces, one per turn of the event loop, first come, first served. Other requests are answered in
 * between.
 */
export class EventLoopTurns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise(setImmediate));
    return this.#last;
  }
}

/** Splits long work into pieces, one per turn of the event loop, so that other requests are answered in between. */
export class EventLoopTurns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn: first come, first served. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise(setImmediate));
    return this.#last;
  }
}

/** One writer of this process at a time for each log. */
export class Writers {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` when no other writer of this process is at the log. */
  exclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id);
    const mine = before ? before.then(work) : work();
    const over = (): void => {
      if (this.#last.get(id) === settled) this.#last.delete(id);
    };
    const settled: Promise<void> = mine.then(over, over);
    this.#last.set(id, settled);
    return mine;
  }
}

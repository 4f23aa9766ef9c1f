/** One writer of this process at a time for each log. */
export class Writers {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` when no other writer of this process is at the log. */
  async exclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id);
    const mine = before ? before.then(work) : work();
    const settled = mine.then(nothing, nothing);
    this.#last.set(id, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(id) === settled) this.#last.delete(id);
    }
  }
}

function nothing(): void {}

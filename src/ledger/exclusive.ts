/** One task per key at a time: who comes meanwhile shares it. */
export function once<K, T>(running: Map<K, Promise<T>>, key: K, task: () => Promise<T>): Promise<T> {
  const before = running.get(key);
  if (before) return before;
  const mine = task().finally(() => running.delete(key));
  running.set(key, mine);
  return mine;
}

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

/**
 * Long work in pieces: each piece waits for a turn of its own, one piece in each round of the event loop, whoever came first
 * first. Between two of them everybody else is answered.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Until it is one's turn. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => new Promise(setImmediate));
    return this.#last;
  }
}

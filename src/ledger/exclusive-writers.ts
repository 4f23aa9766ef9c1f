/** Runs at most one task per key at a time. Concurrent callers share the result. */
export function once<K, T>(running: Map<K, Promise<T>>, key: K, task: () => Promise<T>): Promise<T> {
  const before = running.get(key);
  if (before) return before;
  const mine = task().finally(() => running.delete(key));
  running.set(key, mine);
  return mine;
}

/** Allows one writer per stream at a time in this process. */
export class ExclusiveWriters {
  readonly #last = new Map<string, Promise<unknown>>();

  exclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id);
    const mine = before ? before.then(work) : work();
    const done = (): void => {
      if (this.#last.get(id) === settled) this.#last.delete(id);
    };
    const settled = mine.then(done, done);
    this.#last.set(id, settled);
    return mine;
  }
}

/** Listeners by topic. Adding or removing a listener takes constant time. */
export class Listeners<Args extends unknown[]> {
  readonly #all = new Map<string, Set<(...args: Args) => void>>();

  get size(): number {
    return this.#all.size;
  }

  has(id: string): boolean {
    return this.#all.has(id);
  }

  ids(): Iterable<string> {
    return this.#all.keys();
  }

  /** Returns a function that removes the listener. */
  add(id: string, listener: (...args: Args) => void): () => void {
    const listeners = this.#all.get(id) ?? new Set();
    this.#all.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#all.get(id) === listeners) this.#all.delete(id);
    };
  }

  notify(id: string, ...args: Args): void {
    for (const listener of this.#all.get(id) ?? []) listener(...args);
  }

  clear(): void {
    this.#all.clear();
  }
}

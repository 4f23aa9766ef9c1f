/** Listeners by topic. Adding or removing one costs the same, however many there are. */
export class Listeners<Told extends unknown[]> {
  readonly #all = new Map<string, Set<(...told: Told) => void>>();

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
  add(id: string, listener: (...told: Told) => void): () => void {
    const listeners = this.#all.get(id) ?? new Set();
    this.#all.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#all.get(id) === listeners) this.#all.delete(id);
    };
  }

  tell(id: string, ...told: Told): void {
    for (const listener of this.#all.get(id) ?? []) listener(...told);
  }

  clear(): void {
    this.#all.clear();
  }
}

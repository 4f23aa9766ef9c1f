import type { EntryBus } from './room.ts';

type Listener = (version: number) => void;

/** Hands the news of entries to who waits for them: one subscription to the bus, however many listen. */
export class News {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #unsubscribe: () => void;

  constructor(bus: EntryBus) {
    this.#unsubscribe = bus.subscribe((matchId, version) => {
      for (const listener of this.#listeners.get(matchId) ?? []) listener(version);
    });
  }

  /** Listens for news of one match. Returns what ends it. */
  of(matchId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(matchId) ?? new Set();
    this.#listeners.set(matchId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(matchId) === listeners) this.#listeners.delete(matchId);
    };
  }

  close(): void {
    this.#unsubscribe();
    this.#listeners.clear();
  }
}

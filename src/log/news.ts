import type { Place } from '../telemetry/traces.ts';

type Listener = (version: number, place?: Place) => void;

/** Tells that logs have new entries. A message may be lost or doubled. */
export interface NewsSource {
  subscribe(listener: (id: string, version: number, place?: Place) => void): () => void;
  /** Called when messages may have been lost. */
  onGap(listener: () => void): () => void;
}

/** Hands the news of entries to who waits for them: one subscription to the bus, however many listen. */
export class News {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #beginnings = new Set<(id: string) => void>();
  readonly #ends: (() => void)[];

  constructor(bus: NewsSource) {
    const tell = (id: string, version: number, place?: Place): void => {
      for (const listener of this.#listeners.get(id) ?? []) listener(version, place);
      if (version <= 0) for (const listener of this.#beginnings) listener(id);
    };
    // Whatever was missed: everybody looks again.
    const missed = (): void => {
      for (const id of this.#listeners.keys()) tell(id, Number.MAX_SAFE_INTEGER);
    };
    this.#ends = [bus.subscribe(tell), bus.onGap(missed)];
  }

  /** Listens for news of one log, a match's or a tournament's. Returns what ends it. */
  of(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  }

  /** Listens for matches that somebody sits down at or that begin. Returns what ends it. */
  ofBeginnings(listener: (id: string) => void): () => void {
    this.#beginnings.add(listener);
    return () => this.#beginnings.delete(listener);
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#listeners.clear();
    this.#beginnings.clear();
  }
}

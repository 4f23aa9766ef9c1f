import type { Place } from '../../telemetry/traces.ts';
import type { EntryBus } from './entry-bus.ts';

type Listener = (version: number, place?: Place) => void;

/** Hands the news of entries to who waits for them: one subscription to the bus, however many listen. */
export class News {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #beginnings = new Set<(matchId: string) => void>();
  readonly #ends: (() => void)[];

  constructor(bus: EntryBus) {
    const tell = (matchId: string, version: number, place?: Place): void => {
      for (const listener of this.#listeners.get(matchId) ?? []) listener(version, place);
      if (version <= 0) for (const listener of this.#beginnings) listener(matchId);
    };
    // Whatever was missed: everybody looks again.
    const missed = (): void => {
      for (const matchId of this.#listeners.keys()) tell(matchId, Number.MAX_SAFE_INTEGER);
    };
    this.#ends = [bus.subscribe(tell), bus.onGap(missed)];
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

  /** Listens for matches that somebody sits down at or that begin. Returns what ends it. */
  ofBeginnings(listener: (matchId: string) => void): () => void {
    this.#beginnings.add(listener);
    return () => this.#beginnings.delete(listener);
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#listeners.clear();
    this.#beginnings.clear();
  }
}

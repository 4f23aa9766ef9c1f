import type { Place } from '../telemetry/traces.ts';
import type { Listen, Listening } from './store.ts';

type Listener = (version: number, place?: Place) => void;

/** Hands the news of entries to who waits for them: one subscription to the bus, however many listen. */
export class News {
  readonly #source: Pick<Listen, 'listenFor'>;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #listening = new Map<string, Listening>();
  /** Of each log that somebody listens for, the newest version that was told. */
  readonly #newest = new Map<string, number>();
  readonly #beginnings = new Set<(id: string) => void>();
  readonly #ends: (() => void)[];

  constructor(bus: Omit<Listen, 'publish'>) {
    this.#source = bus;
    const tell = (id: string, version: number, place?: Place): void => {
      this.#tell(id, version, place);
      if (version <= 0) for (const listener of this.#beginnings) listener(id);
    };
    this.#ends = [bus.subscribe(tell), bus.onGap(() => this.missed())];
  }

  /** Anything may have changed: all listeners look again. */
  missed(): void {
    this.#newest.clear();
    for (const listeners of this.#listeners.values())
      for (const listener of listeners) listener(Number.MAX_SAFE_INTEGER);
  }

  /** Listens for news of one log, a match's or a tournament's. Returns what ends it. */
  of(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? this.#first(id);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#forget(id);
    };
  }

  /** Until news of a log that somebody listens for reach this node: whoever reads it then misses nothing. */
  async reached(id: string): Promise<void> {
    await this.#listening.get(id)?.begun;
  }

  /** All logs that somebody listens for. */
  listenedFor(): Iterable<string> {
    return this.#listeners.keys();
  }

  /**
   * Somebody has looked how far a log is: whoever listens is told, if nobody has told of that before, or it has not begun. Whether a message
   * was missed. What was told of later versions counts no longer: perhaps there are none.
   */
  found(id: string, version: number): boolean {
    const known = this.#newest.get(id);
    if (known !== undefined && known > version) {
      this.#newest.delete(id); // or it was told while somebody looked: at the next look nobody has told of anything
      return false;
    }
    if (known !== undefined && version <= known && version >= 0) return false;
    this.#tell(id, version);
    return known !== undefined && version > known;
  }

  /** Listens for matches that somebody sits down at or that begin. Returns what ends it. */
  ofBeginnings(listener: (id: string) => void): () => void {
    this.#beginnings.add(listener);
    return () => this.#beginnings.delete(listener);
  }

  #first(id: string): Set<Listener> {
    const listeners = new Set<Listener>();
    this.#listeners.set(id, listeners);
    this.#listening.set(id, this.#source.listenFor(id));
    return listeners;
  }

  #forget(id: string): void {
    this.#listeners.delete(id);
    this.#newest.delete(id);
    this.#listening.get(id)?.end();
    this.#listening.delete(id);
  }

  #tell(id: string, version: number, place?: Place): void {
    const listeners = this.#listeners.get(id);
    if (!listeners) return;
    this.#newest.set(id, Math.max(version, this.#newest.get(id) ?? -1));
    for (const listener of listeners) listener(version, place);
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const id of [...this.#listeners.keys()]) this.#forget(id);
    this.#beginnings.clear();
  }
}

import { EventEmitter } from 'node:events';
import type { Place } from '../telemetry/traces.ts';
import type { Listen, Listening, Streams } from './store.ts';

type Listener = (version: number, place?: Place) => void;

/** Hands the news of entries to who waits for them: one subscription to the bus, however many listen. */
export class News {
  readonly #source: Pick<Listen, 'listenFor'>;
  /** Listeners by log. */
  readonly #told = new EventEmitter<Record<string, Parameters<Listener>>>().setMaxListeners(0);
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
    for (const id of this.listenedFor()) this.#told.emit(id, Number.MAX_SAFE_INTEGER);
  }

  /** Listens for news of one log, a match's or a tournament's. Returns what ends it. */
  of(id: string, listener: Listener): () => void {
    if (!this.#listening.has(id)) this.#listening.set(id, this.#source.listenFor(id));
    this.#told.on(id, listener);
    return () => {
      this.#told.off(id, listener);
      if (this.#told.listenerCount(id) === 0) this.#forget(id);
    };
  }

  /** Until news of a log that somebody listens for reach this node: whoever reads it then misses nothing. */
  async reached(id: string): Promise<void> {
    await this.#listening.get(id)?.begun;
  }

  /** All logs that somebody listens for. */
  listenedFor(): string[] {
    return [...this.#listening.keys()];
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

  #forget(id: string): void {
    this.#newest.delete(id);
    this.#listening.get(id)?.end();
    this.#listening.delete(id);
  }

  #tell(id: string, version: number, place?: Place): void {
    if (!this.#listening.has(id)) return;
    this.#newest.set(id, Math.max(version, this.#newest.get(id) ?? -1));
    this.#told.emit(id, version, place);
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const id of this.listenedFor()) this.#forget(id);
    this.#told.removeAllListeners();
    this.#beginnings.clear();
  }
}

/** In what time all are looked at, in milliseconds. A new listener waits for the next round: lost news go unnoticed for twice as long at most. */
const ROUND = 2500;
/** In so many steps all are looked at. */
const STEPS = 5;
/** Looked up in one statement. */
const PAGE = 500;

interface Listened {
  /** Everything that a client of this node listens for. */
  all(): Iterable<string>;
  /** Looks at these, and wakes the listeners that have missed something. */
  look(some: readonly string[]): Promise<void>;
}

/**
 * Finds what lost messages have not told, for all listeners of this node together: they wait for news and ask for
 * nothing. Each step takes a part of what is listened for, so that the store is asked evenly. Returns what ends it.
 */
export function lookEvery(listened: Listened, { round = ROUND, steps = STEPS } = {}): () => void {
  const { all, look } = listened;
  let due: string[] = [];
  let portion = 0;
  let busy = false;
  const step = async (): Promise<void> => {
    if (due.length === 0) {
      due = [...all()];
      portion = Math.ceil(due.length / steps);
    }
    const some = due.splice(0, portion);
    for (let page = 0; page < some.length; page += PAGE) await look(some.slice(page, page + PAGE));
  };
  const timer = setInterval(() => {
    if (busy) return; // the store is slow: nothing is gained by asking it more
    busy = true;
    step()
      .catch(() => {}) // what could not be read now is at its next turn
      .finally(() => {
        busy = false;
      });
  }, round / steps).unref();
  return () => clearInterval(timer);
}

interface Reconciled {
  store: Pick<Streams<never, unknown, unknown, never>, 'positions'>;
  cache: { compare(id: string, version: number, movedAt: Date | null): Promise<void> };
  news: News;
  meters?: { missed(): void } | undefined;
}

/** A stream that the store does not know (any more). */
const GONE = { version: -1, at: null };

/** Looks whether news of streams were lost that clients of this node listen for, and whether memory is ahead of the store. Returns what ends it. */
export function reconcile({ store, cache, news, meters }: Reconciled): () => void {
  return lookEvery({
    all: () => news.listenedFor(),
    async look(ids) {
      const found = new Map((await store.positions(ids)).map((one) => [one.id, one]));
      for (const id of ids) {
        const { version, at } = found.get(id) ?? GONE;
        await cache.compare(id, version, at);
        if (news.found(id, version)) meters?.missed();
      }
    },
  });
}

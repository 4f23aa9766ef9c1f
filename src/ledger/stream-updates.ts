import type { TraceContext } from '../telemetry/traces.ts';
import type { Listen, Listening, Streams } from './store.ts';

/** Listeners by topic. Adding or removing one costs the same, however many there are. */
export class Listeners<Told extends unknown[]> {
  readonly #all = new Map<string, Set<(...told: Told) => void>>();

  /** How many ids have listeners. */
  get size(): number {
    return this.#all.size;
  }

  has(id: string): boolean {
    return this.#all.has(id);
  }

  /** The ids that have listeners. */
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

type Listener = (version: number, trace?: TraceContext) => void;

/** Passes entry updates on to this node's listeners, over one bus subscription. */
export class StreamUpdates {
  readonly #source: Pick<Listen, 'listenFor'>;
  /** Listeners by log. */
  readonly #listeners = new Listeners<Parameters<Listener>>();
  readonly #listening = new Map<string, Listening>();
  /** The latest announced version of each log with listeners. */
  readonly #newest = new Map<string, number>();
  readonly #beginnings = new Set<(id: string) => void>();
  readonly #ends: (() => void)[];

  constructor(bus: Omit<Listen, 'publish'>) {
    this.#source = bus;
    const tell = (id: string, version: number, trace?: TraceContext): void => {
      this.#tell(id, version, trace);
      if (version <= 0) for (const listener of this.#beginnings) listener(id);
    };
    this.#ends = [bus.subscribe(tell), bus.onGap(() => this.missed())];
  }

  /** Anything may have changed: all listeners look again. */
  missed(): void {
    this.#newest.clear();
    for (const id of this.listenedFor()) this.#listeners.tell(id, Number.MAX_SAFE_INTEGER);
  }

  /** Listens for updates of one match's or tournament's log. Returns a function that unsubscribes. */
  of(id: string, listener: Listener): () => void {
    if (!this.#listening.has(id)) this.#listening.set(id, this.#source.listenFor(id));
    const remove = this.#listeners.add(id, listener);
    return () => {
      remove();
      if (!this.#listeners.has(id)) this.#forget(id);
    };
  }

  /** Waits until updates of a log with listeners reach this node, so that a later read misses nothing. */
  async reached(id: string): Promise<void> {
    await this.#listening.get(id)?.begun;
  }

  /** All logs with listeners. */
  listenedFor(): string[] {
    return [...this.#listening.keys()];
  }

  /**
   * Takes a version read from the store. Tells listeners if it was not announced, or if the log has not begun. Forgets later
   * announced versions, because they may not exist. Returns whether a message was missed.
   */
  found(id: string, version: number): boolean {
    const known = this.#newest.get(id);
    if (known !== undefined && known > version) {
      this.#newest.delete(id); // it may also have been announced during the read: if so, the next look announces it again
      return false;
    }
    if (known !== undefined && version <= known && version >= 0) return false;
    this.#tell(id, version);
    return known !== undefined && version > known;
  }

  /** Listens for matches that begin or whose seats change. Returns a function that unsubscribes. */
  ofBeginnings(listener: (id: string) => void): () => void {
    this.#beginnings.add(listener);
    return () => this.#beginnings.delete(listener);
  }

  #forget(id: string): void {
    this.#newest.delete(id);
    this.#listening.get(id)?.end();
    this.#listening.delete(id);
  }

  #tell(id: string, version: number, trace?: TraceContext): void {
    if (!this.#listening.has(id)) return;
    this.#newest.set(id, Math.max(version, this.#newest.get(id) ?? -1));
    this.#listeners.tell(id, version, trace);
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const id of this.listenedFor()) this.#forget(id);
    this.#listeners.clear();
    this.#beginnings.clear();
  }
}

/**
 * How long one round over all logs takes, in milliseconds. A new listener waits for the next round, so lost updates are found
 * within two.
 */
const ROUND = 2500;
/** The number of steps in a round. */
const STEPS = 5;
/** How many logs are looked up in one statement. */
const PAGE = 500;

interface Listened {
  /** Everything that clients of this node listen for. */
  all(): Iterable<string>;
  /** Reads these, and wakes listeners that missed something. */
  look(some: readonly string[]): Promise<void>;
}

/**
 * Finds changes whose messages were lost, for all of this node's listeners together, so that listeners need not poll. Each step
 * checks some of them, to spread the load on the store. Returns a function that stops it.
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
    if (busy) return; // the store is slow, so do not add to its load
    busy = true;
    step()
      .catch(() => {}) // the next round reads it
      .finally(() => {
        busy = false;
      });
  }, round / steps).unref();
  return () => clearInterval(timer);
}

interface Reconciled {
  store: Pick<Streams<never, unknown, unknown, never>, 'positions'>;
  cache: { compare(id: string, version: number, movedAt: Date | null): Promise<void> };
  updates: StreamUpdates;
  meters?: { missed(): void } | undefined;
}

/** The position of a stream that the store does not have, or no longer has. */
const GONE = { version: -1, at: null };

/**
 * Finds lost updates of streams that this node's clients listen for, and cached states that are ahead of the store. Returns a
 * function that stops it.
 */
export function reconcile({ store, cache, updates, meters }: Reconciled): () => void {
  return lookEvery({
    all: () => updates.listenedFor(),
    async look(ids) {
      const found = new Map((await store.positions(ids)).map((one) => [one.id, one]));
      for (const id of ids) {
        const { version, at } = found.get(id) ?? GONE;
        await cache.compare(id, version, at);
        if (updates.found(id, version)) meters?.missed();
      }
    },
  });
}

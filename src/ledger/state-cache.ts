import { LRUCache } from 'lru-cache';
import { ExclusiveWriters, once } from './exclusive-writers.ts';
import type { Epochs, Listening, Streams } from './store.ts';

/** A date, or milliseconds since 1970. */
type Moment = Date | number;

export interface Position {
  readonly id: string;
  readonly epoch: number;
  /** The last entry's version; -1 if there is no entry. */
  readonly version: number;
  /** Null if there is no entry. */
  readonly movedAt: Moment | null;
}

/** A stream in the cache. The object is never replaced, but each durable entry replaces the object's state. */
export interface CachedState {
  /** When the stream's position was last read from the store, by this process's clock. */
  checked: number;
}

export interface CacheSettings {
  /** Whether no other process writes to the store. If so, the cache is never behind. */
  alone?: boolean;
  /** The size limit in bytes. The least recently used stream is evicted first, and is folded again on demand. */
  bytes: number;
  /** Default: as many as fit. */
  max?: number | undefined;
  /** How long a finished stream stays in the cache, in milliseconds. Default: as long as any other stream. */
  rest?: number;
  /** A stream's size is measured again after this many entries. */
  weighEvery: number;
  epoch: Epochs;
  gone(): Error;
  /** Subscribes this node to other nodes' updates of a cached stream. Omitted if there are no other nodes. */
  listenFor?(id: string): Listening;
}

/**
 * Caches the folded states of streams in use, and admits one writer per stream at a time in this process. Subclasses
 * define how their kind of stream is read and folded. `H` is the cached object, `S` the state that entries fold into, and
 * `L` a line to append.
 */
export abstract class StateCache<
  H extends CachedState,
  S extends { version: number },
  E extends Entry,
  Row extends Omit<Position, 'id'>,
  L,
> {
  readonly #store: Pick<Streams<never, E, Row, never>, 'read' | 'position'>;
  readonly #settings: CacheSettings;
  readonly #held: LRUCache<string, H>;
  readonly #loading = new Map<string, Promise<H | null>>();
  readonly #refreshing = new Map<H, Promise<boolean>>();
  readonly #next = new Map<H, Promise<unknown>>();
  readonly #listening = new Map<string, Listening>();
  readonly #writers = new ExclusiveWriters();

  constructor(store: Pick<Streams<never, E, Row, never>, 'read' | 'position'>, settings: CacheSettings) {
    this.#store = store;
    this.#settings = settings;
    const dispose = (_held: H, id: string, why: string) => why !== 'set' && this.#leave(id);
    const { max = 0, bytes: maxSize } = settings;
    this.#held = new LRUCache({ max, maxSize, sizeCalculation: (held) => this.weigh(held), dispose });
  }

  protected abstract position(held: H): Position;
  /** Null if the store has no such stream. */
  protected abstract load(id: string): Promise<H | null>;
  /** Folds the entries that the cached stream does not have yet. */
  protected abstract follow(held: H, row: Row, entries: readonly E[]): void;
  protected abstract put(held: H, next: S, line: L): void;
  /** Estimates the size of a cached stream in bytes. */
  protected abstract weigh(held: H): number;
  protected abstract isOver(held: H): boolean;
  /** Applies entries that other nodes have sent. Returns whether there were any. */
  protected takeIn(_held: H): boolean {
    return false;
  }

  /** Null if the stream does not exist. */
  async get(id: string): Promise<H | null> {
    return this.peek(id) ?? once(this.#loading, id, () => this.#loadOnce(id));
  }

  /** Returns a stream with all entries that other nodes have sent, if the stream is in the cache. */
  peek(id: string): H | undefined {
    const held = this.#held.get(id);
    if (held && this.takeIn(held) && this.#held.peek(id) === held) this.keep(held);
    return held;
  }

  /**
   * Returns a stream as it is in the store, or was at most `maxAge` milliseconds ago. Concurrent callers share a read,
   * but no caller joins a read that has already started.
   */
  async fresh(id: string, maxAge = 0): Promise<H | null> {
    const earlier = this.#loading.get(id);
    const held = this.peek(id) ?? (await earlier?.catch(() => null));
    if (!held || this.position(held).version < 0) return once(this.#loading, id, () => this.#loadOnce(id)); // before the first entry, a stream also changes without entries
    if (performance.now() - held.checked < maxAge) return held;
    return (await this.#isStillThere(held)) ? held : null;
  }

  /** Like `fresh`, but does not ask the store if no other process writes to it. */
  async current(id: string, maxAge = 0): Promise<H | null> {
    return this.#settings.alone ? this.get(id) : this.fresh(id, maxAge);
  }

  /** Returns a stream, after asking the store if the cached state is older than this version. */
  async upTo(id: string, version: number): Promise<H | null> {
    const held = await this.get(id);
    return held && this.position(held).version < version ? this.fresh(id) : held;
  }

  /** Returns whether the cache was behind. @throws the errors of `catchUp` */
  async wasWrong(held: H): Promise<boolean> {
    if (this.#settings.alone) return false;
    const before = this.position(held);
    await this.catchUp(held);
    return isLater(this.position(held), before);
  }

  /** Reads a stream again if the cache is ahead of a position just read, or has a different entry there. */
  async compare(id: string, version: number, movedAt: Date | null): Promise<void> {
    const held = this.#held.peek(id);
    const known = held && this.position(held);
    if (!known || known.version < version || isSameMoment(known.movedAt, movedAt)) return;
    await this.fresh(id);
  }

  /** Concurrent callers share the next read. @throws `gone` if the store no longer has the stream */
  async catchUp(held: H): Promise<void> {
    if (!(await this.#isStillThere(held))) throw this.#settings.gone();
  }

  exclusive<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.#writers.exclusive(id, work);
  }

  /** Applies a durable line. */
  advance(held: H, next: S, line: L): void {
    if (next.version !== this.position(held).version + 1) return; // a refresh has already applied this entry
    this.put(held, next, line);
    this.keep(held);
  }

  keep(held: H): void {
    const { id, version } = this.position(held);
    const known = this.#held.peek(id) === held;
    if (known && version % this.#settings.weighEvery === 0) this.#held.delete(id);
    else if (known && !this.isOver(held)) return;
    this.#hold(held);
  }

  clear(): void {
    this.#held.clear();
  }

  /** Removes a stream from the cache, because its cached state may differ from the store. */
  drop(id: string): void {
    this.#held.delete(id);
  }

  protected all(): H[] {
    return [...this.#held.values()];
  }

  /** Returns a stream from the cache, without applying entries that other nodes have sent since. */
  protected held(id: string): H | undefined {
    return this.#held.peek(id);
  }

  get size(): number {
    return this.#held.size;
  }

  get bytes(): number {
    return this.#held.calculatedSize;
  }

  async #loadOnce(id: string): Promise<H | null> {
    const held = await this.load(id);
    if (!held || this.position(held).version < 0) return held;
    const quicker = this.#held.get(id); // a writer may have advanced the stream in the meantime
    if (quicker && !isLater(this.position(held), this.position(quicker))) return quicker;
    held.checked = performance.now();
    this.#hold(held);
    return held;
  }

  // A state that was read before a loss must not stay in the cache.
  #hold(held: H): void {
    const { id, epoch } = this.position(held);
    if (epoch < this.#settings.epoch.known) return;
    const isOver = this.isOver(held);
    this.#held.set(id, held, { ttl: isOver ? (this.#settings.rest ?? 0) : 0 });
    if (this.#held.peek(id) !== held) return; // the stream is too large for the cache
    if (isOver) this.#leave(id);
    else if (this.#settings.listenFor && !this.#listening.has(id))
      this.#listening.set(id, this.#settings.listenFor(id));
  }

  // This node listens only for cached streams that are not over.
  #leave(id: string): void {
    this.#listening.get(id)?.end();
    this.#listening.delete(id);
  }

  async #isStillThere(held: H): Promise<boolean> {
    const running = this.#refreshing.get(held);
    if (running) await once(this.#next, held, () => running.catch(() => {}));
    return once(this.#refreshing, held, () => this.#refresh(held));
  }

  // The cache holds only durable entries. If the row is behind or different, the store has lost entries.
  async #refresh(held: H): Promise<boolean> {
    const { id, epoch, version, movedAt } = this.position(held);
    const row = await this.#store.position(id);
    const checked = performance.now();
    const entries = row && row.version > version ? await this.#store.read(id, version - 1, row.version) : [];
    held.checked = checked;
    const last = entries[0]?.version === version ? entries[0].at : row?.version === version ? row.movedAt : null;
    const goesOn = row !== null && row.version >= version && isSameMoment(last, movedAt);
    if (!row || row.epoch > epoch || !goesOn) return this.#readAgain(held, row?.epoch ?? epoch);
    if (row.version > version) {
      this.follow(held, row, entries);
      if (this.#held.peek(id) === held) this.keep(held);
    }
    return true;
  }

  // Reads the stream into the same object, so that a command in progress is decided again on the store's state.
  async #readAgain(held: H, epoch: number): Promise<boolean> {
    const known = this.position(held);
    if (epoch <= known.epoch) await this.#settings.epoch.raise(known.epoch);
    else this.#settings.epoch.see(epoch);
    this.drop(known.id);
    const again = await this.#loadOnce(known.id);
    if (!again) return false;
    Object.assign(held, again);
    if (this.position(held).version >= 0) this.#hold(held);
    return true;
  }
}

interface Entry {
  version: number;
  at: Moment;
}

/** Whether the first of two positions in a stream is the later one. Epochs are compared first, then versions. */
export function isLater(one: Pick<Position, 'epoch' | 'version'>, other: Pick<Position, 'epoch' | 'version'>): boolean {
  return one.epoch === other.epoch ? one.version > other.version : one.epoch > other.epoch;
}

export function isSameMoment(one: Moment | null, other: Moment | null): boolean {
  return one?.valueOf() === other?.valueOf();
}

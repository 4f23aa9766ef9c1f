import type { MaybePromise } from '../../promises.ts';
import type { TraceContext, Traces } from '../../telemetry/traces.ts';
import type { EventLoopTurns } from '../event-loop-turns.ts';
import type { StreamUpdates } from './stream-updates.ts';
import { wakeSignal } from './wake-signal.ts';

const PAGE = 200;
/** The limits of one update. A long gap takes several updates, so that other followers are served in between. */
const SLICE = { entries: 25, facts: 250 };
/** Live play produces at most this many entries at a time. More entries mean that the follower has a gap to fill. */
const LIVE = 3;

/** The object is never modified, only replaced. */
export interface Versioned {
  /** The database's epoch. A higher epoch means that the database has lost entries, perhaps some of this stream. */
  readonly epoch: number;
  readonly version: number;
}

export interface StreamUpdate<S, E> {
  /** The version of the last delivered entry. */
  version: number;
  /** Empty if something outside the stream has changed, such as a seat. */
  entries: readonly E[];
  state: S;
  /** Undefined if there is no trace or tracing is off. */
  trace: TraceContext | undefined;
}

export interface FollowedStream<S extends Versioned, E, U> {
  updates: StreamUpdates;
  turns: EventLoopTurns;
  traces: Traces;
  /** @throws Refused if there is no such stream, or if the watcher may not see it */
  now(id: string): Promise<S>;
  /**
   * Returns the current state, which may have a higher epoch and a lower version than `seen`. `heard` is the newest
   * version in the updates, or -1 if there were no updates.
   */
  look(seen: S, heard: number): Promise<S>;
  /** Whether a state contains anything that the watcher did not get with the state `shown`. */
  isNewer(state: S, shown: S): boolean;
  /** Returns how long to wait for updates before reading again, in milliseconds. */
  pollInterval(state: S): number;
  /** Returns the entries with after < version <= upTo, in order. */
  between(id: string, after: number, upTo: number): Promise<readonly E[]>;
  /**
   * Like `look`, but synchronous, and with all entries since `seen`. Returns null if it would have to wait, if there is
   * nothing newer, or if the watcher may no longer see the stream.
   */
  atHand?(seen: S, heard: number): { state: S; entries: readonly E[] } | null;
  isLast(state: S, entry: E): boolean;
  /** Returns the error that ends the subscription when the stream has lost delivered entries. */
  lost(state: S): Error;
  /** Returns how many facts an entry adds towards the limit on facts in one update. */
  weightOf(entry: E): number;
  maySee(state: S): boolean;
  isOver(state: S): boolean;
  tell(followed: StreamUpdate<S, E>): U;
}

export interface From {
  id: string;
  /** The last version that the follower already has. Default: the current version. */
  after?: number | null;
}

/** If the handler returns a promise, the next update waits for it. An error ends the subscription. */
export type UpdateHandler<U> = (update: U) => MaybePromise<void>;

/**
 * Delivers the entries after a version, then every new entry, in order, without gaps or duplicates. The first update is
 * delivered immediately, even if there is nothing new. The follower ends with the stream, or when the watcher may no
 * longer see the stream. The follower fails if the database has lost delivered entries. Nearly all updates of a running
 * match take the fast path: an up-to-date follower gets the next entry the moment the update arrives, if everything is
 * cached. All other entries are read asynchronously.
 */
export class StreamFollower<S extends Versioned, E, U> {
  /** Settles when the follower ends. Rejects with any error that `now` or the handler throws. */
  readonly over: Promise<void>;
  readonly #source: FollowedStream<S, E, U>;
  readonly #id: string;
  readonly #handler: UpdateHandler<U>;
  readonly #signal = wakeSignal();
  /** The newest version that an update has announced. */
  #heard = -1;
  /** The trace of the updates that have arrived. */
  #trace: TraceContext | undefined;
  #ended = false;
  /** The first version not yet delivered. */
  #next = 0;
  /** Null if no state was delivered completely. */
  #shown: S | null = null;
  /** The last state read; null if it is the same as `#shown`. */
  #seen: S | null = null;
  /** Whether the follower has delivered everything and is waiting for updates. */
  #rests = false;
  /** Undefined if the fast path has no pending delivery. */
  #delivering: MaybePromise<void> = undefined;

  constructor(source: FollowedStream<S, E, U>, { id, after }: From, handler: UpdateHandler<U>) {
    this.#source = source;
    this.#id = id;
    this.#handler = handler;
    this.over = this.#follow(after);
  }

  stop(): void {
    this.#ended = true;
    this.#signal.ring();
  }

  async #follow(after: number | null | undefined): Promise<void> {
    const source = this.#source;
    // Subscribe first, then read: no update is missed, and an update is dropped if its entries have already been read.
    const unsubscribe = source.updates.of(this.#id, (version, trace) => this.#onUpdate(version, trace));
    try {
      await source.updates.reached(this.#id);
      let latest: Latest<S> = { state: await source.now(this.#id), trace: undefined };
      this.#next = Math.max(0, (after ?? latest.state.version) + 1);
      while (!this.#ended) {
        const { state } = latest;
        if (state !== this.#shown && !(await this.#deliver(latest))) return;
        const shown = source.isOver(state) ? state : await this.#rest(state);
        if (this.#ended || source.isOver(shown)) return;
        latest = await this.#latest(shown);
        if (latest.state.epoch !== shown.epoch) await this.#mustGoOn(shown, latest.state);
      }
    } finally {
      unsubscribe();
    }
  }

  /** Returns false if the watcher may no longer see the stream, or has stopped. */
  async #deliver({ state, trace }: Latest<S>): Promise<boolean> {
    const source = this.#source;
    do {
      const entries = await source.between(this.#id, this.#next - 1, Math.min(state.version, this.#next - 1 + PAGE));
      if (entries.length === 0 && this.#next <= state.version) throw source.lost(state); // a failover has lost the entries in the meantime
      for (const slice of slices(entries, source.weightOf)) {
        if (slice.length > LIVE || slice.length < entries.length) await source.turns.next();
        if (this.#ended || !source.maySee(state)) return false; // players who have left a private match may not watch it
        this.#next += slice.length;
        await this.#handler(source.tell({ entries: slice, state, version: this.#next - 1, trace }));
      }
    } while (this.#next <= state.version);
    this.#shown = state;
    return true;
  }

  /** @returns the last delivered state */
  async #rest(state: S): Promise<S> {
    this.#rests = true;
    await this.#signal.wait(this.#source.pollInterval(this.#seen ?? state));
    this.#rests = false;
    await this.#delivering;
    return this.#shown ?? state;
  }

  async #latest(shown: S): Promise<Latest<S>> {
    const [heard, trace] = [this.#heard, this.#trace];
    this.#heard = -1;
    this.#trace = undefined;
    const look = () => this.#source.look(this.#seen ?? shown, heard);
    const seen = await (trace === undefined ? look() : this.#source.traces.span('follow', { under: trace }, look));
    this.#seen = seen;
    return { state: this.#source.isNewer(seen, shown) ? seen : shown, trace };
  }

  // Checking the last delivered entry is enough, because each entry builds on all earlier ones.
  async #mustGoOn(shown: S, state: S): Promise<void> {
    const delivered = this.#next - 1;
    if (delivered < 0) return;
    const source = this.#source;
    const [last] = delivered > state.version ? [] : await source.between(this.#id, delivered - 1, delivered);
    if (last === undefined || !source.isLast(shown, last)) throw source.lost(state);
  }

  #onUpdate(version: number, trace: TraceContext | undefined): void {
    this.#heard = Math.max(this.#heard, version);
    this.#trace = trace ?? this.#trace;
    if (this.#rests && !this.#ended && !this.#source.traces.on && this.#deliverAtOnce()) this.#signal.again();
    else this.#signal.ring();
  }

  /** Returns false if the fast path cannot deliver everything. */
  #deliverAtOnce(): boolean {
    const source = this.#source;
    this.#rests = false; // updates that arrive in the meantime wait
    try {
      const there = this.#shown && this.#next === this.#shown.version + 1 && source.atHand?.(this.#shown, this.#heard);
      this.#rests = !there;
      if (!there || !isLive(there.entries, source) || !source.maySee(there.state)) return false;
      const { state, entries } = there;
      this.#heard = -1;
      this.#next = state.version + 1;
      this.#shown = state;
      this.#seen = null;
      this.#delivering = this.#handler(source.tell({ entries, state, version: state.version, trace: undefined }));
      this.#rests = !this.#delivering && !source.isOver(state);
    } catch (error) {
      this.#delivering = Promise.reject(error);
      this.#delivering.catch(() => {}); // `#rest` awaits the promise and rethrows the error
    }
    return this.#rests;
  }
}

interface Latest<S> {
  state: S;
  trace: TraceContext | undefined;
}

function isLive<E>(entries: readonly E[], { weightOf }: Pick<FollowedStream<never, E, never>, 'weightOf'>): boolean {
  return entries.length <= 1 || (entries.length <= LIVE && slices(entries, weightOf).length === 1);
}

/** Without entries, there is one empty update. */
function slices<E>(entries: readonly E[], weightOf: (entry: E) => number): E[][] {
  const all: E[][] = [];
  let facts = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const last = all.at(-1);
    facts += weightOf(entry);
    if (last && last.length < SLICE.entries && facts <= SLICE.facts) last.push(entry);
    else {
      all.push([entry]);
      facts = weightOf(entry);
    }
  }
  return all.length > 0 ? all : [[]];
}

import type { TraceContext, Traces } from '../../telemetry/traces.ts';
import type { EventLoopTurns } from '../event-loop-turns.ts';
import type { StreamUpdates } from './stream-updates.ts';
import { wakeSignal } from './wake-signal.ts';

/** The most entries in one read. */
const PAGE = 200;
/** The most entries and facts in one update: a long gap takes several, so that others are served in between. */
const SLICE = { entries: 25, facts: 250 };
/** Live play brings at most this many entries at a time; more mean that there is a gap to fill. */
const LIVE = 3;

/** The state of a match or tournament at one version. Immutable: it is only replaced. */
export interface Versioned {
  /** The database's epoch. A higher one began because the database lost entries, perhaps some of this stream. */
  readonly epoch: number;
  readonly version: number;
}

/** New entries of a stream, in order, and the state after them. */
export interface StreamUpdate<S, E> {
  /** The version of the last delivered entry. */
  version: number;
  /** Empty if something outside the stream has changed, such as a seat. */
  entries: readonly E[];
  state: S;
  /** The trace that the update belongs to; undefined if there is none, or tracing is off. */
  trace: TraceContext | undefined;
}

/** A kind of stream to follow, and how to read it. */
export interface FollowedStream<S extends Versioned, E, U> {
  updates: StreamUpdates;
  turns: EventLoopTurns;
  traces: Traces;
  /** The state to start from. @throws Refused if there is none, or if this watcher may not see it */
  now(id: string): Promise<S>;
  /**
   * The current state, which may have a higher epoch and a lower version than `seen`. `heard`: the newest version in the updates;
   * -1 if there were none.
   */
  look(seen: S, heard: number): Promise<S>;
  /** Whether a state has anything that the watcher did not get with the state `shown`. */
  isNewer(state: S, shown: S): boolean;
  /** How long to wait for updates before looking again, in milliseconds. */
  pollInterval(state: S): number;
  /** Entries with after < version <= upTo, in order. */
  between(id: string, after: number, upTo: number): Promise<readonly E[]>;
  /**
   * Like `look`, with all entries in between, but without waiting. Null if it would have to wait, if there is nothing newer, or
   * if the watcher may no longer see it.
   */
  atHand?(seen: S, heard: number): { state: S; entries: readonly E[] } | null;
  isLast(state: S, entry: E): boolean;
  /** The error that ends the subscription when the stream no longer has entries that were delivered. */
  lost(state: S): Error;
  /** How many facts an entry counts as, for the limit on facts in one update. */
  weightOf(entry: E): number;
  maySee(state: S): boolean;
  isOver(state: S): boolean;
  tell(followed: StreamUpdate<S, E>): U;
}

export interface From {
  id: string;
  /** Default: the current version. */
  after?: number | null;
}

/** Receives an update; null: it is done. The next update waits for a returned promise. An error ends the subscription. */
export type UpdateHandler<U> = (update: U) => Promise<void> | null;

/**
 * Delivers the entries after a version, then every new one, in order, without gaps or duplicates. The first update comes
 * immediately, even if there is nothing new. Ends with the stream, or when the watcher may no longer see it; fails if the
 * database has lost delivered entries. An up-to-date follower gets the next entry the moment its update arrives, if everything is
 * cached: nearly all updates of a running match take this fast path. All others are read asynchronously.
 */
export class StreamFollower<S extends Versioned, E, U> {
  /** Settles at the end; rejects with whatever `now` or the handler throws. */
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
  /** The state up to which everything has been delivered; null if nothing has. */
  #shown: S | null = null;
  /** The last state read; null if it is the same as `#shown`. */
  #seen: S | null = null;
  /** Whether everything known has been delivered, so that it waits for updates. */
  #rests = false;
  /** The fast delivery still pending. */
  #delivering: Promise<void> | null = null;

  constructor(source: FollowedStream<S, E, U>, { id, after }: From, handler: UpdateHandler<U>) {
    this.#source = source;
    this.#id = id;
    this.#handler = handler;
    this.over = this.#follow(after);
  }

  /** Stops reading and delivering. */
  stop(): void {
    this.#ended = true;
    this.#signal.ring();
  }

  async #follow(after: number | null | undefined): Promise<void> {
    const source = this.#source;
    // Subscribe first, then read: no update is missed, and one whose entries have been read is dropped.
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

  /** Delivers the entries up to a state. Returns false if the watcher may no longer see the stream, or has stopped. */
  async #deliver({ state, trace }: Latest<S>): Promise<boolean> {
    const source = this.#source;
    do {
      const entries = await source.between(this.#id, this.#next - 1, Math.min(state.version, this.#next - 1 + PAGE));
      if (entries.length === 0 && this.#next <= state.version) throw source.lost(state); // a failover lost them in the meantime
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

  /**
   * Waits until there are updates that the fast path cannot deliver, or it is time to look.
   * @returns the state delivered by then
   */
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

  // Checking one entry is enough: each builds on all before it.
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

  /** The fast path. Returns false if it cannot deliver everything. */
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
      this.#rests = this.#delivering === null && !source.isOver(state);
    } catch (error) {
      this.#delivering = Promise.reject(error);
      this.#delivering.catch(() => {}); // `#rest` awaits it and rethrows
    }
    return this.#rests;
  }
}

interface Latest<S> {
  state: S;
  trace: TraceContext | undefined;
}

/** Whether the entries fit in a single update. */
function isLive<E>(entries: readonly E[], { weightOf }: Pick<FollowedStream<never, E, never>, 'weightOf'>): boolean {
  return entries.length <= 1 || (entries.length <= LIVE && slices(entries, weightOf).length === 1);
}

/** Splits entries into updates: one empty update if there are none. */
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

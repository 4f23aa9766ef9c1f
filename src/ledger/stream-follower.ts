import type { TraceContext, Traces } from '../telemetry/traces.ts';
import type { EventLoopTurns } from './exclusive-writers.ts';
import type { StreamUpdates } from './stream-updates.ts';
import { wakeSignal } from './wake-signal.ts';

/** How many entries are read together. */
const PAGE = 200;
/** The most entries and facts in one update: a long absence is delivered in several, and others are served in between. */
const SLICE = { entries: 25, facts: 250 };
/** Up to this many entries come from live play; more mean an absence. */
const LIVE = 3;

/** The state of a log at one version: a match or a tournament. Replaced when it changes. */
export interface Versioned {
  /** The database's epoch. A higher one began because the database lost entries, perhaps some of this log. */
  readonly epoch: number;
  readonly version: number;
}

/** New entries of a log, in order, and the state after them. */
export interface StreamUpdate<S, E> {
  /** The version of the last entry that has been delivered. */
  version: number;
  /** Empty if something outside the log has changed. */
  entries: readonly E[];
  state: S;
  /** The trace that it is part of; undefined: none, or tracing is off. */
  trace: TraceContext | undefined;
}

/** A kind of log to follow, and how to read it. */
export interface FollowedStream<S extends Versioned, E, U> {
  updates: StreamUpdates;
  turns: EventLoopTurns;
  traces: Traces;
  /** The state to start from. @throws Refused if there is none, or this watcher may not see it */
  now(id: string): Promise<S>;
  /** The state now, given the last one seen: perhaps of a higher epoch with a lower version. `heard`: the newest version in the updates; -1: none. */
  look(seen: S, heard: number): Promise<S>;
  /** Whether a state has anything that the watcher has not got with the state `shown`. */
  isNewer(state: S, shown: S): boolean;
  /** How long to wait for updates before looking again, in milliseconds. */
  pollInterval(state: S): number;
  /** Entries with after < version <= upTo, in order. */
  between(id: string, after: number, upTo: number): Promise<readonly E[]>;
  /**
   * The same as `look`, with all entries in between, if no waiting is needed. Null: waiting is needed, or there is nothing newer,
   * or the watcher may no longer see it. Left out: always null.
   */
  atHand?(seen: S, heard: number): { state: S; entries: readonly E[] } | null;
  /** Whether an entry is the last one in this state. */
  isLast(state: S, entry: E): boolean;
  /** The error that ends the following when the log no longer has entries that were delivered. */
  lost(state: S): Error;
  /** An entry's share of an update's limit. */
  weightOf(entry: E): number;
  maySee(state: S): boolean;
  isOver(state: S): boolean;
  /** Builds the watcher's update. */
  tell(followed: StreamUpdate<S, E>): U;
}

/** Which log to follow, and after which version; left out: after the present one. */
export interface From {
  id: string;
  after?: number | null;
}

/** Receives an update; null: it is done. With a promise, the next update waits until it settles. An error ends the following. */
export type UpdateHandler<U> = (update: U) => Promise<void> | null;

/**
 * Delivers the entries after a version, then every new one: no gap, nothing twice, in order. The first update comes immediately,
 * even if there is nothing new. Ends with the log, or when the watcher may not see it any more; fails when the database has lost
 * delivered entries.
 * An up-to-date follower gets the next entry the moment its updates arrive, if everything is in memory: nearly all updates of a
 * running match take this fast path. All others are read asynchronously.
 */
export class StreamFollower<S extends Versioned, E, U> {
  /** Settles at the end; rejects with what `now` or `hears` throws. */
  readonly over: Promise<void>;
  readonly #source: FollowedStream<S, E, U>;
  readonly #id: string;
  readonly #hears: UpdateHandler<U>;
  readonly #signal = wakeSignal();
  /** The newest version in the updates. */
  #heard = -1;
  /** The trace of those updates. */
  #told: TraceContext | undefined;
  #ended = false;
  /** The first version that has not been delivered. */
  #next = 0;
  /** The state up to which everything has been delivered; null: nothing has. */
  #shown: S | null = null;
  /** The last state that was read; null: the same as `#shown`. */
  #seen: S | null = null;
  /** Everything known has been delivered; waiting for updates. */
  #rests = false;
  /** The fast delivery that is still pending. */
  #telling: Promise<void> | null = null;

  constructor(source: FollowedStream<S, E, U>, { id, after }: From, hears: UpdateHandler<U>) {
    this.#source = source;
    this.#id = id;
    this.#hears = hears;
    this.over = this.#follow(after);
  }

  /** Reads and delivers nothing more. */
  stop(): void {
    this.#ended = true;
    this.#signal.ring();
  }

  async #follow(after: number | null | undefined): Promise<void> {
    const source = this.#source;
    // Subscribe first, then read: updates in between are heard, and dropped if the entries have been read.
    const unsubscribe = source.updates.of(this.#id, (version, trace) => this.#hear(version, trace));
    try {
      await source.updates.reached(this.#id);
      let latest: Latest<S> = { state: await source.now(this.#id), trace: undefined };
      this.#next = Math.max(0, (after ?? latest.state.version) + 1);
      while (!this.#ended) {
        const { state } = latest;
        if (state !== this.#shown && !(await this.#tell(latest))) return;
        const shown = source.isOver(state) ? state : await this.#rest(state);
        if (this.#ended || source.isOver(shown)) return;
        latest = await this.#latest(shown);
        if (latest.state.epoch !== shown.epoch) await this.#mustGoOn(shown, latest.state);
      }
    } finally {
      unsubscribe();
    }
  }

  /** False: the watcher may not see it any more, or has stopped. */
  async #tell({ state, trace }: Latest<S>): Promise<boolean> {
    const source = this.#source;
    do {
      const entries = await source.between(this.#id, this.#next - 1, Math.min(state.version, this.#next - 1 + PAGE));
      if (entries.length === 0 && this.#next <= state.version) throw source.lost(state); // a failover lost them meanwhile
      for (const slice of slices(entries, source.weightOf)) {
        if (slice.length > LIVE || slice.length < entries.length) await source.turns.next();
        if (this.#ended || !source.maySee(state)) return false; // a player who has left a private match may not watch it
        this.#next += slice.length;
        await this.#hears(source.tell({ entries: slice, state, version: this.#next - 1, trace }));
      }
    } while (this.#next <= state.version);
    this.#shown = state;
    return true;
  }

  /** Waits until there are updates that the fast path cannot deliver, or it is time to look. @returns the state delivered by then */
  async #rest(state: S): Promise<S> {
    this.#rests = true;
    await this.#signal.wait(this.#source.pollInterval(this.#seen ?? state));
    this.#rests = false;
    await this.#telling;
    return this.#shown ?? state;
  }

  async #latest(shown: S): Promise<Latest<S>> {
    const [heard, trace] = [this.#heard, this.#told];
    this.#heard = -1;
    this.#told = undefined;
    const look = () => this.#source.look(this.#seen ?? shown, heard);
    const seen = await (trace === undefined ? look() : this.#source.traces.span('follow', { under: trace }, look));
    this.#seen = seen;
    return { state: this.#source.isNewer(seen, shown) ? seen : shown, trace };
  }

  // Checking one entry is enough, because each builds on all before it.
  async #mustGoOn(shown: S, state: S): Promise<void> {
    const told = this.#next - 1;
    if (told < 0) return;
    const source = this.#source;
    const [last] = told > state.version ? [] : await source.between(this.#id, told - 1, told);
    if (last === undefined || !source.isLast(shown, last)) throw source.lost(state);
  }

  #hear(version: number, trace: TraceContext | undefined): void {
    this.#heard = Math.max(this.#heard, version);
    this.#told = trace ?? this.#told;
    if (this.#rests && !this.#ended && !this.#source.traces.on && this.#tellAtOnce()) this.#signal.again();
    else this.#signal.ring();
  }

  /** The fast path. False: it cannot deliver everything. */
  #tellAtOnce(): boolean {
    const source = this.#source;
    this.#rests = false; // updates that arrive meanwhile wait
    try {
      const there = this.#shown && this.#next === this.#shown.version + 1 && source.atHand?.(this.#shown, this.#heard);
      this.#rests = !there;
      if (!there || !isLive(there.entries, source) || !source.maySee(there.state)) return false;
      const { state, entries } = there;
      this.#heard = -1;
      this.#next = state.version + 1;
      this.#shown = state;
      this.#seen = null;
      this.#telling = this.#hears(source.tell({ entries, state, version: state.version, trace: undefined }));
      this.#rests = this.#telling === null && !source.isOver(state);
    } catch (error) {
      this.#telling = Promise.reject(error);
      this.#telling.catch(() => {}); // `#rest` awaits it and rethrows
    }
    return this.#rests;
  }
}

interface Latest<S> {
  state: S;
  /** The trace of the updates. */
  trace: TraceContext | undefined;
}

/** Whether entries are few enough for a single update. */
function isLive<E>(entries: readonly E[], { weightOf }: Pick<FollowedStream<never, E, never>, 'weightOf'>): boolean {
  return entries.length <= 1 || (entries.length <= LIVE && slices(entries, weightOf).length === 1);
}

/** Splits entries into updates; a single empty one if there are none. */
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

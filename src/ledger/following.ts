import type { Place, Traces } from '../telemetry/traces.ts';
import type { Turns } from './exclusive.ts';
import type { News } from './news.ts';
import { wakeSignal } from './wake-signal.ts';

/** Entries that are read at once. */
const PAGE = 200;
/** Entries in one update at most, and facts: a long absence comes in several, and others are served in between. */
const SLICE = { entries: 25, facts: 250 };
/** As many entries come from play; more are an absence. */
const LIVE = 3;

/** What a log makes at one of its versions: a match, a tournament. Replaced when it changes. */
export interface Versioned {
  /** The database's epoch. A higher one began because the database lost entries, perhaps some of this log. */
  readonly epoch: number;
  readonly version: number;
}

/** What is new in a log: entries in order, and what they have made. */
export interface Followed<S, E> {
  /** Of the last entry that has been told. */
  version: number;
  /** Empty when something beside the log has changed. */
  entries: readonly E[];
  state: S;
  /** Which trace it is part of; undefined: none, or nobody traces. */
  place: Place | undefined;
}

/** What is followed, and how it is read. */
export interface Source<S extends Versioned, E, U> {
  news: News;
  turns: Turns;
  traces: Traces;
  /** To begin with. @throws Refused when there is none, or not for this watcher */
  now(id: string): Promise<S>;
  /** How it stands now, after it was looked at as `seen`: perhaps of a higher epoch with a lower version. `heard` is the newest version in the news, -1: none. */
  look(seen: S, heard: number): Promise<S>;
  /** Whether a state has anything that the watcher was not told with another one. */
  isNewer(state: S, shown: S): boolean;
  /** How long to wait for news at most before it is looked at again, in milliseconds. */
  patience(state: S): number;
  /** Entries with after < version <= upTo, in order. */
  between(id: string, after: number, upTo: number): Promise<readonly E[]>;
  /**
   * The same as `look`, with all entries in between, where nothing has to be waited for; null: it has to be, or there is nothing
   * newer, or it is no longer to be seen. Left out: always null.
   */
  atHand?(seen: S, heard: number): { state: S; entries: readonly E[] } | null;
  /** Whether an entry is the last one that has made this state. */
  isLast(state: S, entry: E): boolean;
  /** The error that ends the following when the log no longer has entries that it told. */
  lost(state: S): Error;
  /** How much of an update an entry makes up. */
  weightOf(entry: E): number;
  maySee(state: S): boolean;
  isOver(state: S): boolean;
  /** As the watcher is told. */
  tell(followed: Followed<S, E>): U;
}

/** Whose log, and after which version of it; none named: after the one that is. */
export interface From {
  id: string;
  after?: number | null;
}

/** Is told what is new: null when that is done. Nothing more is told before a promise is settled; what is thrown ends the following. */
export type Hears<U> = (update: U) => Promise<void> | null;

/**
 * The entries after a version, then every new one: no gap, nothing twice, in order. The first update comes at once, also when
 * there is nothing new yet. Ends with the log, and when the watcher may not see it any more; fails when the database has lost what was told.
 *
 * Who has been told everything is told of the next entry in the very moment in which its news come, where all of it is in
 * memory: nearly every update of a match that is played goes that way. Whatever else there is to tell takes its time.
 */
export class Following<S extends Versioned, E, U> {
  /** Settles at the end; rejects with what `now` throws, and with what `hears` does. */
  readonly over: Promise<void>;
  readonly #source: Source<S, E, U>;
  readonly #id: string;
  readonly #hears: Hears<U>;
  readonly #news = wakeSignal();
  /** The newest version that the bus has told of. */
  #heard = -1;
  /** Which trace that was told in. */
  #told: Place | undefined;
  #ended = false;
  /** The first version that has not been told. */
  #next = 0;
  /** As of when everything has been told; null: nothing has. */
  #shown: S | null = null;
  /** As it was last looked at; null: as it is shown. */
  #seen: S | null = null;
  /** All that is known has been told, and news are waited for. */
  #rests = false;
  /** What was told at once, and is not settled. */
  #telling: Promise<void> | null = null;

  constructor(source: Source<S, E, U>, { id, after }: From, hears: Hears<U>) {
    this.#source = source;
    this.#id = id;
    this.#hears = hears;
    this.over = this.#follow(after);
  }

  /** Nothing more is looked up, and nothing told. */
  stop(): void {
    this.#ended = true;
    this.#news.ring();
  }

  async #follow(after: number | null | undefined): Promise<void> {
    const source = this.#source;
    // First subscribed, then read: what comes in between is heard, and dropped if it has been read.
    const unsubscribe = source.news.of(this.#id, (version, place) => this.#hear(version, place));
    try {
      await source.news.reached(this.#id);
      let latest: Latest<S> = { state: await source.now(this.#id), place: undefined };
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

  /** False: it is not to be seen any more, or nobody wants to. */
  async #tell({ state, place }: Latest<S>): Promise<boolean> {
    const source = this.#source;
    do {
      const entries = await source.between(this.#id, this.#next - 1, Math.min(state.version, this.#next - 1 + PAGE));
      if (entries.length === 0 && this.#next <= state.version) throw source.lost(state); // a failover took them meanwhile
      for (const slice of slices(entries, source.weightOf)) {
        if (slice.length > LIVE || slice.length < entries.length) await source.turns.next();
        if (this.#ended || !source.maySee(state)) return false; // who has left a private match is no guest of it
        this.#next += slice.length;
        await this.#hears(source.tell({ entries: slice, state, version: this.#next - 1, place }));
      }
    } while (this.#next <= state.version);
    this.#shown = state;
    return true;
  }

  /** Until there are news that take their time, or it is time to look. @returns as of when everything has been told by then */
  async #rest(state: S): Promise<S> {
    this.#rests = true;
    await this.#news.wait(this.#source.patience(this.#seen ?? state));
    this.#rests = false;
    await this.#telling;
    return this.#shown ?? state;
  }

  async #latest(shown: S): Promise<Latest<S>> {
    const [heard, place] = [this.#heard, this.#told];
    this.#heard = -1;
    this.#told = undefined;
    const look = () => this.#source.look(this.#seen ?? shown, heard);
    const seen = await (place === undefined ? look() : this.#source.traces.span('follow', { under: place }, look));
    this.#seen = seen;
    return { state: this.#source.isNewer(seen, shown) ? seen : shown, place };
  }

  // One entry is enough: each follows from all before it.
  async #mustGoOn(shown: S, state: S): Promise<void> {
    const told = this.#next - 1;
    if (told < 0) return;
    const source = this.#source;
    const [last] = told > state.version ? [] : await source.between(this.#id, told - 1, told);
    if (last === undefined || !source.isLast(shown, last)) throw source.lost(state);
  }

  #hear(version: number, place: Place | undefined): void {
    this.#heard = Math.max(this.#heard, version);
    this.#told = place ?? this.#told;
    if (this.#rests && !this.#ended && !this.#source.traces.on && this.#tellAtOnce()) this.#news.again();
    else this.#news.ring();
  }

  /** False: there is something that takes its time. */
  #tellAtOnce(): boolean {
    const source = this.#source;
    this.#rests = false; // whatever is heard meanwhile waits
    try {
      const there = this.#shown && this.#next === this.#shown.version + 1 && source.atHand?.(this.#shown, this.#heard);
      this.#rests = !there;
      if (!there || !isLive(there.entries, source) || !source.maySee(there.state)) return false;
      const { state, entries } = there;
      this.#heard = -1;
      this.#next = state.version + 1;
      this.#shown = state;
      this.#seen = null;
      this.#telling = this.#hears(source.tell({ entries, state, version: state.version, place: undefined }));
      this.#rests = this.#telling === null && !source.isOver(state);
    } catch (error) {
      this.#telling = Promise.reject(error);
      this.#telling.catch(() => {}); // whoever rests hears of it
    }
    return this.#rests;
  }
}

interface Latest<S> {
  state: S;
  /** Which trace what is new is part of. */
  place: Place | undefined;
}

/** Not so much that it comes in portions. */
function isLive<E>(entries: readonly E[], { weightOf }: Pick<Source<never, E, never>, 'weightOf'>): boolean {
  return entries.length <= 1 || (entries.length <= LIVE && slices(entries, weightOf).length === 1);
}

/** Entries in the portions in which they are told; one that is empty when there are none. */
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

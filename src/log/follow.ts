import type { Place, Traces } from '../telemetry/traces.ts';
import { type Bell, bell } from './bell.ts';
import { endedWatch, type Waiting } from './ended-watch.ts';
import type { News } from './news.ts';
import type { Turns } from './turns.ts';

/** Entries that are read at once. */
const PAGE = 200;
/** Entries in one update at most, and facts: a long absence comes in several, and others are served in between. */
const SLICE = { entries: 25, facts: 250 };
/** As many entries come from play; more are an absence. */
const LIVE = 3;

/** What a log makes at one of its versions: a match, a tournament. Replaced when it changes. */
interface Versioned {
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
  /** What there is after this; `heard` is the newest version that somebody has told of, -1: none. Null: nothing newer. */
  newer(seen: S, heard: number): Promise<S | null>;
  /** How long to wait for news at most before it is asked again, in milliseconds. */
  patience(): number;
  /** Entries with after < version <= upTo, in order. */
  between(id: string, after: number, upTo: number): Promise<readonly E[]>;
  /** How much of an update an entry makes up. */
  weightOf(entry: E): number;
  maySee(state: S): boolean;
  isOver(state: S): boolean;
  /** As the watcher is told. */
  tell(followed: Followed<S, E>): U;
}

interface Watch extends Waiting {
  id: string;
  after: number | null | undefined;
  /** The newest version that the bus has told of. */
  heard: number;
  /** Which trace that was told in. */
  told: Place | undefined;
  /** Which trace the next update is part of. */
  place: Place | undefined;
  news: Bell;
}

/**
 * The entries after a version (none named: after the one that is), then every new one: no gap, nothing twice, in order. The
 * first update comes at once, also when there is nothing new yet. Ends with the log, and when the watcher may not see it any more.
 * @throws what `now` throws, at the first `next()`
 */
export function follow<S extends Versioned, E, U>(
  source: Source<S, E, U>,
  { id, after }: { id: string; after?: number | null },
): AsyncIterableIterator<U, undefined> {
  const watch: Watch = { id, after, heard: -1, told: undefined, place: undefined, news: bell(), ended: false };
  return endedWatch(updates(source, watch), watch);
}

async function* updates<S extends Versioned, E, U>(
  source: Source<S, E, U>,
  watch: Watch,
): AsyncGenerator<U, undefined> {
  // First subscribed, then read: what comes in between is heard, and dropped if it has been read.
  const unsubscribe = source.news.of(watch.id, (version, place) => {
    watch.heard = Math.max(watch.heard, version);
    watch.told = place ?? watch.told;
    watch.news.ring();
  });
  try {
    await source.news.reached(watch.id);
    let state = await source.now(watch.id);
    let next = Math.max(0, (watch.after ?? state.version) + 1);
    for (let shown: S | null = null; !watch.ended; state = await latest(source, watch, state)) {
      while (next <= state.version || shown !== state) {
        const entries = await source.between(watch.id, next - 1, Math.min(state.version, next - 1 + PAGE));
        for (const slice of slices(entries, source.weightOf)) {
          if (slice.length > LIVE || slice.length < entries.length) await source.turns.next();
          if (watch.ended || !source.maySee(state)) return; // who has left a private match is no guest of it
          next += slice.length;
          yield source.tell({ entries: slice, state, version: next - 1, place: watch.place });
        }
        if (next > state.version) shown = state;
      }
      if (source.isOver(state)) return;
      await watch.news.wait(source.patience());
    }
  } finally {
    unsubscribe();
  }
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

async function latest<S extends Versioned, E, U>(source: Source<S, E, U>, watch: Watch, seen: S): Promise<S> {
  if (watch.ended) return seen;
  const { heard, told: place } = watch;
  watch.heard = -1;
  watch.told = undefined;
  watch.place = place;
  const look = () => source.newer(seen, heard);
  return (await (place === undefined ? look() : source.traces.span('follow', { under: place }, look))) ?? seen;
}

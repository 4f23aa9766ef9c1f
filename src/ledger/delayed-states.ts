import { LRUCache } from 'lru-cache';
import type { Streams } from './store.ts';

export interface Past<S> {
  state: S;
  /** When the stream changed next, in milliseconds since 1970; null if it has not changed since. */
  next: number | null;
}

interface Entry {
  version: number;
  at: Date | number;
}

/** A stream followed with a delay. */
export interface Trail<S, E> {
  /** Null before the first entry. */
  state: S | null;
  /** Entries after `state` that have been read from the store, in order. */
  ahead: readonly E[];
  /** Whether the rules failed on the next entry. If so, the state stays as it is. */
  stuck: boolean;
}

/** `H` is the current state, perhaps without the table; `S` is a complete state. */
export interface Timeline<H, S extends H, E> {
  /** Whether the current state is old enough to be shown at `then`, in milliseconds since 1970. */
  isTold(now: H, then: number): boolean;
  /** Null if there was no state before the first entry. */
  start(now: H): { state: S; until: number } | null;
  /** Whether the delay applies to all entries after this state. */
  hasBegun(state: S): boolean;
  /** Whether the delay applies from this entry on. */
  begins(entry: E): boolean;
  /** @throws if the rules fail on an entry */
  foldOn(state: S | null, entries: readonly E[]): S;
  /** Returns the past state with the current values of all fields that do not depend on entries. */
  shown(now: H, past: S): S;
  isOver(now: H): boolean;
  /** When the state last changed, in milliseconds since 1970. */
  lastMoment(now: H): number;
  weigh(trail: Trail<S, E>): number;
}

interface Followed<S, E> extends Trail<S, E> {
  /** The last version that was read from the store. */
  known: number;
  reading: Promise<void> | null;
}

/** Advances a trail to the state at `then`, in milliseconds since 1970. */
export function advanceTrail<S, E extends Entry>(
  trail: Trail<S, E>,
  then: number,
  { hasBegun, begins, foldOn }: Pick<Timeline<S, S, E>, 'hasBegun' | 'begins' | 'foldOn'>,
): Trail<S, E> {
  const { state, ahead, stuck } = trail;
  let late = state !== null && hasBegun(state);
  const later = ahead.findIndex((entry) => {
    late ||= begins(entry);
    return late && entry.at.valueOf() > then;
  });
  const due = ahead.slice(0, later < 0 ? ahead.length : later);
  if (due.length === 0) return { state, ahead, stuck };
  try {
    return { state: foldOn(state, due), ahead: ahead.slice(due.length), stuck };
  } catch {
    return { state, ahead: [], stuck: true }; // the stream's writer gets the same error and ends the stream
  }
}

/**
 * Keeps past states of streams and advances them on demand. Each read fetches all entries up to now, so a match with a
 * delay of five minutes is read every five minutes, no matter how many spectators watch it.
 */
export class DelayedStates<H extends { id: string; version: number }, S extends H, E extends Entry> {
  readonly #store: Pick<Streams<never, E, never, never>, 'read'>;
  readonly #timeline: Timeline<H, S, E>;
  /** The key is the epoch and the id, because a stream may have a different history after a loss of entries. */
  readonly #followed: LRUCache<string, Followed<S, E>>;

  /** @param most the maximum total weight of the trails; the least recently used trail is evicted first */
  constructor(store: Pick<Streams<never, E, never, never>, 'read'>, timeline: Timeline<H, S, E>, most: number) {
    this.#store = store;
    this.#timeline = timeline;
    this.#followed = new LRUCache({ maxSize: most, sizeCalculation: (trail) => timeline.weigh(trail) });
  }

  /** Returns the state at `then`, in milliseconds since 1970. */
  async at<N extends H>(now: N, epoch: number, then: number): Promise<Past<N | S>> {
    const timeline = this.#timeline;
    const name = `${epoch} ${now.id}`;
    if (timeline.isTold(now, then)) {
      if (timeline.isOver(now)) this.#followed.delete(name);
      return { state: now, next: null };
    }
    const start = timeline.start(now);
    if (start && start.until > then) return { state: start.state, next: start.until };
    const followed = this.#of(name, start?.state ?? null);
    for (;;) {
      Object.assign(followed, advanceTrail(followed, then, timeline));
      const { state, ahead, stuck, known } = followed;
      if (state && (ahead.length > 0 || stuck || known >= now.version))
        return { state: timeline.shown(now, state), next: ahead[0]?.at.valueOf() ?? timeline.lastMoment(now) };
      if (stuck || known >= now.version) throw new Error(`The earlier state of ${now.id} cannot be rebuilt.`);
      await this.#read(name, followed, now);
    }
  }

  #of(name: string, state: S | null): Followed<S, E> {
    const known = this.#followed.get(name);
    if (known) return known;
    const followed: Followed<S, E> = { state, ahead: [], stuck: false, known: -1, reading: null };
    this.#followed.set(name, followed);
    return followed;
  }

  #read(name: string, followed: Followed<S, E>, { id, version }: H): Promise<void> {
    followed.reading ??= this.#store
      .read(id, followed.known, version)
      .then((entries) => {
        followed.ahead = [...followed.ahead, ...entries.filter((entry) => entry.version > followed.known)];
        followed.known = Math.max(followed.known, version);
        if (this.#followed.peek(name) !== followed) return;
        this.#followed.delete(name);
        this.#followed.set(name, followed); // makes the cache weigh the trail again
      })
      .finally(() => {
        followed.reading = null;
      });
    return followed.reading;
  }
}

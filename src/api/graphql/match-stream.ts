import type { Caller } from '../../accounts/index.ts';
import { followMatch, type MatchesHandle, type MatchUpdate, type MatchView, watchMatch } from '../../matches/index.ts';
import { cancellable, END, type MaybePromise } from '../../promises.ts';

export interface MatchEvent {
  matchUpdates: MatchUpdate;
}

/** A match's updates for one viewer, as root values of a subscription. */
export class MatchStream implements AsyncIterable<MatchEvent> {
  readonly matches: MatchesHandle;
  readonly match: MatchView;
  readonly after: number;
  readonly #caller: Caller | null;

  constructor(matches: MatchesHandle, caller: Caller | null, match: MatchView, after: number) {
    this.matches = matches;
    this.match = match;
    this.after = after;
    this.#caller = caller;
  }

  /** Whether one execution serves all viewers with the same view. False until the match has started. */
  get isShared(): boolean {
    return this.match.status === 'RUNNING';
  }

  /** Null for all spectators, who share one view once no seat is free. All others have separate views. */
  get viewer(): Caller | null {
    return this.isShared && this.match.isAnybodys ? null : this.#caller;
  }

  /** Returns a stream for the same viewer that starts after a different version. */
  again(after: number): MatchStream {
    return new MatchStream(this.matches, this.viewer, this.match, after);
  }

  /** Calls `hears` with each update after the promise from the previous call has settled. */
  hear(hears: (update: MatchUpdate) => MaybePromise<void>): ReturnType<typeof followMatch> {
    return followMatch(this.matches, this.#caller, { id: this.match.id, after: this.after }, hears);
  }

  [Symbol.asyncIterator](): AsyncIterator<MatchEvent> {
    const updates = watchMatch(this.matches, this.#caller, { id: this.match.id, after: this.after });
    return mapped(updates, { value: async (update) => ({ matchUpdates: update }) });
  }
}

export interface Mapping<A, B> {
  value(event: A): MaybePromise<B>;
  /** Maps an error from the source to the last value. By default, the error is thrown. */
  error?(error: unknown): B;
}

/** Ending the mapped iterator ends the source immediately, even if the source is waiting for an event. */
export function mapped<A, B>(source: AsyncIterable<A>, mapping: Mapping<A, B>): AsyncIterableIterator<B> {
  const events = source[Symbol.asyncIterator]();
  let failed = false;
  const next = async (): Promise<IteratorResult<B, undefined>> => {
    if (failed) return END;
    try {
      const event = await events.next();
      return event.done ? END : { done: false, value: await mapping.value(event.value) };
    } catch (error) {
      failed = true;
      if (!mapping.error) throw error;
      return { done: false, value: mapping.error(error) };
    }
  };
  return cancellable(next, () => {
    events.return?.().catch(() => {}); // errors no longer matter, because the subscriber has disconnected
  });
}

/** Returns the events of a subscription whose field is the event itself. */
export function events<T>(field: string, source: AsyncIterable<T>) {
  return mapped(source, { value: async (event) => ({ [field]: event }) });
}

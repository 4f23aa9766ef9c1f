import type { Caller } from '../../accounts/index.ts';
import { END, endable } from '../../endable.ts';
import { type ClosedRoom, hearMatch, type SeenMatch, type SeenUpdate, watchMatch } from '../../matches/index.ts';

export interface MatchEvent {
  matchUpdates: SeenUpdate;
}

/** The updates of a match for one viewer, as the root values of a subscription. */
export class MatchStream implements AsyncIterable<MatchEvent> {
  readonly room: ClosedRoom;
  readonly match: SeenMatch;
  readonly after: number;
  readonly #caller: Caller | null;

  constructor(room: ClosedRoom, caller: Caller | null, match: SeenMatch, after: number) {
    this.room = room;
    this.match = match;
    this.after = after;
    this.#caller = caller;
  }

  /** Whether an update can be executed once for all who see the same: not before the match runs, when seats are still taken. */
  get isShared(): boolean {
    return this.match.status === 'RUNNING';
  }

  /**
   * The viewer of the match; null: all see the same, as spectators do once no seat is free. A player, an official and the
   * holder of the invitation see what is theirs.
   */
  get viewer(): Caller | null {
    return this.isShared && this.match.isAnybodys ? null : this.#caller;
  }

  /** The same for the same eyes, from another version on. */
  again(after: number): MatchStream {
    return new MatchStream(this.room, this.viewer, this.match, after);
  }

  /** Calls back with each update, and waits for the promise of the last one. @returns what ends it, and what settles at its end */
  hear(hears: (update: SeenUpdate) => Promise<void> | null): ReturnType<typeof hearMatch> {
    return hearMatch(this.room, this.#caller, { id: this.match.id, after: this.after }, hears);
  }

  [Symbol.asyncIterator](): AsyncIterator<MatchEvent> {
    const updates = watchMatch(this.room, this.#caller, { id: this.match.id, after: this.after });
    return mapped(updates, { value: async (update) => ({ matchUpdates: update }) });
  }
}

export interface Mapping<A, B> {
  value(event: A): B | Promise<B>;
  /** The last thing that is heard when the source throws; left out: what it throws is thrown. */
  error?(error: unknown): B;
  /** Called when the reader asks for the next event, which means that the last one is sent, and at the end. */
  sent?(): void;
}

/** The source's events, each one mapped. Ending it ends the source at once, also while it waits for its next event. */
export function mapped<A, B>(source: AsyncIterable<A>, mapping: Mapping<A, B>): AsyncIterableIterator<B> {
  const events = source[Symbol.asyncIterator]();
  let failed = false;
  const next = async (): Promise<IteratorResult<B, undefined>> => {
    mapping.sent?.();
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
  return endable(next, () => {
    mapping.sent?.();
    events.return?.().catch(() => {}); // the listener is gone
  });
}

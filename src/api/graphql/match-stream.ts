import type { Caller } from '../../accounts/index.ts';
import { type ClosedRoom, type SeenMatch, type SeenUpdate, watchMatch } from '../../matches/index.ts';
import { heldOpen } from './held-open.ts';
import { mapped } from './mapped-events.ts';

export interface MatchEvent {
  matchUpdates: SeenUpdate;
}

/** The updates of a match for one viewer, as the root values of a subscription. */
export class MatchStream implements AsyncIterable<MatchEvent> {
  readonly room: ClosedRoom;
  readonly match: SeenMatch;
  readonly after: number;
  readonly #caller: Caller | null;
  readonly #begin: () => () => void;

  /** @param begin called when somebody begins to hear; returns what ends that */
  constructor(
    room: ClosedRoom,
    caller: Caller | null,
    match: SeenMatch,
    after: number,
    begin: () => () => void = () => () => {},
  ) {
    this.room = room;
    this.match = match;
    this.after = after;
    this.#caller = caller;
    this.#begin = begin;
  }

  /**
   * Everybody sees the same as this viewer, so that one execution does for all: a spectator of a match that nobody can
   * sit down at any more. A seat, an official, or who may hand out the invitation, never shares.
   */
  get isShared(): boolean {
    return this.match.status === 'RUNNING' && this.match.isAnybodys;
  }

  /** The same for anybody, from another version on. */
  asSpectator(after: number): MatchStream {
    return new MatchStream(this.room, null, this.match, after);
  }

  [Symbol.asyncIterator](): AsyncIterator<MatchEvent> {
    const updates = watchMatch(this.room, this.#caller, { id: this.match.id, after: this.after });
    const mappedUpdates = mapped(updates, {
      value: async (update) => ({ matchUpdates: update }),
      error: (error) => {
        throw error;
      },
    });
    return heldOpen(mappedUpdates, this.#begin);
  }
}

import type { Caller } from '../../accounts/index.ts';
import { type ClosedRoom, hearMatch, type SeenMatch, type SeenUpdate, watchMatch } from '../../matches/index.ts';
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
   * By whose eyes the match is seen; null: everybody sees the same. That is a spectator of a match that nobody can sit down at any
   * more: a seat, an official, or who may hand out the invitation, sees what is theirs.
   */
  get viewer(): Caller | null {
    return this.isShared && this.match.isAnybodys ? null : this.#caller;
  }

  /** The same for the same eyes, from another version on. */
  again(after: number): MatchStream {
    return new MatchStream(this.room, this.viewer, this.match, after);
  }

  /**
   * The updates themselves, for who is called with each; nothing more is told before a promise is settled.
   * @returns what ends it, and what settles at its end
   */
  hear(hears: (update: SeenUpdate) => Promise<void> | null): ReturnType<typeof hearMatch> {
    return hearMatch(this.room, this.#caller, { id: this.match.id, after: this.after }, hears);
  }

  [Symbol.asyncIterator](): AsyncIterator<MatchEvent> {
    const updates = watchMatch(this.room, this.#caller, { id: this.match.id, after: this.after });
    return mapped(updates, {
      value: async (update) => ({ matchUpdates: update }),
      error: (error) => {
        throw error;
      },
    });
  }
}

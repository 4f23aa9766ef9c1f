import {
  type Caller,
  feed,
  type Match,
  type MatchUpdate,
  maySeeInvitation,
  type Room,
  viewerOf,
  watchMatch,
} from '../../matches/index.ts';
import type { MatchUpdateParent } from '../graphql/parents.ts';
import { mapped } from './mapped.ts';

export interface MatchEvent {
  matchUpdates: MatchUpdateParent;
}

/** The updates of a match for one viewer, as the root values of a subscription. */
export class MatchStream implements AsyncIterable<MatchEvent> {
  readonly room: Room;
  readonly match: Match;
  readonly after: number;
  readonly #caller: Caller | null;

  constructor(room: Room, caller: Caller | null, match: Match, after: number) {
    this.room = room;
    this.match = match;
    this.after = after;
    this.#caller = caller;
  }

  /**
   * Everybody sees the same as this viewer, so that one execution does for all: a spectator of a match that nobody can
   * sit down at any more. A seat, or who may hand out the invitation, never shares.
   */
  get isShared(): boolean {
    return this.match.status === 'RUNNING' && !maySeeInvitation(this.match, this.#caller?.id);
  }

  /** The same for anybody, from another version on. */
  asSpectator(after: number): MatchStream {
    return new MatchStream(this.room, null, this.match, after);
  }

  [Symbol.asyncIterator](): AsyncIterator<MatchEvent> {
    const updates = watchMatch(this.room, this.#caller, { id: this.match.id, after: this.after });
    return mapped(updates, {
      value: async (update) => ({ matchUpdates: toParent(update, this.#caller) }),
      error: (error) => {
        throw error;
      },
    });
  }
}

function toParent({ entries, match, from }: MatchUpdate, caller: Caller | null): MatchUpdateParent {
  const shown = feed(match, entries, viewerOf(match, caller?.id));
  return { match, entries: shown, version: entries.at(-1)?.version ?? from - 1 };
}

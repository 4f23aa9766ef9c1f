import type pg from 'pg';
import { SharedReads } from '../../../ledger/follow/shared-reads.ts';
import { StreamUpdates } from '../../../ledger/follow/stream-updates.ts';
import type { Listen } from '../../../ledger/store.ts';
import type { Room } from '../../match/talk.ts';
import { type Place, readLatest, type SharedMessage } from './stored-messages.ts';

/** Published in place of a version. Updates above 0 reach only the nodes that listen. */
const CHANGED = 1;
/** How many of the latest messages a listener gets that joins or falls behind. */
export const LATEST = 100;
/** After a lost update, a room is read at most this late, in milliseconds. */
export const POLL_INTERVAL = 20_000;

interface Latest {
  messages: Promise<SharedMessage[]>;
  at: number;
}

/** A match's rooms with listeners on this node. A read of a room is shared until a room changes. */
interface Rooms {
  /** The player of each listener, or null for a spectator without an account. */
  readonly readers: Map<symbol, string | null>;
  readonly latest: Map<Room, Latest>;
}

/** The rooms of all matches, for the listeners on this node. */
export class TalkRooms {
  readonly #bus: Listen;
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #now: () => number;
  readonly #updates: StreamUpdates;
  readonly #reads = new SharedReads<SharedMessage[]>();
  readonly #rooms = new Map<string, Rooms>();

  constructor(bus: Listen, pool: Pick<pg.Pool, 'query'>, now: () => number) {
    this.#bus = bus;
    this.#pool = pool;
    this.#now = now;
    this.#updates = new StreamUpdates(bus);
  }

  /** Announces a new or deleted message. */
  announce(matchId: string): void {
    this.#bus.publish(topicOf(matchId), CHANGED);
  }

  /** A later read includes every change that the listener is not called for. */
  async listen(matchId: string, readerId: string | null, listener: () => void): Promise<() => void> {
    const topic = topicOf(matchId);
    const rooms = this.#rooms.get(matchId) ?? { readers: new Map(), latest: new Map() };
    this.#rooms.set(matchId, rooms);
    const key = Symbol();
    rooms.readers.set(key, readerId);
    const remove = this.#updates.of(topic, () => {
      rooms.latest.clear(); // all listeners are called before any of them reads
      listener();
    });
    const leave = (): void => {
      remove();
      rooms.readers.delete(key);
      if (rooms.readers.size === 0 && this.#rooms.get(matchId) === rooms) this.#rooms.delete(matchId);
    };
    await this.#updates.reached(topic);
    rooms.latest.clear();
    return leave;
  }

  /**
   * Returns what listeners may not have yet, oldest first: the latest messages, those within the broadcast delay, and
   * the latest deleted ones. All listeners share one read after each change.
   * @param delay in milliseconds
   */
  latest(place: Place, delay: number): Promise<SharedMessage[]> {
    const { matchId, room } = place;
    const rooms = this.#rooms.get(matchId);
    const known = rooms?.latest;
    const now = this.#now();
    const before = known?.get(room);
    if (before && now - before.at < POLL_INTERVAL) return before.messages;
    const wanted = { ...place, since: now - delay, now, most: LATEST };
    // The read may begin later, so it takes the readers of that moment.
    const messages = this.#reads.read(`${matchId} ${room}`, () =>
      readLatest(this.#pool, { ...wanted, readers: [...(rooms?.readers.values() ?? [])] }),
    );
    known?.set(room, { messages, at: now });
    messages.catch(() => known?.delete(room));
    return messages;
  }

  close(): void {
    this.#updates.close();
  }
}

// The name differs from that of the match, so that a message does not wake those who follow the match.
function topicOf(matchId: string): string {
  return `talk:${matchId}`;
}

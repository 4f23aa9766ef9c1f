import type pg from 'pg';
import { StreamUpdates } from '../../../ledger/follow/stream-updates.ts';
import type { Listen } from '../../../ledger/store.ts';
import type { Room } from '../../match/talk.ts';
import { SharedReads } from './shared-reads.ts';
import { readLatest, type SharedMessage } from './stored-messages.ts';

/** Published in place of a version. Updates above 0 reach only the nodes that listen. */
const SENT = 1;
/** How many of the latest messages a listener gets that joins or falls behind. */
const LATEST = 100;

/** The rooms of all matches, for the listeners on this node. */
export class TalkRooms {
  readonly #bus: Listen;
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #updates: StreamUpdates;
  readonly #reads = new SharedReads<SharedMessage[]>();

  constructor(bus: Listen, pool: Pick<pg.Pool, 'query'>) {
    this.#bus = bus;
    this.#pool = pool;
    this.#updates = new StreamUpdates(bus);
  }

  announce(matchId: string): void {
    this.#bus.publish(topicOf(matchId), SENT);
  }

  /** A later read includes every message that the listener is not called for. */
  async listen(matchId: string, listener: () => void): Promise<() => void> {
    const topic = topicOf(matchId);
    const leave = this.#updates.of(topic, listener);
    await this.#updates.reached(topic);
    return leave;
  }

  /** Returns the latest messages of a room, oldest first. All listeners share one read, however many they are. */
  latest(matchId: string, room: Room): Promise<SharedMessage[]> {
    return this.#reads.read(`${matchId} ${room}`, () => readLatest(this.#pool, { matchId, room, most: LATEST }));
  }

  close(): void {
    this.#updates.close();
  }
}

// The name differs from that of the match, so that a message does not wake those who follow the match.
function topicOf(matchId: string): string {
  return `talk:${matchId}`;
}

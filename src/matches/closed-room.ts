import { Closed, inside } from '../closed.ts';
import type { PublishedGame } from '../engine/index.ts';
import { observed } from './measure-call.ts';
import { openRoom as furnish, type RoomParts } from './open-room.ts';
import type { Room } from './room.ts';
import type { Leaks } from './view/leak-check.ts';

/** The room as other folders hold it. No match and no seed can be extracted from it. */
export class ClosedRoom extends Closed<Room> {
  get games(): readonly PublishedGame[] {
    return inside(this).games;
  }

  /** How many matches are in memory. */
  get hotMatches(): number {
    return inside(this).cache.size;
  }

  /** Their estimated size, in bytes. */
  get hotBytes(): number {
    return inside(this).cache.bytes;
  }

  /** How many matches this process has ended because their rules failed. */
  get voidMatches(): number {
    return inside(this).voids.count;
  }

  /** How many questions to bots wait for a worker of this process. */
  get questionsWaiting(): number {
    return inside(this).thinker.waiting;
  }

  /** The connections of the pool that requests share. */
  get connections(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = inside(this).db.pool;
    return { open, idle, waiting };
  }

  /** Stops verifying replays and bots' thinking. Waiting ones are refused, or tried again after the next start. */
  async stopJudging(): Promise<void> {
    await Promise.all([inside(this).verifier.close(), inside(this).thinker.close()]);
  }

  /** Ends timers and subscriptions. Earlier requests are still answered. */
  close(): Promise<void> {
    return inside(this).close();
  }
}

/** Opens a room over a migrated database. */
export function openRoom(parts: RoomParts): ClosedRoom {
  return new ClosedRoom(furnish(parts));
}

/** Wraps a verb for callers outside this folder. A verb that returns something hidden does not compile. */
export function fromOutside<A extends unknown[], R>(
  verb: ((room: Room, ...args: A) => R) &
    (true extends Leaks<(...args: A) => R> ? 'it hands out what is hidden' : unknown),
): (room: ClosedRoom, ...args: A) => R {
  return (closed, ...args) => {
    const room = inside(closed);
    return observed(room, verb.name, args, () => verb(room, ...args));
  };
}

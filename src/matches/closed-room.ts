import { Closed, inside } from '../closed.ts';
import type { PublishedGame } from '../engine/index.ts';
import type { Leaks } from './door/leaks.ts';
import { observed } from './door/observed.ts';
import { openRoom as furnish, type RoomParts } from './open-room.ts';
import type { Room } from './room.ts';

/** The room as other folders hold it. No match and no seed can be taken out. */
export class ClosedRoom extends Closed<Room> {
  get games(): readonly PublishedGame[] {
    return inside(this).games;
  }

  /** How many matches are kept in memory. */
  get hotMatches(): number {
    return inside(this).cache.size;
  }

  /** What they take, in bytes, as it is reckoned. */
  get hotBytes(): number {
    return inside(this).cache.bytes;
  }

  /** Matches that this process has ended because their rules failed. */
  get voidMatches(): number {
    return inside(this).voids.count;
  }

  /** Questions to bots that wait until this process has time to think about them. */
  get questionsWaiting(): number {
    return inside(this).thinker.waiting;
  }

  /** Of the pool that requests share. */
  get connections(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = inside(this).db.pool;
    return { open, idle, waiting };
  }

  /** From now on no replay is executed and no bot thinks; those that wait are refused, or asked again after the next start. */
  async stopJudging(): Promise<void> {
    await Promise.all([inside(this).verifier.close(), inside(this).thinker.close()]);
  }

  /** Lets go of timers and subscriptions; what was asked before is still answered. */
  close(): Promise<void> {
    return inside(this).close();
  }
}

/** A room over a migrated database. */
export function openRoom(parts: RoomParts): ClosedRoom {
  return new ClosedRoom(furnish(parts));
}

/** A verb as it is called from outside. One that hands out what is hidden does not compile. */
export function fromOutside<A extends unknown[], R>(
  verb: ((room: Room, ...args: A) => R) &
    (true extends Leaks<(...args: A) => R> ? 'it hands out what is hidden' : unknown),
): (room: ClosedRoom, ...args: A) => R {
  return (closed, ...args) => {
    const room = inside(closed);
    return observed(room, verb.name, args, () => verb(room, ...args));
  };
}

import type { EventEntry } from './entry.ts';
import type { Event } from './event.ts';
import { fold } from './fold/fold.ts';

/** A tournament on its way through its log. */
export interface Trail {
  /** Null: before its first entry. */
  readonly event: Event | null;
  /** The entries that come after it, in order, as far as they are known. */
  readonly ahead: readonly EventEntry[];
}

/**
 * A tournament moved on to what may be told as of a moment, in milliseconds since 1970. Nothing is played before it has BEGUN:
 * registration and check-in are told at once, and only from that entry on it counts when each was made.
 */
export function movedOn({ event, ahead }: Trail, then: number): Trail {
  let next = event;
  let told = 0;
  for (const entry of ahead) {
    const counts = entry.kind === 'BEGUN' || (next !== null && next.begunAt !== null);
    if (counts && entry.at > then) break;
    next = fold(next, entry);
    told++;
  }
  return told === 0 ? { event, ahead } : { event: next, ahead: ahead.slice(told) };
}

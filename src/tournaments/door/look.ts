import { type Event, entrantOf, isJudge, playsIn } from '../event/event.ts';
import { type Listing, listedWithOwn } from '../event/listing.ts';
import { withOwnTables } from '../event/past-event.ts';
import type { HotEvent } from '../log/hot-events.ts';
import type { Tournaments } from '../room.ts';

declare const LOOK: unique symbol;

/**
 * What one viewer sees of a tournament. Made in this file alone: nowhere else does a broadcast delay put it back in time.
 */
export interface EventLook {
  /** As it is shown. */
  readonly event: Event;
  /** As it was at its version: what is counted from all tables, such as standings, is counted from this. */
  readonly told: Event;
  readonly viewer: string | null;
  /** In which epoch of the database it was read. */
  readonly epoch: number;
  /** When more is to be seen, in milliseconds since 1970; null: nothing that has happened already. */
  readonly next: number | null;
  readonly [LOOK]: true;
}

type Source = Pick<HotEvent, 'event' | 'epoch'>;

/** A tournament as somebody who may know of it sees it now. */
export async function lookAt(
  room: Pick<Tournaments, 'past' | 'now'>,
  viewer: string | null,
  { event, epoch }: Source, // as they are now: a hot tournament moves on meanwhile
): Promise<EventLook> {
  const delay = event.setup.broadcastDelay * 1000;
  if (delay === 0 || seesAtOnce(event, viewer)) return made({ event, told: event, viewer, epoch, next: null });
  const past = await room.past.at(event, epoch, room.now() - delay);
  const next = past.next === null ? null : past.next + delay;
  const mine = next !== null && playsIn(event, viewer) ? entrantOf(event, viewer) : null;
  const shown = mine ? withOwnTables(past.state, event, mine.number) : past.state;
  return made({ event: shown, told: past.state, viewer, epoch, next });
}

// Its organizer and its judges, of whom none plays in it: also when it is over, or they would see it go back in time.
function seesAtOnce(event: Event, viewer: string | null): boolean {
  return (event.organizer === viewer || isJudge(event, viewer)) && !playsIn(event, viewer);
}

/** What somebody has to do with a tournament of a list. */
export interface Part {
  plays: boolean;
  /** Its organizer, or one of its judges. */
  directs: boolean;
}

/** As of when a list shows somebody a tournament, in milliseconds since 1970; null: as it is. */
export function listedAsOf(
  { begunAt, changedAt }: Listing,
  broadcastDelay: number,
  { plays, directs }: Part,
  now: number,
): number | null {
  const then = now - broadcastDelay * 1000;
  return broadcastDelay === 0 || (directs && !plays) || begunAt === null || changedAt <= then ? null : then;
}

/** What a list shows of a tournament that is put back in time. */
export function listedThen(past: Listing, now: Listing, { plays }: Part): Listing {
  return plays ? listedWithOwn(past, now) : past;
}

function made(look: Omit<EventLook, typeof LOOK>): EventLook {
  return look as EventLook; // the mark is there for the compiler alone
}

import { z } from 'zod';
import { type Event, STATUSES } from './event.ts';
import { nextDue } from './times/due.ts';

const moment = z.number().nullable();

/** What lists show of a tournament at a version, beside its set-up: kept where a page of them is read at once. */
export const listingSchema = z.object({
  version: z.int(),
  status: z.enum(STATUSES),
  paused: z.boolean(),
  /** How many have registered, those who have left included. */
  entrants: z.int(),
  createdAt: z.number(),
  /** When its last entry was made. */
  changedAt: z.number(),
  begunAt: moment,
  endedAt: moment,
  /** When something happens by itself next. */
  nextAt: moment,
});

/** Times are milliseconds since 1970. */
export type Listing = Readonly<z.infer<typeof listingSchema>>;

export function listingOf(event: Event): Listing {
  const { version, status, createdAt, changedAt, begunAt, endedAt } = event;
  return {
    ...{ version, status, createdAt, changedAt, begunAt, endedAt },
    paused: event.pausedAt !== null,
    entrants: event.entrants.length,
    nextAt: nextDue(event)?.at ?? null,
  };
}

/** What who plays in it is shown of a tournament that was like this, and is like that now; must agree with `own-tables.ts`. */
export function listedWithOwn(past: Listing, now: Listing): Listing {
  return {
    ...past,
    status: past.begunAt === null ? 'RUNNING' : past.status,
    begunAt: now.begunAt,
    paused: now.paused,
    entrants: now.entrants,
  };
}

import { z } from 'zod';
import { type Entrant, type Event, GONE, STATUSES } from './event.ts';
import { nextDue } from './schedule.ts';

const moment = z.number().nullable();

/** The fields that lists show in addition to the set-up. They are stored, so that one query reads a page. */
export const listingSchema = z.object({
  version: z.int(),
  status: z.enum(STATUSES),
  paused: z.boolean(),
  /** The number of registered entrants, including entrants who have left. */
  entrants: z.int(),
  createdAt: z.number(),
  changedAt: z.number(),
  begunAt: moment,
  endedAt: moment,
  /** When the server acts next. */
  nextAt: moment,
});

/** The data of a tournament in lists. Times are in milliseconds since 1970. */
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

/** Merges a past listing with the current one, for a player in the tournament. Must agree with `own-tables.ts`. */
export function listedWithOwn(past: Listing, now: Listing): Listing {
  return {
    ...past,
    status: past.begunAt === null ? 'RUNNING' : past.status,
    begunAt: now.begunAt,
    paused: now.paused,
    entrants: now.entrants,
  };
}

/** The fields of an entrant that lists show to the entrant's members. Decks are secret, so they are not stored here. */
export const keptEntrantSchema = z.object({
  number: z.int(),
  members: z.array(z.string()),
  asked: z.array(z.string()),
  checkedIn: z.boolean(),
  gone: z.enum(GONE).nullable(),
  late: z.boolean(),
  noShow: z.boolean().default(false),
});
export type KeptEntrant = Readonly<z.infer<typeof keptEntrantSchema>>;

/** Returns new and changed entrants. Entrants are immutable, so comparing them by identity is enough. */
export function entrantsChanged(before: Event, after: Event): KeptEntrant[] {
  if (before.entrants === after.entrants) return [];
  return after.entrants.filter((entrant, index) => entrant !== before.entrants[index]).map(kept);
}

function kept({ decks: _, missesFrom: __, ...entrant }: Entrant): KeptEntrant {
  return { ...entrant, members: [...entrant.members], asked: [...entrant.asked] };
}

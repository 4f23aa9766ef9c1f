import { and, eq } from 'drizzle-orm';
import { tournaments } from '../../../db/schema.ts';
import type { Event } from '../../event/event.ts';
import { nextDue } from '../../event/times/due.ts';
import type { Tournaments } from '../../room.ts';

/** Everything is done that was to be done at this version: until when nobody need look again, unless there is another one. */
export async function rest(room: Tournaments, event: Event): Promise<void> {
  const due = nextDue(event);
  const here = and(eq(tournaments.id, event.id), eq(tournaments.version, event.version));
  await room.db.orm
    .update(tournaments)
    .set({ wakeAt: due && new Date(due.at) })
    .where(here);
}

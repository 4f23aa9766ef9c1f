import { and, eq } from 'drizzle-orm';
import { tournaments } from '../../../db/schema.ts';
import type { Event } from '../../event/event.ts';
import type { Tournaments } from '../../room.ts';

/**
 * Everything due at this version is done: the next look is at `due`, unless the version changes.
 * @param due in milliseconds since 1970; Infinity: never
 */
export async function rest(room: Tournaments, event: Event, due: number): Promise<void> {
  const here = and(eq(tournaments.id, event.id), eq(tournaments.version, event.version));
  await room.db.orm
    .update(tournaments)
    .set({ wakeAt: Number.isFinite(due) ? new Date(due) : null })
    .where(here);
}

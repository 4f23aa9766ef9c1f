import { enter, type Wanted } from '../../door/enter.ts';
import { currentRound, type Event } from '../../event/event.ts';
import type { HotEvent } from '../../log/hot-events.ts';
import type { Tournaments } from '../../room.ts';

/** Whether something was done in place of an organizer who is gone: a pause is ended, a round that waits for approval begins. */
export async function standIn(room: Tournaments, hot: HotEvent): Promise<boolean> {
  if (!waitsForOrganizer(hot.event)) return false;
  const text = 'select from players where id = $1 and deleted_at is not null';
  const { rowCount } = await room.db.pool.query(text, [hot.event.organizer]);
  if (rowCount === 0) return false;
  return (await enter(room, hot, waitsForOrganizer)) !== null;
}

function waitsForOrganizer(event: Event): Wanted | null {
  if (event.status !== 'RUNNING') return null;
  const { organizer: by, pausedAt } = event;
  if (pausedAt !== null) return { kind: 'RESUMED', by, input: {} };
  return currentRound(event)?.status === 'PROPOSED' ? { kind: 'APPROVED', by, input: {} } : null;
}

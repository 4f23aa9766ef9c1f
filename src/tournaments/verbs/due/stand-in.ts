import { resumeGame } from '../../../matches/index.ts';
import { inParallel } from '../../../process/in-parallel.ts';
import { enter, type Wanted } from '../../door/enter.ts';
import { currentRound, type Event } from '../../event/event.ts';
import type { HotEvent } from '../../log/hot-events.ts';
import type { Tournaments } from '../../room.ts';

/** Whether something was done in place of an organizer who is gone: a pause is ended, a round that waits for approval begins. */
export async function standIn(room: Tournaments, hot: HotEvent): Promise<boolean> {
  if (!waitsForOrganizer(hot.event)) return false;
  const { rowCount } = await room.db.pool.query(`select from ${GONE}`, [hot.event.organizer]);
  if (rowCount === 0) return false;
  return (await enter(room, hot, waitsForOrganizer)) !== null;
}

const GONE = 'players where id = $1 and deleted_at is not null';

const PAUSED_FOR_EVER = `
select g.match_id as "matchId" from tournament_games g join matches m on m.id = g.match_id
where g.tournament_id = $2 and g.status = 'PLAYING' and m.status = 'RUNNING' and m.waiting_for = '{}'
  and exists (select from ${GONE})
  and not exists (select from tournament_officials o join players p on p.id = o.player_id
    where o.tournament_id = $2 and o.role = 'JUDGE' and p.deleted_at is null)`;

/** Ends pauses of games that no one can end any more: the organizer and all judges have deleted their accounts. */
export async function endPauses(room: Tournaments, { id, organizer, status }: Event): Promise<void> {
  if (status !== 'RUNNING') return;
  const { rows } = await room.db.pool.query<{ matchId: string }>(PAUSED_FOR_EVER, [organizer, id]);
  await inParallel(rows, ({ matchId }) => resumeGame(room.matches, { matchId }));
}

function waitsForOrganizer(event: Event): Wanted | null {
  if (event.status !== 'RUNNING') return null;
  const { organizer: by, pausedAt } = event;
  if (pausedAt !== null) return { kind: 'RESUMED', by, input: {} };
  return currentRound(event)?.status === 'PROPOSED' ? { kind: 'APPROVED', by, input: {} } : null;
}

import { Refused } from '../../../errors.ts';
import { enter, type Wanted } from '../../door/enter.ts';
import { type Event, entrantOf, isOver } from '../../event/event.ts';
import type { HotEvent } from '../../log/hot-events.ts';
import type { Tournaments } from '../../room.ts';
import { runTournament } from './run-tournament.ts';

/** So many players are seen to at once; the rest at the next sweep. */
const AT_ONCE = 100;
/** Why, as the log has it. */
const REASON = 'ACCOUNT_DELETED';

const OPEN = `select t.id from tournaments t
where t.status in ('DRAFT', 'OPEN', 'RUNNING') and (t.organizer = $1
  or t.id in (select m.tournament_id from tournament_members m where m.player_id = $1)
  or t.id in (select o.tournament_id from tournament_officials o where o.player_id = $1))`;

/**
 * Takes players who have deleted their accounts out of tournaments: before the start they are unregistered, later they drop. Their own
 * tournaments that have not begun are cancelled. The entries are in their names. Matches that they have paused as a judge are resumed if
 * no other judge is left.
 */
export async function leaveDeparted(room: Tournaments): Promise<void> {
  const text = `select player_id as id, since::text from departures where at_tournaments order by since limit ${AT_ONCE}`;
  const { rows } = await room.db.pool.query<{ id: string; since: string }>(text);
  for (const { id, since } of rows)
    await leaveAll(room, id, since).catch((error: unknown) =>
      room.log.error({ err: error, playerId: id }, 'A deleted account is still at its tournaments.'),
    );
}

async function leaveAll(room: Tournaments, playerId: string, since: string): Promise<void> {
  room.names.delete(playerId);
  const { rows } = await room.db.pool.query<{ id: string }>(OPEN, [playerId]);
  for (const { id } of rows) {
    await room.hot.exclusive(id, async () => {
      const hot = await room.hot.fresh(id);
      if (hot) await leave(room, hot, playerId);
    });
    await runTournament(room, { tournamentId: id });
  }
  // Unless the player was entered again in the meantime.
  const text = 'update departures set at_tournaments = false where player_id = $1 and since = $2::timestamptz';
  await room.db.pool.query(text, [playerId, since]);
}

async function leave(room: Tournaments, hot: HotEvent, by: string): Promise<void> {
  await enter(room, hot, (event) => leaving(event, by)).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error; // over meanwhile
  });
}

function leaving(event: Event, by: string): Wanted | null {
  if (isOver(event)) return null;
  if (event.organizer === by && event.status !== 'RUNNING') return { kind: 'CANCELLED', by, input: { reason: REASON } };
  const mine = entrantOf(event, by);
  if (!mine || mine.gone !== null) return null;
  const { number: entrant } = mine;
  return event.status === 'RUNNING'
    ? { kind: 'DROPPED', by, input: { entrant, reason: REASON } }
    : { kind: 'UNREGISTERED', by, input: { entrant } };
}

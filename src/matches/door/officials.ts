import type { MatchHead } from '../match/match.ts';
import type { Room } from '../room.ts';

/** ORGANIZER and JUDGE see a match of their tournament as it stands, a COMMENTATOR all hands, with the broadcast's delay. */
export type Office = 'ORGANIZER' | 'JUDGE' | 'COMMENTATOR';

/** A judge's powers end with the event; must agree with {@link isOfficialAtOnce}. */
const OFFICES = `
select o.tournament_id as tournament, o.role
from tournament_officials o join tournaments t on t.id = o.tournament_id
where o.player_id = $1 and o.tournament_id = any($2::uuid[]) and (o.role <> 'JUDGE' or t.finished_at is null)`;

/** What a player is at each of these tournaments, besides playing there. */
export async function officesIn(
  { db }: Pick<Room, 'db'>,
  playerId: string,
  tournaments: readonly string[],
): Promise<Map<string, Office>> {
  const offices = new Map<string, Office>();
  if (tournaments.length === 0) return offices;
  const { rows } = await db.pool.query<{ tournament: string; role: Office }>(OFFICES, [playerId, tournaments]);
  for (const { tournament, role } of rows) if (offices.get(tournament) !== 'JUDGE') offices.set(tournament, role);
  return offices;
}

/** What a player is at a match of a tournament who does not sit there. A match of an event is the organizer's own. */
export async function officialOf(
  room: Pick<Room, 'db'>,
  { createdBy, tournamentId }: Pick<MatchHead, 'createdBy' | 'tournamentId'>,
  playerId: string,
): Promise<Office | null> {
  if (createdBy === playerId) return 'ORGANIZER';
  if (tournamentId === null) return null;
  return (await officesIn(room, playerId, [tournamentId])).get(tournamentId) ?? null;
}

/**
 * That a player is the organizer or a judge of the event that a match `m` is of, as a condition of SQL.
 * @param player whose id, as SQL
 */
export function isOfficialAtOnce(player: string): string {
  return `(m.created_by = ${player} or m.tournament_id in (
    select o.tournament_id from tournament_officials o join tournaments t on t.id = o.tournament_id
    where o.player_id = ${player} and o.role = 'JUDGE' and t.finished_at is null))`;
}

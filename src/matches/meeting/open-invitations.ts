import type { Room } from '../room.ts';
import { isNotBlocked, isOpenAt } from './challenge.ts';

/** A seat that is kept for a player who has not answered yet: what could be worth telling somebody who is not there. */
export interface OpenInvitation {
  challengeId: string;
  matchId: string;
  /** Who is challenged. */
  playerId: string;
  /** Who challenges, as they are called now. */
  from: string;
  game: { id: string; title: string };
  at: Date;
  expiresAt: Date;
}

type Row = Omit<OpenInvitation, 'game'> & { game: string };

const INVITATIONS = `
select c.id as "challengeId", c.match_id as "matchId", r.player_id as "playerId", f.name as "from", m.game,
  c.created_at as at, c.expires_at as "expiresAt"
from challenges c
join matches m on m.id = c.match_id
join reservations r on r.match_id = c.match_id
join seats s on s.match_id = r.match_id and s.seat = r.seat
join players f on f.id = c.from_player
where ${isOpenAt('$2')} and s.player_id is null
  and r.player_id <> c.from_player and ${isNotBlocked('r.player_id')} and `;

/** Challenges to these players, or at these matches, that wait for an answer. For jobs: without a caller. */
export async function openInvitations(
  { db, games, now }: Room,
  of: { matches: readonly string[] } | { players: readonly string[] },
): Promise<OpenInvitation[]> {
  const [column, ids] = 'matches' in of ? ['c.match_id', of.matches] : ['r.player_id', of.players];
  const { rows } = await db.pool.query<Row>(`${INVITATIONS}${column} = any($1::uuid[])`, [ids, new Date(now())]);
  return rows.flatMap(({ game, ...rest }) => {
    const known = games.find(({ id }) => id === game);
    return known ? [{ ...rest, game: { id: known.id, title: known.title } }] : [];
  });
}

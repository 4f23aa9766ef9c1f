import { judgesIt } from '../door/who-judges.ts';
import type { Room } from '../room.ts';
import { aboutsOf } from './judge-calls.ts';

/** A call for a judge to which nobody has come, and somebody who may: what could be worth telling a judge who is not there. */
export interface OpenCall {
  matchId: string;
  /** Of the entry with which it was made. */
  version: number;
  tournamentId: string;
  /** Who judges there, and has not to be at their desk. */
  playerId: string;
  seat: number;
  /** Who calls, as they are called now. */
  from: string;
  about: string;
  game: { id: string; title: string };
  at: Date;
}

type Row = Omit<OpenCall, 'game' | 'about'> & { game: string };

const CALLS = `
select c.match_id as "matchId", c.version, c.tournament_id as "tournamentId", j.player_id as "playerId", c.seat,
  p.name as "from", m.game, c.at
from judge_calls c
join matches m on m.id = c.match_id
join seats s on s.match_id = c.match_id and s.seat = c.seat
join players p on p.id = s.player_id
join tournaments t on t.id = c.tournament_id
cross join lateral (select t.organizer as player_id
  union select o.player_id from tournament_officials o where o.tournament_id = t.id and o.role = 'JUDGE') j
where c.closed_at is null and c.taken_at is null and c.at > $2 and ${judgesIt('j.player_id')} and `;

/** Calls that these players may answer, or at these matches, by each of their judges. For jobs: without a caller. */
export async function openCalls(
  room: Room,
  of: ({ matches: readonly string[] } | { players: readonly string[] }) & { since: Date },
): Promise<OpenCall[]> {
  const [column, ids] = 'matches' in of ? ['c.match_id', of.matches] : ['j.player_id', of.players];
  const { rows } = await room.db.pool.query<Row>(`${CALLS}${column} = any($1::uuid[])`, [ids, of.since]);
  const abouts = await aboutsOf(room, rows);
  return rows.flatMap(({ game, ...rest }) => {
    const known = room.games.find(({ id }) => id === game);
    const about = abouts(rest);
    return known ? [{ ...rest, about, game: { id: known.id, title: known.title } }] : [];
  });
}

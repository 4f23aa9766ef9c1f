import type { Seat } from '../../engine/index.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

const CHAMPION = `select setup ->> 'champion' as champion from tournaments where id = $1`;

/** The seat of the player who defends the title of a match's tournament; null: no player of the match does. */
export async function championAt({ db }: Pick<Room, 'db'>, match: MatchHead): Promise<Seat | null> {
  const { rows } = await db.pool.query<{ champion: string | null }>({
    name: 'champion',
    text: CHAMPION,
    values: [match.tournamentId],
  });
  const [seat] = seatsOf(match, rows[0]?.champion ?? '');
  return seat ?? null;
}

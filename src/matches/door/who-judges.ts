import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { mustSee, noMatch } from '../match/checks.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

/** Of a tournament, for who does not play in it. A JUDGE is also its organizer. */
export type Office = 'JUDGE' | 'COMMENTATOR';

// Who plays in it has no office there, not even where others sit: a hand that they have read there is a deck that they meet next.
const PLAYS = (player: string) =>
  `exists (select from tournament_members m where m.tournament_id = t.id and m.player_id = ${player})`;
const APPOINTED = (player: string, role: Office) => `exists (
    select from tournament_officials o where o.tournament_id = t.id and o.player_id = ${player} and o.role = '${role}')`;
/**
 * That a player judges the tournament `t`, as a condition of SQL: while its rounds are played, and as long as it stands. Powers
 * end with the tournament.
 * @param player whose id, as SQL
 */
export function judgesIt(player: string): string {
  return `t.status in ('OPEN', 'RUNNING')
  and (t.organizer = ${player} or ${APPOINTED(player, 'JUDGE')}) and not ${PLAYS(player)}`;
}

const JUDGES = `select 1 from tournaments t where t.id = $1 and ${judgesIt('$2')}`;

const OFFICES = `
select t.id as tournament, case when ${judgesIt('$2')} then 'JUDGE' else 'COMMENTATOR' end as office
from tournaments t
where t.id = any($1::uuid[]) and (${judgesIt('$2')} or ${APPOINTED('$2', 'COMMENTATOR')} and not ${PLAYS('$2')})`;

/** Whether a player judges a tournament now: its organizer, or whom they have appointed, and nobody who plays in it. */
export async function judgesAt({ db }: Pick<Room, 'db'>, tournamentId: string, playerId: string): Promise<boolean> {
  const { rowCount } = await db.pool.query({ name: 'judges-at', text: JUDGES, values: [tournamentId, playerId] });
  return rowCount === 1;
}

/** A player's office at each of these tournaments where they have one. */
export async function officesIn(
  { db }: Pick<Room, 'db'>,
  playerId: string,
  tournaments: readonly string[],
): Promise<ReadonlyMap<string, Office>> {
  const values = [tournaments, playerId];
  const { rows } = await db.pool.query<{ tournament: string; office: Office }>({
    name: 'offices',
    text: OFFICES,
    values,
  });
  return new Map(rows.map(({ tournament, office }) => [tournament, office]));
}

/**
 * That a player judges the tournament that a match `m` is of, as a condition of SQL.
 * @param player whose id, as SQL
 */
export function isJudgedBy(player: string): string {
  return `m.tournament_id in (select t.id from tournaments t where ${judgesIt(player)} and t.id in (
    select o.tournament_id from tournament_officials o where o.player_id = ${player}
    union all select x.id from tournaments x where x.organizer = ${player}))`;
}

/** Whether a player judges a match: one of a tournament, at which they do not sit. */
export async function isJudgeOf(room: Pick<Room, 'db'>, match: MatchHead, playerId: string): Promise<boolean> {
  const { tournamentId } = match;
  return tournamentId !== null && seatsOf(match, playerId).length === 0 && judgesAt(room, tournamentId, playerId);
}

/** @throws Refused FORBIDDEN; NOT_FOUND where the caller may not even know of the match */
export async function mustJudge(room: Room, match: MatchHead, caller: Caller): Promise<void> {
  if (await isJudgeOf(room, match, caller.id)) return;
  mustSee(match, caller, room.now());
  throw new Refused('FORBIDDEN', 'You are no judge of this match: ask its organizer to appoint you.');
}

/** @throws Refused NOT_FOUND, also for a tournament of which the caller is no judge */
export async function mustJudgeAt(room: Room, tournamentId: string, caller: Caller): Promise<void> {
  if (!(await judgesAt(room, tournamentId, caller.id))) throw noTournament();
}

function noTournament(): Refused {
  const { code } = noMatch();
  return new Refused(code, 'There is no such tournament, or you are no judge of it: ask its organizer to appoint you.');
}

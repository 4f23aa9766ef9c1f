import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';
import { mustSee, noMatch } from './read-match.ts';

// While its rounds are played, and as long as it stands: powers end with the tournament. Who plays in it judges nothing in it,
// not even where others sit: a hand that they have read there is a deck that they meet next.
const JUDGES = `
select 1 from tournaments t
where t.id = $1 and t.status in ('OPEN', 'RUNNING')
  and (t.organizer = $2 or exists (
    select from tournament_officials o where o.tournament_id = t.id and o.player_id = $2 and o.role = 'JUDGE'))
  and not exists (select from tournament_members m where m.tournament_id = t.id and m.player_id = $2)`;

/** Whether a player judges a tournament now: its organizer, or whom they have appointed, and nobody who plays in it. */
export async function judgesAt({ db }: Pick<Room, 'db'>, tournamentId: string, playerId: string): Promise<boolean> {
  const { rowCount } = await db.pool.query({ name: 'judges-at', text: JUDGES, values: [tournamentId, playerId] });
  return rowCount === 1;
}

/** Whether a player judges a match: one of a tournament, at which they do not sit. */
export async function isJudgeOf(room: Pick<Room, 'db'>, match: MatchHead, playerId: string): Promise<boolean> {
  const { tournamentId } = match;
  return tournamentId !== null && seatsOf(match, playerId).length === 0 && judgesAt(room, tournamentId, playerId);
}

/** @throws Refused FORBIDDEN; NOT_FOUND where the caller may not even know of the match */
export async function mustJudge(room: Room, match: MatchHead, caller: Caller): Promise<void> {
  if (await isJudgeOf(room, match, caller.id)) return;
  mustSee(match, caller);
  throw new Refused('FORBIDDEN', 'You are no judge of this match.');
}

/** @throws Refused NOT_FOUND, also for a tournament of which the caller is no judge */
export async function mustJudgeAt(room: Room, tournamentId: string, caller: Caller): Promise<void> {
  if (!(await judgesAt(room, tournamentId, caller.id))) throw noTournament();
}

function noTournament(): Refused {
  const { code } = noMatch();
  return new Refused(code, 'There is no such tournament, or you are no judge of it.');
}

import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { mustSee, noMatch } from '../match/checks.ts';
import { type MatchHead, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

/** Whether a player judges a tournament now: its organizer, or whom they have appointed, and nobody who plays in it. */
async function judgesAt({ store }: Pick<Room, 'store'>, tournamentId: string, playerId: string): Promise<boolean> {
  return (await store.offices(playerId, [tournamentId])).get(tournamentId) === 'JUDGE';
}

/** Whether a player judges a match: one of a tournament, at which they do not sit. */
export async function isJudgeOf(room: Pick<Room, 'store'>, match: MatchHead, playerId: string): Promise<boolean> {
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

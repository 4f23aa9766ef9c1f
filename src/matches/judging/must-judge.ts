import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { mustSee } from '../match/checks.ts';
import { isSeated, type MatchHead } from '../match/match.ts';

async function judgesAt({ store }: MatchContext, tournamentId: string, { id }: Caller): Promise<boolean> {
  return (await store.offices(id, [tournamentId])).get(tournamentId) === 'JUDGE';
}

/** The caller must have no seat in the match. @throws Refused FORBIDDEN; NOT_FOUND as {@link mustSee} */
export async function mustJudge(context: MatchContext, match: MatchHead, caller: Caller): Promise<void> {
  const { tournamentId } = match;
  if (tournamentId !== null && !isSeated(match, caller.id) && (await judgesAt(context, tournamentId, caller))) return;
  mustSee(match, caller, context.now());
  throw new Refused('FORBIDDEN', 'You are not a judge of this match: ask its organizer to appoint you.');
}

/** @throws Refused NOT_FOUND, also if the tournament does not exist */
export async function mustJudgeAt(context: MatchContext, tournamentId: string, caller: Caller): Promise<void> {
  if (await judgesAt(context, tournamentId, caller)) return;
  const message = 'There is no such tournament, or you are not a judge of it: ask its organizer to appoint you.';
  throw new Refused('NOT_FOUND', message);
}

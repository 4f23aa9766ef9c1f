import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { MatchView, viewOfMatch } from '../view/match-view.ts';
import { accessById, freshMatch } from '../view/read-match.ts';

/**
 * The sweep cancels a match after a week without a new player.
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller is not the creator, or the match has begun), MATCH_OVER
 */
export async function cancelMatch(
  context: MatchContext,
  caller: Caller,
  { matchId }: { matchId: string },
): Promise<MatchView> {
  const access = await accessById(context, caller, matchId);
  const { match } = access;
  if (match.createdBy !== caller.id)
    throw new Refused(
      'FORBIDDEN',
      'Only the creator can cancel this match: leave it with leaveMatch before it begins, or resign afterwards.',
    );
  if (match.status === 'FINISHED') throw new Refused('MATCH_OVER', 'The match is over: it can no longer be cancelled.');
  if (match.status === 'CANCELLED') return new MatchView(context, access);
  if (!(await context.store.waiting.cancel(matchId, new Date(context.now()))))
    throw new Refused('FORBIDDEN', 'The match has already begun: resign instead.');
  context.bus.publish(matchId, match.version);
  return viewOfMatch(context, caller, (await freshMatch(context, matchId)).match);
}

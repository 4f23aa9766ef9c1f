import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { matchOver } from '../match/checks.ts';
import { isOver, isSeated } from '../match/match.ts';
import { MatchView } from '../view/match-view.ts';
import { accessById, freshMatch } from '../view/read-match.ts';
import { accessIfAllowed, outsiderAccess } from '../view/viewer-access.ts';

/**
 * Also gives back decks, stakes and entropy. If the caller has no seat, nothing changes.
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller is the creator, or the match has begun), MATCH_OVER
 */
export async function leaveMatch(
  context: MatchContext,
  caller: Caller,
  { matchId }: { matchId: string },
): Promise<MatchView> {
  const access = await accessById(context, caller, matchId);
  const { match } = access;
  if (isOver(match)) throw matchOver();
  if (!isSeated(match, caller.id)) return new MatchView(context, access);
  if (match.createdBy === caller.id) throw new Refused('FORBIDDEN', 'You created this match: cancel it instead.');
  const left = await context.store.waiting.leave(match.id, caller.id).catch((error) => {
    context.cache.drop(match.id); // the change may have been committed despite the error
    throw error;
  });
  if (!left) throw new Refused('FORBIDDEN', 'The match has already begun: resign instead.');
  context.bus.publish(match.id, match.version);
  const without = (await freshMatch(context, match.id)).match;
  // After leaving a private match, a player gets the new state one last time.
  return new MatchView(
    context,
    (await accessIfAllowed(context, caller, without)) ?? (await outsiderAccess(context, without)),
  );
}

import { randomUUID } from 'node:crypto';
import { checkReason, mustBeAdmin } from '../../accounts/for-transactions.ts';
import type { Caller, LoggedAct } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { appendVoid } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import { isSeated } from '../match/match.ts';
import { withMatch } from '../view/read-match.ts';

/**
 * Ends a running match as void, for an admin without a seat. The entry and the admin's act are written together.
 * @throws Refused FORBIDDEN, NOT_FOUND, NOT_ASKED (the match has not begun), MATCH_OVER, BAD_INPUT
 */
export async function voidMatch(
  context: MatchContext,
  caller: Caller,
  input: { matchId: string; reason: string },
): Promise<LoggedAct> {
  const voidedBy = { id: randomUUID(), actorId: caller.id, reason: checkReason(input.reason) };
  await mustBeAdmin(context.db.orm, caller);
  return withMatch(context, input.matchId, async (cached) => {
    const { id: matchId } = cached.match;
    if (isSeated(cached.match, caller.id))
      throw new Refused('FORBIDDEN', 'You have a seat in this match: ask another admin to end it.');
    const { entry } = await appendVoid(context, cached, voidedBy);
    const { id, reason } = voidedBy;
    return {
      ...{ id, at: entry.at, act: 'VOID_MATCH', actor: caller, player: null },
      ...{ matchId, reportId: null, reason, until: null },
    };
  });
}

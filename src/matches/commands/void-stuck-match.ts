import { randomUUID } from 'node:crypto';
import { type Actor, checkReason, idOf, mustBeAdmin, readAct } from '../../accounts/for-transactions.ts';
import type { LoggedAct } from '../../accounts/index.ts';
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
  actor: Actor,
  input: { matchId: string; reason: string },
): Promise<LoggedAct> {
  const voidedBy = { id: randomUUID(), actorId: idOf(actor), reason: checkReason(input.reason) };
  await mustBeAdmin(context.db.orm, actor);
  await withMatch(context, input.matchId, async (cached) => {
    if (isSeated(cached.match, idOf(actor)))
      throw new Refused('FORBIDDEN', 'You have a seat in this match: ask another admin to end it.');
    await appendVoid(context, cached, voidedBy);
  });
  return readAct(context, voidedBy.id);
}

import { and, desc, eq, lte } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { matchReadings } from '../../db/schema.ts';
import type { MatchContext } from '../context.ts';
import type { MatchSummary } from '../view/match-summary.ts';
import { MatchView } from '../view/match-view.ts';
import { currentMatch } from '../view/read-match.ts';
import { judgeAccess } from '../view/viewer-access.ts';
import { mustJudge } from './must-judge.ts';

const SHOWN = 100;

/**
 * Returns a complete match to a judge, including all hands and face-down cards. The reading is recorded first, once per
 * judge and version, and is visible to everyone who may see the match.
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller is not a judge of the match)
 */
export async function readAsJudge(context: MatchContext, caller: Caller, matchId: string): Promise<MatchView> {
  const { match } = await currentMatch(context, matchId);
  await mustJudge(context, match, caller);
  const row = { matchId: match.id, version: match.version, playerId: caller.id, at: new Date(context.now()) };
  await context.db.orm.insert(matchReadings).values(row).onConflictDoNothing();
  return new MatchView(context, judgeAccess(match, caller));
}

/** Latest first. In a delayed broadcast, readings are delayed like entries. */
export async function readingsOf(context: MatchContext, match: MatchSummary) {
  const { playerId, version, at } = matchReadings;
  return context.db.orm
    .select({ playerId, version, at })
    .from(matchReadings)
    .where(and(eq(matchReadings.matchId, match.id), match.asOf ? lte(at, match.asOf) : undefined))
    .orderBy(desc(at), desc(version))
    .limit(SHOWN);
}

import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { judgeCalls } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { JUDGING } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { parseInput } from '../../process/parse-input.ts';
import { appendEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import { matchOver, mustSit } from '../match/checks.ts';
import { isOver, type Match } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { heldMatch, withMatch } from '../view/read-match.ts';
import { type CallName, type JudgeCallView, noCall, readCall } from './judge-calls.ts';
import { mustJudge } from './must-judge.ts';

interface CallJudge {
  matchId: string;
  /** The reason for the call, visible to everyone at the match: 1 to 500 characters on one line. */
  about: string;
}

/** How many seconds the caller should wait before calling again. */
const LATER = 30;

/**
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller has no seat, or the match has no tournament), NOT_ASKED (the match
 * has not begun), MATCH_OVER, BAD_INPUT; RATE_LIMITED (the caller's last call has not been closed yet)
 */
export async function callJudge(
  context: MatchContext,
  caller: Caller,
  { matchId, about }: CallJudge,
): Promise<MatchView> {
  const move = parseInput(JUDGING.JUDGE_CALLED, { about });
  return withMatch(context, matchId, async (cached, arrived) => {
    const seat = callingSeat(cached.match, caller, arrived);
    await mustNotWait(context, matchId, seat);
    const call = (match: Match) => {
      if (isOver(match)) throw matchOver();
      return { action: { kind: 'JUDGE_CALLED' as const, seat, move } };
    };
    await appendEntry(context, cached, call, arrived);
    return viewOfMatch(context, caller, cached.match);
  });
}

function callingSeat(match: Match, caller: Caller, now: number): number {
  const [seat = 0] = mustSit(match, caller, now, 'You have no seat in this match: only its players can call a judge.');
  if (match.tournamentId === null)
    throw new Refused(
      'FORBIDDEN',
      'This match has no judge, because it is not part of a tournament: agree with your opponents, or resign.',
    );
  return seat;
}

// A call needs no answer in the match, so a player could fill the log with calls.
async function mustNotWait({ db }: MatchContext, matchId: string, seat: number): Promise<void> {
  const open = and(eq(judgeCalls.matchId, matchId), eq(judgeCalls.seat, seat), isNull(judgeCalls.closedAt));
  const [waiting] = await db.orm.select({ at: judgeCalls.at }).from(judgeCalls).where(open).limit(1);
  if (waiting)
    throw new Refused('RATE_LIMITED', 'You have already called a judge: wait until the call is closed.', {
      retryAfter: LATER,
    });
}

/**
 * Assigns a judge call to the caller, who must be a judge. Idempotent.
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller is not a judge of the match; or another judge has taken the call, or
 * it is closed)
 */
export async function takeCall(context: MatchContext, caller: Caller, name: CallName): Promise<JudgeCallView> {
  await mustAnswer(context, caller, name);
  await changeOpen(context, name, { takenBy: caller.id, takenAt: new Date(context.now()) }, isNull(judgeCalls.takenBy));
  const call = await readCall(context, caller, name);
  if (call.status !== 'TAKEN' || call.takenBy?.id !== caller.id)
    throw new Refused(
      'FORBIDDEN',
      call.status === 'CLOSED'
        ? 'The call is already closed.'
        : 'Another judge has taken this call: take another call.',
    );
  return call;
}

/**
 * Any judge of the match may close it. @throws Refused NOT_FOUND, FORBIDDEN (the caller is not a judge of the match)
 */
export async function closeCall(context: MatchContext, caller: Caller, name: CallName): Promise<JudgeCallView> {
  await mustAnswer(context, caller, name);
  await changeOpen(context, name, { closedBy: caller.id, closedAt: new Date(context.now()) });
  return readCall(context, caller, name);
}

async function mustAnswer(context: MatchContext, caller: Caller, { matchId, version }: CallName): Promise<void> {
  if (!isUuid(matchId) || !Number.isInteger(version)) throw noCall();
  await mustJudge(context, (await heldMatch(context, matchId)).match, caller);
}

async function changeOpen(
  { db }: MatchContext,
  { matchId, version }: CallName,
  change: Partial<typeof judgeCalls.$inferInsert>,
  also?: SQL,
): Promise<void> {
  const isCall = and(eq(judgeCalls.matchId, matchId), eq(judgeCalls.version, version));
  await db.orm
    .update(judgeCalls)
    .set(change)
    .where(and(isCall, isNull(judgeCalls.closedAt), also));
}

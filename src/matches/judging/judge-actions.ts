import type { Caller } from '../../accounts/index.ts';
import { JUDGING, type JudgesAction, type Ruling } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { parseInput } from '../../process/parse-input.ts';
import { appendEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import { matchOver, mustHaveSeat, notBegun, staleVersion } from '../match/checks.ts';
import { canBeGiven } from '../match/judge-effects.ts';
import { isOver, type Match } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { withMatch } from '../view/read-match.ts';
import { mustJudge } from './must-judge.ts';

interface Decided {
  matchId: string;
  /** The judge's reason, visible to everyone at the match: 1 to 500 characters on one line. */
  reason: string;
  /**
   * If the match has moved on from this version, the request is refused, so that a repeated request has no effect.
   * Default: any version.
   */
  version?: number | null;
}

/**
 * @param decide returns null if there is nothing to do
 * @param check runs once the caller is known to be a judge of the match
 * @throws Refused NOT_FOUND, FORBIDDEN (the caller is not a judge of the match), NOT_ASKED (the match has not begun),
 * MATCH_OVER, STALE_VERSION, and the errors of `decide` and `check`
 */
async function asJudge(
  context: MatchContext,
  caller: Caller,
  { matchId, version = null }: Omit<Decided, 'reason'>,
  decide: (match: Match) => JudgesAction | null,
  check?: () => Promise<void>,
): Promise<MatchView> {
  return withMatch(context, matchId, async (cached, arrived) => {
    await mustJudge(context, cached.match, caller);
    await check?.();
    const attempt = (match: Match) => {
      mustRun(match, version);
      const action = decide(match);
      return action && { action };
    };
    await appendEntry(context, cached, attempt, arrived);
    return viewOfMatch(context, caller, cached.match);
  });
}

function mustRun(match: Match, version: number | null): void {
  if (isOver(match)) throw matchOver();
  if (match.status === 'WAITING') throw notBegun();
  if (version === null || version === match.version) return;
  throw staleVersion(match.version);
}

/** The clocks stop, and no seat has a question. Idempotent. @throws Refused as {@link asJudge} */
export async function pauseMatch(context: MatchContext, caller: Caller, input: Decided): Promise<MatchView> {
  const move = parseInput(JUDGING.PAUSED, { by: caller.id, reason: input.reason });
  return asJudge(context, caller, input, ({ at }) => (at?.paused ? null : { kind: 'PAUSED', seat: null, move }));
}

/** The clocks continue with the time that was left. Resuming a running match changes nothing. */
export async function resumeMatch(context: MatchContext, caller: Caller, input: Decided): Promise<MatchView> {
  const move = parseInput(JUDGING.RESUMED, { by: caller.id, reason: input.reason });
  return asJudge(context, caller, input, ({ at }) => (at?.paused ? { kind: 'RESUMED', seat: null, move } : null));
}

interface GiveTime extends Decided {
  seat: number;
  /** The time to give, 1 to 604,800 seconds. */
  seconds: number;
}

/**
 * A seat with a time bank can get time at any moment, other seats only for an open question.
 * @throws Refused as {@link asJudge}; BAD_INPUT (no clock or no such seat); NOT_ASKED (the seat's clock is not running)
 */
export async function giveTime(
  context: MatchContext,
  caller: Caller,
  { seat, seconds, ...input }: GiveTime,
): Promise<MatchView> {
  const move = parseInput(JUDGING.TIME_GIVEN, { seat, seconds, by: caller.id, reason: input.reason });
  return asJudge(context, caller, input, (match) => {
    mustHaveClock(match, seat);
    return { kind: 'TIME_GIVEN', seat: null, move };
  });
}

function mustHaveClock(match: Match, seat: number): void {
  mustHaveSeat(match, seat);
  const { timeControl, waitingFor } = match;
  if (!timeControl) throw badInput('matchId', 'The match is played without a clock: no time can be added.');
  const standing = match.standing[seat];
  if (!standing || !canBeGiven(standing))
    throw new Refused('NOT_ASKED', "This seat's clock is not running: give it time while it has a decision to make.", {
      waitingFor,
    });
}

interface RewindMatch extends Decided {
  /** The version to return to, 0 or higher. */
  to: number;
}

/** The maximum number of rewinds per match. Each rewind folds the whole table again and stores it. */
const MOST_REWINDS = 20;

/**
 * The match continues from that version with new randomness. The undone entries stay in the log. No seat gains time
 * from the rewind, and a paused match stays paused.
 * @throws Refused as {@link asJudge}; BAD_INPUT (not an earlier version); FORBIDDEN (too many rewinds)
 */
export async function rewindMatch(
  context: MatchContext,
  caller: Caller,
  { to, ...input }: RewindMatch,
): Promise<MatchView> {
  const move = parseInput(JUDGING.REWOUND, { to, by: caller.id, reason: input.reason });
  const mayRewind = async () => {
    const rewinds = await context.store.entriesOfKind(input.matchId, ['REWOUND']);
    if (rewinds.filter((rewind) => rewind.seat === null).length < MOST_REWINDS) return;
    throw new Refused('FORBIDDEN', `A match can be rewound at most ${MOST_REWINDS} times: rule on its result instead.`);
  };
  return asJudge(context, caller, input, () => ({ kind: 'REWOUND', seat: null, move }), mayRewind);
}

interface Rule extends Decided {
  seat: number;
  ruling: Ruling;
}

/** Ruling a loss puts the seat out of the match. @throws Refused as {@link asJudge}; BAD_INPUT (no such seat) */
export async function rule(
  context: MatchContext,
  caller: Caller,
  { seat, ruling, ...input }: Rule,
): Promise<MatchView> {
  const move = parseInput(JUDGING.RULED, { seat, ruling, by: caller.id, reason: input.reason });
  return asJudge(context, caller, input, (match) => {
    mustHaveSeat(match, seat);
    return { kind: 'RULED', seat: null, move };
  });
}

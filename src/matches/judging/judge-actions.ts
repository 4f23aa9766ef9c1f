import type { Caller } from '../../accounts/index.ts';
import { JUDGING, type JudgesAction, type Ruling } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { parseInput } from '../../process/parse-input.ts';
import { appendEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import { matchOver, mustHaveSeat, notBegun } from '../match/checks.ts';
import { canBeGiven } from '../match/judge-effects.ts';
import { isOver, type Match } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';
import { withMatch } from '../view/read-match.ts';
import { mustJudge } from './must-judge.ts';

interface Decided {
  matchId: string;
  /** Visible to everyone at the match: 1 to 500 characters in one line. */
  reason: string;
  /**
   * The request is refused if the match has moved on from this version, so that it never counts twice. Default: any.
   */
  version?: number | null;
}

/**
 * Applies a judge's action to a running match.
 * @param decide returns the action; null: there is nothing to do
 * @param check runs once the caller is known to be a judge of the match
 * @throws Refused NOT_FOUND, FORBIDDEN (not a judge of this match), NOT_ASKED (not begun), MATCH_OVER, STALE_VERSION,
 * and whatever `decide` and `check` throw
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
  const message = `The match is at version ${match.version}: read it again, and send that version.`;
  throw new Refused('STALE_VERSION', message, { version: match.version });
}

/**
 * A judge pauses a match: its clocks stop, and no seat is asked anything. Pausing it again changes nothing.
 * @throws Refused as {@link asJudge}
 */
export async function pauseMatch(context: MatchContext, caller: Caller, input: Decided): Promise<MatchView> {
  const move = parseInput(JUDGING.PAUSED, { by: caller.id, reason: input.reason });
  return asJudge(context, caller, input, ({ at }) => (at?.paused ? null : { kind: 'PAUSED', seat: null, move }));
}

/** A judge resumes a match; its clocks continue with what was left. Resuming it again changes nothing. */
export async function resumeMatch(context: MatchContext, caller: Caller, input: Decided): Promise<MatchView> {
  const move = parseInput(JUDGING.RESUMED, { by: caller.id, reason: input.reason });
  return asJudge(context, caller, input, ({ at }) => (at?.paused ? { kind: 'RESUMED', seat: null, move } : null));
}

interface GiveTime extends Decided {
  seat: number;
  /** 1 to 604,800. */
  seconds: number;
}

/**
 * A judge gives a seat more time: at any time if the seat has a bank, otherwise only for its open question.
 * @throws Refused as {@link asJudge}; BAD_INPUT (no clock, no such seat); NOT_ASKED (the seat's clock is not running)
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
  if (!timeControl) throw badInput('matchId', 'The match is played without a clock: there is no time to give.');
  const standing = match.standing[seat];
  if (!standing || !canBeGiven(standing))
    throw new Refused('NOT_ASKED', "This seat's clock is not running: give it time while it has a decision to make.", {
      waitingFor,
    });
}

interface RewindMatch extends Decided {
  /** The version to go back to, from 0. */
  to: number;
}

/** The most rewinds per match: each refolds the whole table and stores it. */
const MOST_REWINDS = 20;

/**
 * A judge rewinds a match to an earlier version; it continues from there with new randomness. The undone entries stay in the
 * log. No seat gains time by the rewind, and a paused match stays paused.
 * @throws Refused as {@link asJudge}; BAD_INPUT (no earlier version); FORBIDDEN (rewound too often)
 */
export async function rewindMatch(
  context: MatchContext,
  caller: Caller,
  { to, ...input }: RewindMatch,
): Promise<MatchView> {
  const move = parseInput(JUDGING.REWOUND, { to, by: caller.id, reason: input.reason });
  const mayRewind = async () => {
    if ((await context.store.entriesOfKind(input.matchId, ['REWOUND'])).length < MOST_REWINDS) return;
    throw new Refused('FORBIDDEN', `A match can be rewound at most ${MOST_REWINDS} times: rule its result instead.`);
  };
  return asJudge(context, caller, input, () => ({ kind: 'REWOUND', seat: null, move }), mayRewind);
}

interface Rule extends Decided {
  seat: number;
  ruling: Ruling;
}

/**
 * A judge rules on a seat. A ruled loss puts the seat out of the match, as resigning does.
 * @throws Refused as {@link asJudge}; BAD_INPUT (no such seat)
 */
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

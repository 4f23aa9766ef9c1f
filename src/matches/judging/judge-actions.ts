import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/columns.ts';
import { matchLog } from '../../db/schema.ts';
import { JUDGING, type Judged, type JudgesAction, type JudgingKind, type Ruling } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { parsed } from '../../process/checked-input.ts';
import { enter } from '../door/enter.ts';
import { heldHot } from '../door/read-match.ts';
import { type SeenMatch, seenMatch } from '../door/seen-match.ts';
import { mustJudge } from '../door/who-judges.ts';
import { canBeGiven } from '../match/judged-standing.ts';
import { isOver, type Match } from '../match/match.ts';
import type { Room } from '../room.ts';

/** What every decision of a judge's says. */
export interface Decided {
  matchId: string;
  /** Read by everybody at the match: 1 to 500 characters in one line. */
  reason: string;
  /** Nothing is done if the match has gone on since; so a request that is sent twice counts once. Left out: as it stands. */
  version?: number | null;
}

/** What a judge has sent, with their name under it. @throws Refused BAD_INPUT */
function worded<K extends Exclude<JudgingKind, 'JUDGE_CALLED'>>(
  kind: K,
  { id: by }: Caller,
  { reason, ...rest }: { reason: string } & Omit<Judged<K>, 'by' | 'reason'>,
): Judged<K> {
  const form: z.ZodType = JUDGING[kind];
  return parsed(form, { ...rest, by, reason }) as Judged<K>; // of that kind, which TypeScript cannot see through the generic
}

/**
 * A judge does something to a match that runs.
 * @param decide what; null: nothing is to be done
 * @throws Refused NOT_FOUND, FORBIDDEN (no judge of this match), NOT_ASKED (not begun), MATCH_OVER, STALE_VERSION, and by `decide`
 */
async function asJudge(
  room: Room,
  caller: Caller,
  { matchId, version = null }: Omit<Decided, 'reason'>,
  decide: (match: Match) => JudgesAction | null,
): Promise<SeenMatch> {
  const arrived = room.now();
  return room.hot.exclusive(matchId, async () => {
    const hot = await heldHot(room, matchId);
    await mustJudge(room, hot.match, caller);
    const attempt = (match: Match) => {
      mustRun(match, version);
      const action = decide(match);
      return action && { action };
    };
    await enter(room, hot, attempt, arrived);
    return seenMatch(room, caller, hot.match);
  });
}

function mustRun(match: Match, version: number | null): void {
  if (isOver(match)) throw new Refused('MATCH_OVER', 'The match is over.');
  if (match.status === 'WAITING')
    throw new Refused('NOT_ASKED', 'The match has not begun: wait until every seat is taken.', { waitingFor: [] });
  if (version !== null && version !== match.version)
    throw new Refused(
      'STALE_VERSION',
      `The match is at version ${match.version}: read it again, and send that version.`,
      { version: match.version },
    );
}

/** @throws Refused BAD_INPUT for a seat that the match does not have */
function mustHaveSeat({ seats }: Match, seat: number): void {
  if (seat < 0 || seat >= seats.length)
    throw new Refused('BAD_INPUT', `seat: must be from 0 to ${seats.length - 1}`, { field: 'seat' });
}

/** A judge stops a match: its clocks stand, nobody is asked. Of one that is stopped already nothing changes. @throws Refused as {@link asJudge} */
export async function pauseMatch(room: Room, caller: Caller, input: Decided): Promise<SeenMatch> {
  const move = worded('PAUSED', caller, { reason: input.reason });
  return asJudge(room, caller, input, ({ at }) => (at?.paused ? null : { kind: 'PAUSED', seat: null, move }));
}

/** A judge lets a match go on, the clocks with what was left on them. Of one that goes on already nothing changes. */
export async function resumeMatch(room: Room, caller: Caller, input: Decided): Promise<SeenMatch> {
  const move = worded('RESUMED', caller, { reason: input.reason });
  return asJudge(room, caller, input, ({ at }) => (at?.paused ? { kind: 'RESUMED', seat: null, move } : null));
}

export interface GiveTime extends Decided {
  seat: number;
  /** 1 to 604,800. */
  seconds: number;
}

/**
 * A judge gives a seat more time: to a bank whenever, else for what it is asked just now.
 * @throws Refused as {@link asJudge}; BAD_INPUT (no clock, no such seat); NOT_ASKED (the seat's clock does not run)
 */
export async function giveTime(room: Room, caller: Caller, { seat, seconds, ...input }: GiveTime): Promise<SeenMatch> {
  const move = worded('TIME_GIVEN', caller, { seat, seconds, reason: input.reason });
  return asJudge(room, caller, input, (match) => {
    mustHaveClock(match, seat);
    return { kind: 'TIME_GIVEN', seat: null, move };
  });
}

function mustHaveClock(match: Match, seat: number): void {
  mustHaveSeat(match, seat);
  const { timeControl, waitingFor } = match;
  if (!timeControl)
    throw new Refused('BAD_INPUT', 'The match is played without a clock: there is no time to give.', {
      field: 'matchId',
    });
  const standing = match.standing[seat];
  if (!standing || !canBeGiven(standing))
    throw new Refused('NOT_ASKED', 'The clock of this seat does not run: give time while the seat is asked.', {
      waitingFor,
    });
}

export interface RewindMatch extends Decided {
  /** The version whose table is laid again, from 0. */
  to: number;
}

/** So often a match is taken back: each time its whole table is laid again, and written down. */
const MOST_REWINDS = 20;

/**
 * A judge takes a match back to an earlier version; it goes on from there with fresh chance. What has been done stays in the
 * log. Nobody is given time by it; a match that is paused stays so.
 * @throws Refused as {@link asJudge}; BAD_INPUT (the match has not been there); FORBIDDEN (it was taken back too often)
 */
export async function rewindMatch(room: Room, caller: Caller, { to, ...input }: RewindMatch): Promise<SeenMatch> {
  const move = worded('REWOUND', caller, { to, reason: input.reason });
  if ((await rewindsIn(room, input.matchId)) >= MOST_REWINDS)
    throw new Refused('FORBIDDEN', `A match is taken back at most ${MOST_REWINDS} times: rule its result instead.`);
  return asJudge(room, caller, input, () => ({ kind: 'REWOUND', seat: null, move }));
}

async function rewindsIn({ db }: Room, matchId: string): Promise<number> {
  if (!isUuid(matchId)) return 0;
  const here = and(eq(matchLog.matchId, matchId), eq(matchLog.kind, 'REWOUND'));
  const [found] = await db.orm.select({ rewinds: count() }).from(matchLog).where(here);
  return found?.rewinds ?? 0;
}

export interface Rule extends Decided {
  seat: number;
  ruling: Ruling;
}

/**
 * A judge rules on a seat. A loss puts it out of the match, as the rules have it for who gives up.
 * @throws Refused as {@link asJudge}; BAD_INPUT (no such seat)
 */
export async function rule(room: Room, caller: Caller, { seat, ruling, ...input }: Rule): Promise<SeenMatch> {
  const move = worded('RULED', caller, { seat, ruling, reason: input.reason });
  return asJudge(room, caller, input, (match) => {
    mustHaveSeat(match, seat);
    return { kind: 'RULED', seat: null, move };
  });
}

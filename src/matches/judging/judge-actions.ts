import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/columns.ts';
import { JUDGING, type JudgesAction, type Ruling } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { parsed } from '../../process/checked-input.ts';
import { enter } from '../door/enter.ts';
import { heldHot } from '../door/read-match.ts';
import { type SeenMatch, seenMatch } from '../door/seen-match.ts';
import { mustJudge } from '../door/who-judges.ts';
import { matchOver, mustHaveSeat, notBegun } from '../match/checks.ts';
import { canBeGiven } from '../match/judged-standing.ts';
import { isOver, type Match } from '../match/match.ts';
import type { Room } from '../room.ts';

/** What every decision of a judge's says. */
interface Decided {
  matchId: string;
  /** Read by everybody at the match: 1 to 500 characters in one line. */
  reason: string;
  /** Nothing is done if the match has gone on since; so a request that is sent twice counts once. Left out: as it stands. */
  version?: number | null;
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
  return room.cache.exclusive(matchId, async () => {
    const cached = await heldHot(room, matchId);
    await mustJudge(room, cached.match, caller);
    const attempt = (match: Match) => {
      mustRun(match, version);
      const action = decide(match);
      return action && { action };
    };
    await enter(room, cached, attempt, arrived);
    return seenMatch(room, caller, cached.match);
  });
}

function mustRun(match: Match, version: number | null): void {
  if (isOver(match)) throw matchOver();
  if (match.status === 'WAITING') throw notBegun();
  if (version === null || version === match.version) return;
  const message = `The match is at version ${match.version}: read it again, and send that version.`;
  throw new Refused('STALE_VERSION', message, { version: match.version });
}

/** A judge stops a match: its clocks stand, nobody is asked. Of one that is stopped already nothing changes. @throws Refused as {@link asJudge} */
export async function pauseMatch(room: Room, caller: Caller, input: Decided): Promise<SeenMatch> {
  const move = parsed(JUDGING.PAUSED, { by: caller.id, reason: input.reason });
  return asJudge(room, caller, input, ({ at }) => (at?.paused ? null : { kind: 'PAUSED', seat: null, move }));
}

/** A judge lets a match go on, the clocks with what was left on them. Of one that goes on already nothing changes. */
export async function resumeMatch(room: Room, caller: Caller, input: Decided): Promise<SeenMatch> {
  const move = parsed(JUDGING.RESUMED, { by: caller.id, reason: input.reason });
  return asJudge(room, caller, input, ({ at }) => (at?.paused ? { kind: 'RESUMED', seat: null, move } : null));
}

interface GiveTime extends Decided {
  seat: number;
  /** 1 to 604,800. */
  seconds: number;
}

/**
 * A judge gives a seat more time: to a bank whenever, else for what it is asked just now.
 * @throws Refused as {@link asJudge}; BAD_INPUT (no clock, no such seat); NOT_ASKED (the seat's clock does not run)
 */
export async function giveTime(room: Room, caller: Caller, { seat, seconds, ...input }: GiveTime): Promise<SeenMatch> {
  const move = parsed(JUDGING.TIME_GIVEN, { seat, seconds, by: caller.id, reason: input.reason });
  return asJudge(room, caller, input, (match) => {
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
    throw new Refused('NOT_ASKED', 'The clock of this seat does not run: give time while the seat is asked.', {
      waitingFor,
    });
}

interface RewindMatch extends Decided {
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
  const move = parsed(JUDGING.REWOUND, { to, by: caller.id, reason: input.reason });
  const { matchId } = input;
  const rewinds = isUuid(matchId) ? await room.store.entriesOfKind(matchId, ['REWOUND']) : [];
  if (rewinds.length >= MOST_REWINDS)
    throw new Refused('FORBIDDEN', `A match is taken back at most ${MOST_REWINDS} times: rule its result instead.`);
  return asJudge(room, caller, input, () => ({ kind: 'REWOUND', seat: null, move }));
}

interface Rule extends Decided {
  seat: number;
  ruling: Ruling;
}

/**
 * A judge rules on a seat. A loss puts it out of the match, like resigning.
 * @throws Refused as {@link asJudge}; BAD_INPUT (no such seat)
 */
export async function rule(room: Room, caller: Caller, { seat, ruling, ...input }: Rule): Promise<SeenMatch> {
  const move = parsed(JUDGING.RULED, { seat, ruling, by: caller.id, reason: input.reason });
  return asJudge(room, caller, input, (match) => {
    mustHaveSeat(match, seat);
    return { kind: 'RULED', seat: null, move };
  });
}

import type { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { JUDGING, type Judged, type JudgesAction, type JudgingKind } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { enter } from '../door/enter.ts';
import { heldHot } from '../door/read-match.ts';
import { type SeenMatch, seenMatch } from '../door/seen-match.ts';
import { mustJudge } from '../door/who-judges.ts';
import { parsed } from '../match/checked-input.ts';
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
export function worded<K extends Exclude<JudgingKind, 'JUDGE_CALLED'>>(
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
export async function asJudge(
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
export function mustHaveSeat({ seats }: Match, seat: number): void {
  if (seat < 0 || seat >= seats.length)
    throw new Refused('BAD_INPUT', `seat: must be from 0 to ${seats.length - 1}`, { field: 'seat' });
}

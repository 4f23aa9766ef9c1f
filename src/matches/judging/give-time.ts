import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { SeenMatch } from '../door/seen-match.ts';
import { canBeGiven } from '../match/judged-clocks.ts';
import type { Match } from '../match/match.ts';
import type { Room } from '../room.ts';
import { asJudge, type Decided, mustHaveSeat, worded } from './as-judge.ts';

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

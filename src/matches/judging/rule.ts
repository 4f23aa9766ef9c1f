import type { Caller } from '../../accounts/index.ts';
import type { Ruling } from '../../engine/index.ts';
import type { SeenMatch } from '../door/seen-match.ts';
import type { Room } from '../room.ts';
import { asJudge, type Decided, mustHaveSeat, worded } from './as-judge.ts';

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

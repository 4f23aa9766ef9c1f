import type { Caller } from '../../accounts/index.ts';
import type { SeenMatch } from '../door/seen-match.ts';
import type { Room } from '../room.ts';
import { asJudge, type Decided, worded } from './as-judge.ts';

export interface RewindMatch extends Decided {
  /** The version whose table is laid again, from 0. */
  to: number;
}

/**
 * A judge takes a match back to an earlier version; it goes on from there with fresh chance. What has been done stays in the
 * log. Nobody is given time by it; a match that is paused stays so.
 * @throws Refused as {@link asJudge}; BAD_INPUT (the match has not been there)
 */
export async function rewindMatch(room: Room, caller: Caller, { to, ...input }: RewindMatch): Promise<SeenMatch> {
  const move = worded('REWOUND', caller, { to, reason: input.reason });
  return asJudge(room, caller, input, () => ({ kind: 'REWOUND', seat: null, move }));
}

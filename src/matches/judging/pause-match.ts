import type { Caller } from '../../accounts/index.ts';
import type { SeenMatch } from '../door/seen-match.ts';
import type { Room } from '../room.ts';
import { asJudge, type Decided, worded } from './as-judge.ts';

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

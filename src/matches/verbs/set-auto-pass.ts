import type { Caller } from '../../accounts/index.ts';
import type { AutoPass } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { type Attempt, enter } from '../door/enter.ts';
import { heldHot, mustSee } from '../door/read-match.ts';
import { SeenMatch } from '../door/seen-match.ts';
import { isOver, type Match, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

export interface SetAutoPass {
  matchId: string;
  mode: AutoPass;
  /** One of the caller's seats; left out: all of them. */
  seat?: number | null;
}

/**
 * What the caller's seats want of reaction windows from now on.
 * @throws Refused NOT_FOUND, FORBIDDEN (not your seat), NOT_ASKED (not begun), MATCH_OVER
 */
export async function setAutoPass(
  room: Room,
  caller: Caller,
  { matchId, mode, seat }: SetAutoPass,
): Promise<SeenMatch> {
  const arrived = room.now();
  return room.hot.exclusive(matchId, async () => {
    const hot = await heldHot(room, matchId);
    const wanted = seatsWanted(hot.match, caller, seat);
    for (const one of wanted) {
      const set = (match: Match): Attempt | null => {
        if (isOver(match)) throw new Refused('MATCH_OVER', 'The match is over.');
        return match.at?.autoPass[one] === mode ? null : { action: { kind: 'AUTO_PASS', seat: one, move: { mode } } };
      };
      await enter(room, hot, set, arrived);
    }
    return new SeenMatch(room, caller, hot.match);
  });
}

function seatsWanted(match: Match, caller: Caller, seat: number | null | undefined): number[] {
  mustSee(match, caller);
  const seats = seatsOf(match, caller.id);
  const wanted = seats.filter((one) => seat === null || seat === undefined || one === seat);
  if (wanted.length === 0) throw new Refused('FORBIDDEN', 'That is not your seat.');
  return wanted;
}

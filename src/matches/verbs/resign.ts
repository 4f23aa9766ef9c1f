import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { type Attempt, enter } from '../door/enter.ts';
import { heldHot } from '../door/read-match.ts';
import { type SeenMatch, seenMatch } from '../door/seen-match.ts';
import { mustSee } from '../match/checks.ts';
import { isOver, type Match, seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

/**
 * The caller gives up: every seat of theirs leaves, one entry each, until the match is over.
 * @throws Refused NOT_FOUND, FORBIDDEN (no seat), NOT_ASKED (not begun: cancel or leave it), MATCH_OVER
 */
export async function resign(room: Room, caller: Caller, { matchId }: { matchId: string }): Promise<SeenMatch> {
  return seenMatch(room, caller, await giveUp(room, caller, matchId));
}

/** The same for a player who does not call any more. The match then. */
export async function giveUp(room: Room, player: { id: string }, matchId: string): Promise<Match> {
  const arrived = room.now();
  return room.hot.exclusive(matchId, async () => {
    const hot = await heldHot(room, matchId);
    let left = 0;
    for (;;) {
      const leave = (match: Match): Attempt | null => {
        const seat = leavingSeat(match, player, { begun: left > 0, now: arrived });
        return seat === null ? null : { action: { kind: 'RESIGNED', seat, move: { why: 'RESIGNED' } } };
      };
      const entered = await enter(room, hot, leave, arrived);
      if (!entered) return hot.match;
      left++;
    }
  });
}

// The next seat to leave; null when all have left just now.
function leavingSeat(
  match: Match,
  player: { id: string },
  { begun, now }: { begun: boolean; now: number },
): number | null {
  mustSee(match, player, now);
  const seats = seatsOf(match, player.id);
  if (seats.length === 0) throw new Refused('FORBIDDEN', 'You have no seat at this match: only its players resign.');
  if (match.status === 'WAITING') throw notBegun(match.createdBy === player.id);
  const seat = seats.find((one) => match.standing[one]?.left === null);
  if (begun && (isOver(match) || seat === undefined)) return null;
  if (isOver(match)) throw new Refused('MATCH_OVER', 'The match is over.');
  if (seat === undefined) throw new Refused('FORBIDDEN', 'You have already left this match: nothing is left to do.');
  return seat;
}

function notBegun(isCreator: boolean): Refused {
  const next = isCreator ? 'take it back with `cancelMatch`' : 'give your seat back with `leaveMatch`';
  return new Refused('NOT_ASKED', `The match has not begun: ${next}.`, { waitingFor: [] });
}

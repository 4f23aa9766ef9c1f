import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { cancelWaiting } from '../door/cancel-waiting.ts';
import { lookAt } from '../door/look.ts';
import { freshHot } from '../door/read-match.ts';
import { SeenMatch, seenMatch } from '../door/seen-match.ts';
import type { Room } from '../room.ts';

/**
 * Gives up a match that still waits for players. Only its creator may; once the last seat is taken the match begins,
 * perhaps on another node, and it is too late. After a week without a new player the sweep does it.
 * @throws Refused NOT_FOUND, FORBIDDEN (not its creator, or it begins or has begun), MATCH_OVER
 */
export async function cancelMatch(room: Room, caller: Caller, { matchId }: { matchId: string }): Promise<SeenMatch> {
  const look = await lookAt(room, caller, (await freshHot(room, matchId)).match);
  const { match } = look;
  if (match.createdBy !== caller.id)
    throw new Refused(
      'FORBIDDEN',
      'Only the creator can cancel this match: leave it with leaveMatch before it begins, or resign afterwards.',
    );
  if (match.status === 'FINISHED')
    throw new Refused('MATCH_OVER', 'The match is over: it cannot be cancelled any more.');
  if (match.status === 'CANCELLED') return new SeenMatch(room, look);
  if (!(await cancelWaiting(room, room.db.orm, matchId)))
    throw new Refused('FORBIDDEN', 'The match has already begun: resign instead.');
  room.bus.publish(matchId, match.version);
  return seenMatch(room, caller, (await freshHot(room, matchId)).match);
}

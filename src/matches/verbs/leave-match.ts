import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import { lookAt, lookFromOutside, lookIfAllowed } from '../door/look.ts';
import { freshHot } from '../door/read-match.ts';
import { SeenMatch, seenMatch } from '../door/seen-match.ts';
import { seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

/**
 * Gives back every seat that the caller has at a match that still waits for players, with the deck and whatever was put into
 * the deal; cards staked there are free again. Who has no seat there changes nothing.
 * @throws Refused NOT_FOUND, FORBIDDEN (its creator, who can cancel it; or it begins or has begun: resign), MATCH_OVER
 */
export async function leaveMatch(room: Room, caller: Caller, { matchId }: { matchId: string }): Promise<SeenMatch> {
  const look = await lookAt(room, caller, (await freshHot(room, matchId)).match);
  const { match } = look;
  if (match.status === 'FINISHED' || match.status === 'CANCELLED')
    throw new Refused('MATCH_OVER', 'The match is over.');
  if (seatsOf(match, caller.id).length === 0) return new SeenMatch(room, look);
  if (match.createdBy === caller.id) throw new Refused('FORBIDDEN', 'You have created this match: cancel it instead.');
  const left = await room.store.waiting.leave(match.id, caller.id).catch((error) => {
    room.hot.drop(match.id); // it may be committed all the same
    throw error;
  });
  if (!left) throw new Refused('FORBIDDEN', 'The match has already begun: resign instead.');
  room.bus.publish(match.id, match.version);
  const without = (await freshHot(room, match.id)).match;
  // Who has left a private match is told how it is without them, and nothing of it afterwards.
  return new SeenMatch(room, (await lookIfAllowed(room, caller, without)) ?? (await lookFromOutside(room, without)));
}

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
  if (!(await room.store.waiting.cancel(matchId, new Date(room.now()))))
    throw new Refused('FORBIDDEN', 'The match has already begun: resign instead.');
  room.bus.publish(matchId, match.version);
  return seenMatch(room, caller, (await freshHot(room, matchId)).match);
}

import type { Caller } from '../../accounts/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import { lookAt, lookFromOutside, lookIfAllowed } from '../door/look.ts';
import { freshHot } from '../door/read-match.ts';
import { SeenMatch } from '../door/seen-match.ts';
import { seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';
import { giveBack } from './give-back.ts';

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
  const left = await inTransaction(room.db.pool, (tx) => giveBack(tx, match.id, caller.id)).catch((error) => {
    room.hot.drop(match.id); // it may be committed all the same
    throw error;
  });
  if (!left) throw new Refused('FORBIDDEN', 'The match has already begun: resign instead.');
  room.bus.publish(match.id, match.version);
  const without = (await freshHot(room, match.id)).match;
  // Who has left a private match is told how it is without them, and nothing of it afterwards.
  return new SeenMatch(room, (await lookIfAllowed(room, caller, without)) ?? (await lookFromOutside(room, without)));
}

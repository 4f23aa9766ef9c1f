import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../accounts/index.ts';
import { matches, seats } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { Refused } from '../../errors.ts';
import { freshHot, mustSee } from '../door/read-match.ts';
import { SeenMatch } from '../door/seen-match.ts';
import { seatsOf } from '../match/match.ts';
import type { Room } from '../room.ts';

/**
 * Gives back every seat that the caller has at a match that still waits for players, with the deck and whatever was put into
 * the deal; cards staked there are free again. Who has no seat there changes nothing.
 * @throws Refused NOT_FOUND, FORBIDDEN (its creator, who can cancel it; or it begins or has begun: resign), MATCH_OVER
 */
export async function leaveMatch(room: Room, caller: Caller, { matchId }: { matchId: string }): Promise<SeenMatch> {
  const { match } = await freshHot(room, matchId);
  mustSee(match, caller);
  if (match.status === 'FINISHED' || match.status === 'CANCELLED')
    throw new Refused('MATCH_OVER', 'The match is over.');
  if (seatsOf(match, caller.id).length === 0) return new SeenMatch(room, caller, match);
  if (match.createdBy === caller.id) throw new Refused('FORBIDDEN', 'You have created this match: cancel it instead.');
  await inTransaction(room.db.pool, (tx) => giveBack(tx, match.id, caller.id)).catch((error) => {
    room.hot.drop(match.id); // it may be committed all the same
    throw error;
  });
  room.bus.publish(match.id, match.version);
  return new SeenMatch(room, caller, (await freshHot(room, match.id)).match);
}

// The match's row is held meanwhile: who takes the last seat comes before or after.
async function giveBack(tx: Transaction, matchId: string, playerId: string): Promise<void> {
  const held = { status: matches.status, openSeats: matches.openSeats };
  const [row] = await tx.select(held).from(matches).where(eq(matches.id, matchId)).for('update');
  if (row?.status !== 'WAITING' || row.openSeats === 0)
    throw new Refused('FORBIDDEN', 'The match has already begun: resign instead.');
  const { rowCount } = await tx
    .update(seats)
    .set({ playerId: null, deck: null, entropy: null, autoPass: 'NONE', name: null, nameSalt: null })
    .where(and(eq(seats.matchId, matchId), eq(seats.playerId, playerId)));
  await tx
    .update(matches)
    .set({ openSeats: sql`${matches.openSeats} + ${rowCount ?? 0}::smallint` })
    .where(eq(matches.id, matchId));
}

import { and, eq, sql } from 'drizzle-orm';
import { matches, seats } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';

/**
 * Gives back every seat that a player has at a match that waits for players, with the deck and whatever was put into the deal.
 * The match's row is held meanwhile: who takes the last seat comes before or after. False: it was before, or the match is over.
 */
export async function giveBack(tx: Transaction, matchId: string, playerId: string): Promise<boolean> {
  const here = eq(matches.id, matchId);
  const held = { status: matches.status, openSeats: matches.openSeats };
  const [row] = await tx.select(held).from(matches).where(here).for('update');
  if (row?.status !== 'WAITING' || row.openSeats === 0) return false;
  const { rowCount } = await tx
    .update(seats)
    .set({ playerId: null, deck: null, entropy: null, autoPass: 'NONE', name: null, nameSalt: null })
    .where(and(eq(seats.matchId, matchId), eq(seats.playerId, playerId)));
  await tx
    .update(matches)
    .set({ openSeats: sql`${matches.openSeats} + ${rowCount ?? 0}::smallint` })
    .where(here);
  return true;
}

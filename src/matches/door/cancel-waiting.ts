import { and, eq, gt } from 'drizzle-orm';
import { matches } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Room } from '../room.ts';

/**
 * Cancels a match that waits for players, which frees what was staked. False: it does not wait any more, or its last seat has
 * just been taken, so that it begins.
 * @param full also one whose seats are all taken: it cannot begin
 */
export async function cancelWaiting(
  { now }: Pick<Room, 'now'>,
  tx: Pick<Transaction, 'update'>,
  matchId: string,
  { full = false }: { full?: boolean } = {},
): Promise<boolean> {
  const waiting = and(
    eq(matches.id, matchId),
    eq(matches.status, 'WAITING'),
    full ? undefined : gt(matches.openSeats, 0),
  );
  const ended = { status: 'CANCELLED', newcomersOf: null, finishedAt: new Date(now()) };
  const { rowCount } = await tx.update(matches).set(ended).where(waiting);
  return rowCount !== null && rowCount > 0;
}

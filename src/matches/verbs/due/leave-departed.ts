import { inTransaction } from '../../../db/transaction.ts';
import { Refused } from '../../../errors.ts';
import { cancelWaiting } from '../../door/cancel-waiting.ts';
import type { Room } from '../../room.ts';
import { giveBack } from '../leave-match.ts';
import { giveUp } from '../resign.ts';

/** So many players are seen to at once; the rest at the next sweep. */
const AT_ONCE = 100;

interface Open {
  id: string;
  status: 'WAITING' | 'RUNNING';
  mine: boolean;
}

/**
 * Takes players who have deleted their accounts from the matches that wait or run: they resign, their waiting matches are
 * cancelled, and other waiting ones have a free seat again. What begins meanwhile is left at the next sweep.
 */
export async function leaveDeparted(room: Room): Promise<void> {
  const text = `select player_id as id from departures order by at_tournaments, since limit ${AT_ONCE}`;
  const { rows } = await room.db.pool.query<{ id: string }>(text);
  for (const { id } of rows)
    await leaveAll(room, id).catch((error: unknown) =>
      room.log.error({ err: error, playerId: id }, 'A deleted account is still at its matches.'),
    );
}

const OPEN = `
select m.id, m.status, m.created_by = $1 as mine from matches m
where m.status = 'WAITING' and m.created_by = $1
  or m.status in ('WAITING', 'RUNNING') and m.id in (select s.match_id from seats s where s.player_id = $1)`;

async function leaveAll(room: Room, playerId: string): Promise<void> {
  const { rows } = await room.db.pool.query<Open>(OPEN, [playerId]);
  let waits = false;
  for (const open of rows) {
    if (open.status === 'RUNNING') await resigned(room, playerId, open.id);
    else if (!(await leftWaiting(room, playerId, open))) waits = true;
  }
  if (waits) return;
  // What they are at besides, tournaments say.
  await room.db.pool.query('delete from departures where player_id = $1 and not at_tournaments', [playerId]);
  room.bus.publishPlayer(playerId, 'ACCOUNT'); // whoever wrote to a match meanwhile may remember the name
}

async function resigned(room: Room, id: string, matchId: string): Promise<void> {
  await giveUp(room, { id }, matchId).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error; // over, or left before
  });
}

/** Whether it is left: one whose last seat has just been taken begins. */
async function leftWaiting(room: Room, playerId: string, { id, mine }: Open): Promise<boolean> {
  const left = await inTransaction(room.db.pool, (tx) =>
    mine ? cancelWaiting(room, tx, id) : giveBack(tx, id, playerId),
  );
  if (left) room.bus.publish(id, -1);
  return left;
}

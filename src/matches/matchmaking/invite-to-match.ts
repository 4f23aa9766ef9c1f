import { randomUUID } from 'node:crypto';
import { findPlayer, mustLockPlayer } from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { challenges, reservations } from '../../db/schema.ts';
import { inTransaction, type TransactionClient } from '../../db/transaction.ts';
import { badInput, Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { accessById } from '../view/read-match.ts';
import { challengeTo, mayChallenge } from './challenge-player.ts';
import { type ChallengeView, viewOfChallenge } from './challenges.ts';

const DAY = 86_400_000;

/**
 * Turns a waiting match with one free seat into a challenge to a player: the seat is reserved, and declining cancels
 * the match.
 * @throws Refused NOT_FOUND (the match or the player), BAD_INPUT (oneself), FORBIDDEN (the caller is not the creator, not
 * exactly one seat is free, or as for `challengePlayer`)
 */
export async function inviteToMatch(
  context: MatchContext,
  caller: Caller,
  { matchId, player: playerId }: { matchId: string; player: string },
): Promise<ChallengeView> {
  const { match } = await accessById(context, caller, matchId);
  if (match.createdBy !== caller.id)
    throw new Refused('FORBIDDEN', 'Only the creator can reserve a seat: send the player the invitation link instead.');
  const player = await findPlayer(context, playerId);
  if (!player || player.deleted)
    throw new Refused('NOT_FOUND', 'There is no such player: check the id.', { field: 'player' });
  if (player.id === caller.id) throw badInput('player', 'You cannot invite yourself: name another player.');
  const [id, now] = [randomUUID(), context.now()];
  await inTransaction(context.db.pool, async (tx, client) => {
    await mustLockPlayer(tx, caller.id);
    const seat = await onlyFreeSeat(client, matchId);
    await mayChallenge(context, client, caller, { playerId: player.id, called: null });
    const [createdAt, expiresAt] = [new Date(now), new Date(now + DAY)];
    await tx.insert(challenges).values({ id, matchId, fromPlayer: caller.id, createdAt, expiresAt });
    await tx.insert(reservations).values({ matchId, seat, playerId: player.id, called: null });
  });
  context.bus.publish(matchId, match.version);
  return viewOfChallenge(context, caller, await challengeTo(context, matchId));
}

// Writes the match's row, so that players who have read it before cannot take the seat.
const HOLD = `update matches m set open_seats = m.open_seats
where m.id = $1 and m.status = 'WAITING' and m.tournament_id is null and m.open_seats = 1
  and not exists (select from challenges c where c.match_id = $1)
returning (select s.seat from seats s where s.match_id = $1 and s.player_id is null and s.bot is null) as seat`;

async function onlyFreeSeat(client: TransactionClient, matchId: string): Promise<number> {
  const { rows } = await client.query<{ seat: number }>(HOLD, [matchId]);
  if (rows[0]) return rows[0].seat;
  throw new Refused(
    'FORBIDDEN',
    'The match must be waiting for exactly one player whose seat is not reserved: send the invitation link instead.',
  );
}

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { findPlayer, mustLockPlayer } from '../../accounts/for-transactions.ts';
import type { Caller, Player } from '../../accounts/index.ts';
import { challenges, reservations } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { badInput, Refused } from '../../errors.ts';
import type { MatchContext } from '../context.ts';
import { holdLastSeat } from '../log/waiting/postgres-waiting.ts';
import { isSeated, type MatchHead } from '../match/match.ts';
import { accessById } from '../view/read-match.ts';
import { challengeTo, mayChallenge } from './challenge-player.ts';
import { type ChallengeView, viewOfChallenge } from './challenges.ts';

const DAY = 86_400_000;

/**
 * Turns a waiting match with one free seat into a challenge to a player: the seat is reserved, and declining cancels
 * the match. Inviting the same player again changes nothing.
 * @throws Refused NOT_FOUND (the match or the player), BAD_INPUT (oneself, a player with a seat, or one without ratings
 * to a rated match), FORBIDDEN (the caller is not the creator, not exactly one seat is free, or as for `challengePlayer`)
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
    const same = and(eq(reservations.matchId, matchId), eq(reservations.playerId, player.id));
    if ((await tx.select({ seat: reservations.seat }).from(reservations).where(same)).length > 0) return;
    mayJoin(match, player);
    const seat = await holdLastSeat(client, matchId);
    if (seat === null)
      throw new Refused(
        'FORBIDDEN',
        'The match must be waiting for exactly one player whose seat is not reserved: send the invitation link instead.',
      );
    await mayChallenge(context, client, caller, { playerId: player.id, called: null });
    const [createdAt, expiresAt] = [new Date(now), new Date(now + DAY)];
    await tx.insert(challenges).values({ id, matchId, fromPlayer: caller.id, createdAt, expiresAt });
    await tx.insert(reservations).values({ matchId, seat, playerId: player.id, called: null });
  });
  context.bus.publish(matchId, match.version);
  return viewOfChallenge(context, caller, await challengeTo(context, matchId));
}

/** @throws Refused BAD_INPUT, because no one else could take the seat that is reserved for the player */
function mayJoin(match: MatchHead, player: Player): void {
  if (isSeated(match, player.id)) throw badInput('player', 'This player already has a seat: invite another player.');
  if (match.rated && (player.guest || player.bot))
    throw badInput('player', 'The match is rated, and guests and programs have no rating: invite another player.');
}

import { and, desc, eq } from 'drizzle-orm';
import { blocks, players } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput, Refused } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import type { Player } from '../player.ts';
import { findPlayer, mustLockPlayer, toPlayer } from '../players.ts';
import { announceTo, endFriendship } from './friends.ts';

/** The maximum number of players that one player can block. */
const MOST = 500;

/**
 * Hides a player's challenges, messages and friend requests from the caller, and ends a friendship. To the blocked
 * player, a challenge or a request looks unanswered.
 * @throws Refused NOT_FOUND, BAD_INPUT (oneself), FORBIDDEN (too many)
 */
export async function blockPlayer(accounts: AccountContext, caller: Caller, id: string): Promise<Player> {
  const player = await findPlayer(accounts, id);
  if (!player || player.deleted)
    throw new Refused('NOT_FOUND', 'There is no such player: check the id.', { field: 'id' });
  if (player.id === caller.id) throw badInput('id', 'You cannot block yourself: name another player.');
  const isNew = await inTransaction(accounts.db.pool, async (tx) => {
    await mustLockPlayer(tx, caller.id);
    const row = { playerId: caller.id, blockedId: player.id, at: new Date(accounts.now()) };
    const { rowCount } = await tx.insert(blocks).values(row).onConflictDoNothing();
    if (rowCount === 0) return false;
    if ((await tx.$count(blocks, eq(blocks.playerId, caller.id))) > MOST)
      throw new Refused('FORBIDDEN', `You can block at most ${MOST} players: unblock one first.`, { limit: MOST });
    await endFriendship(tx, caller.id, player.id);
    return true;
  });
  if (isNew) announceTo(accounts, [caller.id, player.id]);
  return player;
}

/** Shows a player's challenges, messages and requests again. @returns the player's id, even if the player is not blocked */
export async function unblockPlayer(accounts: AccountContext, caller: Caller, id: string): Promise<string> {
  if (!isUuid(id)) return id;
  const here = and(eq(blocks.playerId, caller.id), eq(blocks.blockedId, id));
  const { rowCount } = await accounts.db.orm.delete(blocks).where(here);
  if (rowCount) announceTo(accounts, [caller.id]);
  return id;
}

/** Lists the players that the caller has blocked, latest first. */
export async function listBlocked({ db }: AccountContext, caller: Caller): Promise<Player[]> {
  const rows = await db.orm
    .select({ player: players })
    .from(blocks)
    .innerJoin(players, eq(players.id, blocks.blockedId))
    .where(eq(blocks.playerId, caller.id))
    .orderBy(desc(blocks.at));
  return rows.map(({ player }) => toPlayer(player));
}

import { and, count, eq, or } from 'drizzle-orm';
import { blocks, friends, presences } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput, Refused } from '../../errors.ts';
import { countWithin } from '../attempt-limits/stored-counts.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import { isOfDeletedAccount } from '../deletion-and-export/delete-account.ts';
import { findPlayer, mustLockPlayer } from '../players.ts';
import { type FriendList, readFriends } from './friend-list.ts';

/** The maximum number of a player's friends and open requests together. */
const MOST = 500;
/** The maximum number of requests that a player can make in a day. */
const PER_DAY = 30;
const DAY = 86_400_000;

/**
 * Asks a player to become the caller's friend, or accepts that player's request. Two requests that cross are a
 * friendship, because each is one half of it.
 * @throws Refused NOT_FOUND; BAD_INPUT (oneself, a guest); FORBIDDEN (the caller has blocked the player, or has too many
 * friends); RATE_LIMITED (too many requests today)
 */
export async function addFriend(accounts: AccountContext, caller: Caller, id: string): Promise<FriendList> {
  const player = await findPlayer(accounts, id);
  if (!player || player.deleted) throw noPlayer();
  if (player.id === caller.id) throw badInput('id', 'You cannot be your own friend: name another player.');
  if (player.guest) throw badInput('id', 'Guests cannot have friends: ask the guest to create an account first.');
  // The lock on the caller's row makes requests and blocks of the same player run one after the other.
  const isNew = await inTransaction(accounts.db.pool, async (tx) => {
    await mustLockPlayer(tx, caller.id);
    await mayAdd(tx, caller.id, player.id);
    const row = { playerId: caller.id, friendId: player.id, at: new Date(accounts.now()) };
    const { rowCount } = await tx
      .insert(friends)
      .values(row)
      .onConflictDoNothing()
      .catch((error: unknown) => {
        // The caller's account is locked, so the player's has just been deleted.
        throw isOfDeletedAccount(error) ? noPlayer() : error;
      });
    if (rowCount === 0) return false;
    if (!(await wants(tx, player.id, caller.id)))
      await countWithin({ db: { orm: tx }, now: accounts.now }, PER_DAY, `friend requests of ${caller.id}`, DAY);
    return true;
  });
  if (isNew) announceTo(accounts, [caller.id, player.id]);
  return readFriends(accounts, caller);
}

function noPlayer(): Refused {
  return new Refused('NOT_FOUND', 'There is no such player: check the id.', { field: 'id' });
}

async function mayAdd(tx: Transaction, me: string, other: string): Promise<void> {
  if ((await tx.$count(blocks, and(eq(blocks.playerId, me), eq(blocks.blockedId, other)))) > 0)
    throw new Refused('FORBIDDEN', 'You have blocked this player: unblock the player first.');
  if (await wants(tx, me, other)) return;
  const [found] = await tx.select({ all: count() }).from(friends).where(eq(friends.playerId, me));
  if ((found?.all ?? 0) < MOST) return;
  throw new Refused('FORBIDDEN', `You can have at most ${MOST} friends and open requests: remove one first.`, {
    limit: MOST,
  });
}

async function wants(tx: Transaction, one: string, other: string): Promise<boolean> {
  return (await tx.$count(friends, and(eq(friends.playerId, one), eq(friends.friendId, other)))) > 0;
}

/** Ends a friendship, declines a player's request or withdraws the caller's. Changes nothing if there is none. */
export async function removeFriend(accounts: AccountContext, caller: Caller, id: string): Promise<FriendList> {
  if (isUuid(id) && (await endFriendship(accounts.db.orm, caller.id, id))) announceTo(accounts, [caller.id, id]);
  return readFriends(accounts, caller);
}

/** Deletes both halves of a friendship. Returns whether there was one. */
export async function endFriendship(orm: Pick<Transaction, 'delete'>, one: string, other: string): Promise<boolean> {
  const half = (a: string, b: string) => and(eq(friends.playerId, a), eq(friends.friendId, b));
  const { rowCount } = await orm.delete(friends).where(or(half(one, other), half(other, one)));
  return (rowCount ?? 0) > 0;
}

/** Shows or hides when the caller is online. While it is hidden, the server does not store it either. */
export async function showPresence(accounts: AccountContext, caller: Caller, isShown: boolean): Promise<FriendList> {
  const seenAt = isShown ? new Date(accounts.now()) : null;
  await accounts.db.orm
    .insert(presences)
    .values({ playerId: caller.id, seenAt, isShown })
    .onConflictDoUpdate({ target: presences.playerId, set: { seenAt, isShown } });
  return readFriends(accounts, caller);
}

/** Tells all nodes that players' lists of friends may have changed. */
export function announceTo({ bus }: Pick<AccountContext, 'bus'>, players: readonly string[]): void {
  for (const id of players) bus.publishPlayer(id, 'FRIENDS');
}

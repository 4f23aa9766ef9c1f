import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { blocks, friends, players, presences } from '../../db/schema.ts';
import { watching } from '../../ledger/follow/watch-iterator.ts';
import type { Caller } from '../caller.ts';
import type { AccountContext } from '../context.ts';
import type { Player } from '../player.ts';
import { toPlayer } from '../players.ts';
import { isPresenceShown, type Presence, presenceOf } from './presence.ts';

interface FriendRequest {
  player: Player;
  at: Date;
}

export interface FriendList {
  /** By name. */
  friends: { player: Player; since: Date; presence: Presence | null }[];
  /** Newest first, without requests by players whom the owner of the list has blocked. */
  received: FriendRequest[];
  /** Newest first. */
  sent: FriendRequest[];
  /** Whether friends see when the owner of the list is online. */
  presenceShown: boolean;
}

/** The maximum number of other players' requests in a list. */
const MOST = 100;

const [back, theirs] = [alias(friends, 'back'), alias(presences, 'theirs')];

// Only the two rows of a friendship lead to a presence, so an end of the friendship hides it at the same moment.
export async function readFriends(accounts: AccountContext, { id }: Pick<Caller, 'id'>): Promise<FriendList> {
  const rows = await accounts.db.orm
    .select({ player: players, at: friends.at, backAt: back.at, seenAt: theirs.seenAt })
    .from(friends)
    .innerJoin(players, and(eq(players.id, friends.friendId), isNull(players.deletedAt)))
    .leftJoin(back, and(eq(back.playerId, friends.friendId), eq(back.friendId, friends.playerId)))
    .leftJoin(theirs, and(eq(theirs.playerId, friends.friendId), theirs.isShown))
    .where(eq(friends.playerId, id))
    .orderBy(asc(sql`lower(${players.name})`));
  const sent = rows.filter(({ backAt }) => backAt === null);
  return {
    friends: rows.flatMap(({ player, at, backAt, seenAt }) => {
      if (backAt === null) return [];
      const since = backAt > at ? backAt : at;
      return [{ player: toPlayer(player), since, presence: presenceOf(seenAt, accounts.now()) }];
    }),
    received: await receivedBy(accounts, id),
    sent: sent.map(({ player, at }) => ({ player: toPlayer(player), at })).sort((a, b) => Number(b.at) - Number(a.at)),
    presenceShown: await isPresenceShown(accounts, id),
  };
}

async function receivedBy({ db }: AccountContext, id: string): Promise<FriendRequest[]> {
  const rows = await db.orm
    .select({ player: players, at: friends.at })
    .from(friends)
    .innerJoin(players, and(eq(players.id, friends.playerId), isNull(players.deletedAt)))
    .where(and(eq(friends.friendId, id), IS_OPEN))
    .orderBy(desc(friends.at))
    .limit(MOST);
  return rows.map(({ player, at }) => ({ player: toPlayer(player), at }));
}

/** Whether a row of `friends` is a request that its recipient may see. */
const IS_OPEN = sql`not exists (select from ${friends} b
    where b.player_id = ${friends.friendId} and b.friend_id = ${friends.playerId})
  and not exists (select from ${blocks}
    where ${blocks.playerId} = ${friends.friendId} and ${blocks.blockedId} = ${friends.playerId})`;

/** A safety net against lost messages, in milliseconds. */
const POLL_INTERVAL = 600_000;

/** Yields the caller's list, then again whenever a friend or a request comes or goes. Presence alone yields nothing. */
export function watchFriends(accounts: AccountContext, caller: Caller): AsyncIterableIterator<FriendList> {
  return watching(POLL_INTERVAL, async (watch) => {
    const forget = accounts.bus.onPlayer((id, change) => {
      if (id === caller.id && change === 'FRIENDS') watch.ring();
    });
    watch.leaving.push(forget);
    let last = '';
    return async function* () {
      const list = await readFriends(accounts, caller);
      const current = idsOf(list);
      if (current !== last) yield list;
      last = current;
    };
  });
}

function idsOf(list: FriendList): string {
  return JSON.stringify([list.friends, list.received, list.sent].map((some) => some.map(({ player }) => player.id)));
}

export interface OpenFriendRequest {
  /** The recipient. */
  playerId: string;
  fromId: string;
  /** The asking player's current name. */
  from: string;
  at: Date;
}

/** Returns the requests to these players since a moment. Used by jobs, which have no caller. */
export async function openFriendRequests(
  { db }: Pick<AccountContext, 'db'>,
  { players: recipients, since }: { players: readonly string[]; since: Date },
): Promise<OpenFriendRequest[]> {
  if (recipients.length === 0) return [];
  return db.orm
    .select({ playerId: friends.friendId, fromId: friends.playerId, from: players.name, at: friends.at })
    .from(friends)
    .innerJoin(players, and(eq(players.id, friends.playerId), isNull(players.deletedAt)))
    .where(
      and(
        sql`${friends.friendId} = any(${sql.param([...recipients])}::uuid[])`,
        sql`${friends.at} > ${since.toISOString()}::timestamptz`,
        IS_OPEN,
      ),
    );
}

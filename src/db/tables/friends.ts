import { boolean, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { players } from './players.ts';

/** One half of a friendship: the player wants the friend. Two players are friends if both halves exist. */
export const friends = pgTable(
  'friends',
  {
    playerId: uuid('player_id').notNull(),
    friendId: uuid('friend_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'friends_pkey', columns: [table.playerId, table.friendId] }),
    references('friends_player_fkey', table.playerId, players.id),
    references('friends_friend_fkey', table.friendId, players.id),
    index('friends_by_friend').on(table.friendId),
  ],
);

/** When players were last seen, for their friends. Guests have no row. */
export const presences = pgTable(
  'presences',
  {
    playerId: uuid('player_id').notNull(),
    /** To the minute. Null if the player does not show it. */
    seenAt: moment('seen_at'),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [
    primaryKey({ name: 'presences_pkey', columns: [table.playerId] }),
    references('presences_player_fkey', table.playerId, players.id),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { players } from './players.ts';

/**
 * Messages at the tables of matches, which are no part of any record. No foreign key to matches, because a message must
 * not lock the row that moves change.
 */
export const chatMessages = pgTable(
  'chat_messages',
  (t) => ({
    id: t.uuid('id').notNull(),
    matchId: t.uuid('match_id').notNull(),
    room: t.text('room').notNull(),
    playerId: t.uuid('player_id').notNull(),
    /** A set phrase; null for a free text. */
    phrase: t.text('phrase'),
    text: t.text('text'),
    /** No two messages in a room have the same time. */
    at: moment('at').notNull(),
    /** When the content was deleted. The row stays, so that open clients and reports learn of it. */
    deletedAt: moment('deleted_at'),
  }),
  (table) => [
    primaryKey({ name: 'chat_messages_pkey', columns: [table.id] }),
    check('chat_messages_room_check', sql`${table.room} in ('PLAYERS', 'SPECTATORS')`),
    check('chat_messages_content_check', sql`num_nonnulls(${table.phrase}, ${table.text}, ${table.deletedAt}) = 1`),
    references('chat_messages_player_fkey', table.playerId, players.id),
    index('chat_messages_by_room').on(table.matchId, table.room, table.at, table.id),
    index('chat_messages_by_player').on(table.playerId, table.matchId, table.at),
    index('chat_messages_by_age').on(table.at),
    index('chat_messages_deleted')
      .on(table.matchId, table.room, table.deletedAt)
      .concurrently()
      .where(sql`${table.deletedAt} is not null`),
  ],
);

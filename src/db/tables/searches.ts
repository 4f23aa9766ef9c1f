import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { players } from './players.ts';

/** Players' latest searches for an opponent. See src/matches/matchmaking/searches. */
export const searches = pgTable(
  'searches',
  {
    playerId: uuid('player_id').notNull(),
    /** Changes with each search, so that a pairing that is based on an earlier search fails. */
    id: uuid('id').notNull(),
    game: text('game').notNull(),
    timeControl: jsonb('time_control').notNull(),
    rated: boolean('rated').notNull(),
    /** Whether a bot may take the other seat after a while. */
    botAllowed: boolean('bot_allowed').notNull(),
    /** The player's rating when the search started. */
    points: integer('points').notNull(),
    since: moment('since').notNull(),
    /** The player is paired only before this time. A node that holds the player's subscription keeps moving it on. */
    leasedUntil: moment('leased_until').notNull(),
    /** The match that was found. No foreign key, because this row is written first. */
    matchId: uuid('match_id'),
    /** The opponent of the last match that was found. No foreign key, because the row is soon forgotten. */
    lastOpponent: uuid('last_opponent'),
  },
  (table) => [
    primaryKey({ name: 'searches_pkey', columns: [table.playerId] }),
    references('searches_player_fkey', table.playerId, players.id),
    index('searches_open').on(table.leasedUntil).concurrently().where(sql`${table.matchId} is null`),
  ],
);

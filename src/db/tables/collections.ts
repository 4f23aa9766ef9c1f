import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { matches } from './matches.ts';
import { players } from './players.ts';

/** Accounts that own cards of a game. Staking cards locks the account's row, so that no card is staked twice. */
export const collectors = pgTable(
  'collectors',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    game: t.text('game').notNull(),
    since: moment('since').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'collectors_pkey', columns: [table.playerId, table.game] }),
    references('collectors_player_fkey', table.playerId, players.id),
  ],
);

/** The sums of `collection_changes`. Only a trigger on that table writes here. */
export const collections = pgTable(
  'collections',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    game: t.text('game').notNull(),
    card: t.text('card').notNull(),
    count: t.integer('count').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'collections_pkey', columns: [table.playerId, table.game, table.card] }),
    references('collections_player_fkey', table.playerId, players.id),
    check('collections_count_check', sql`${table.count} >= 0`),
  ],
);

/**
 * A trigger makes the rows immutable. Only the statement that writes a match's last entry writes PRIZE rows. Each ADMIN
 * row belongs to an entry of the operator log.
 */
export const collectionChanges = pgTable(
  'collection_changes',
  (t) => ({
    id: t.bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ name: 'collection_changes_id_seq' }),
    playerId: t.uuid('player_id').notNull(),
    game: t.text('game').notNull(),
    card: t.text('card').notNull(),
    /** The number of copies gained, or lost if negative. */
    change: t.integer('change').notNull(),
    reason: t.text('reason').notNull(),
    matchId: t.uuid('match_id'),
    /** The entry of the operator log. */
    actId: t.uuid('act_id'),
    at: moment('at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'collection_changes_pkey', columns: [table.id] }),
    references('collection_changes_player_fkey', table.playerId, players.id),
    references('collection_changes_match_fkey', table.matchId, matches.id),
    check(
      'collection_changes_reason_check',
      sql`case ${table.reason} when 'STARTER' then ${table.matchId} is null and ${table.change} > 0
        when 'PRIZE' then ${table.matchId} is not null and ${table.change} <> 0
        when 'ADMIN' then ${table.actId} is not null and ${table.matchId} is null and ${table.change} <> 0 else false end`,
    ),
    index('collection_changes_by_player').on(table.playerId, table.game),
    uniqueIndex('collection_changes_starter_unique')
      .on(table.playerId, table.game, table.card)
      .where(sql`${table.reason} = 'STARTER'`),
    uniqueIndex('collection_changes_prize_unique')
      .on(table.matchId, table.playerId, table.card)
      .where(sql`${table.reason} = 'PRIZE'`),
  ],
);

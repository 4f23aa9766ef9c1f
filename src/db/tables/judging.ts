import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Judge calls; their texts are in the log. No foreign key, because the statement joins the match's row. */
export const judgeCalls = pgTable(
  'judge_calls',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    version: t.integer('version').notNull(),
    tournamentId: t.uuid('tournament_id').notNull(),
    seat: t.smallint('seat').notNull(),
    at: moment('at').notNull(),
    takenBy: t.uuid('taken_by'),
    takenAt: moment('taken_at'),
    closedBy: t.uuid('closed_by'),
    closedAt: moment('closed_at'),
  }),
  (table) => [
    primaryKey({ name: 'judge_calls_pkey', columns: [table.matchId, table.version] }),
    index('judge_calls_by_tournament').on(table.tournamentId, table.at),
    index('judge_calls_open').on(table.tournamentId, table.at).where(sql`${table.closedAt} is null`),
  ],
);

/** Versions of matches that a judge has read in full, one row per judge and version. Rows are never deleted. */
export const matchReadings = pgTable(
  'match_readings',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    version: t.integer('version').notNull(),
    /** The judge. No foreign key, because the row outlives the account, like the log. */
    playerId: t.uuid('player_id').notNull(),
    at: moment('at').notNull(),
  }),
  (table) => [primaryKey({ name: 'match_readings_pkey', columns: [table.matchId, table.version, table.playerId] })],
);

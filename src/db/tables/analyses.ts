import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Bots' analyses of a seat's decisions, each made once for all players who request it. */
export const analyses = pgTable(
  'analyses',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat').notNull(),
    /** No foreign key, because the row outlives the account and the column is only counted. */
    askedBy: t.uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    status: t.text('status').notNull(),
    iterations: t.integer('iterations').notNull(),
    /** How many answers the seat gave. */
    total: t.integer('total').notNull(),
    /** The results so far, in order. They are validated when they are read. */
    decisions: t.jsonb('decisions').notNull().default(sql`'[]'::jsonb`),
    touchedAt: moment('touched_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'analyses_pkey', columns: [table.matchId, table.seat] }),
    check('analyses_status_check', sql`${table.status} in ('UNDER_WAY', 'DONE', 'FAILED')`),
    index('analyses_by_player').on(table.askedBy, table.askedAt),
    index('analyses_under_way').on(table.touchedAt).where(sql`${table.status} = 'UNDER_WAY'`),
  ],
);

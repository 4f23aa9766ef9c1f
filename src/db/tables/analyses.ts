import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** What a bot of the house makes of a seat's decisions in a finished match: once for everybody, whoever has asked. */
export const analyses = pgTable(
  'analyses',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat').notNull(),
    /** No foreign key: it outlasts an account, and is only counted. */
    askedBy: t.uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    status: t.text('status').notNull(),
    /** How long each decision is searched. */
    iterations: t.integer('iterations').notNull(),
    /** Answers of the seat. */
    total: t.integer('total').notNull(),
    /** What has been found so far, in order; checked where it is read. */
    decisions: t.jsonb('decisions').notNull().default(sql`'[]'::jsonb`),
    /** When something was last done about it. */
    touchedAt: moment('touched_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'analyses_pkey', columns: [table.matchId, table.seat] }),
    check('analyses_status_check', sql`${table.status} in ('UNDER_WAY', 'DONE', 'FAILED')`),
    index('analyses_by_player').on(table.askedBy, table.askedAt),
    index('analyses_under_way').on(table.touchedAt).where(sql`${table.status} = 'UNDER_WAY'`),
  ],
);

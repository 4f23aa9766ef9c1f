import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row: when a node that takes moves last wrote to it, and the time before that. */
export const heartbeat = pgTable(
  'heartbeat',
  (t) => ({
    id: t.smallint('id').notNull(),
    previous: moment('previous').notNull(),
    at: moment('at').notNull(),
    /** Raised whenever the database has lost confirmed data: see store-epoch.ts. */
    epoch: t.integer('epoch').notNull().default(0),
    /** Identifies the history of the data: see store-epoch.ts. Null: the server does not reveal it. */
    lineage: t.text('lineage'),
  }),
  (table) => [
    primaryKey({ name: 'heartbeat_pkey', columns: [table.id] }),
    check('heartbeat_one', sql`${table.id} = 1`),
  ],
);

/** Gaps in the heartbeat: no node could take a move, and all clocks stopped. */
export const outages = pgTable(
  'outages',
  (_t) => ({
    began: moment('began').notNull(),
    ended: moment('ended').notNull(),
  }),
  (table) => [primaryKey({ name: 'outages_pkey', columns: [table.ended] })],
);

import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A single row with the last two times at which a node that accepts moves wrote to it. */
export const heartbeat = pgTable(
  'heartbeat',
  (t) => ({
    id: t.smallint('id').notNull(),
    previous: moment('previous').notNull(),
    at: moment('at').notNull(),
    /** The epoch, raised whenever the database has lost confirmed data (see store-epoch.ts). */
    epoch: t.integer('epoch').notNull().default(0),
    /** Identifies the history of the data (see store-epoch.ts); null if the server does not reveal it. */
    lineage: t.text('lineage'),
  }),
  (table) => [
    primaryKey({ name: 'heartbeat_pkey', columns: [table.id] }),
    check('heartbeat_one', sql`${table.id} = 1`),
  ],
);

/** Gaps in the heartbeat, during which no node could accept a move and all clocks stopped. */
export const outages = pgTable(
  'outages',
  (_t) => ({
    began: moment('began').notNull(),
    ended: moment('ended').notNull(),
  }),
  (table) => [primaryKey({ name: 'outages_pkey', columns: [table.ended] })],
);

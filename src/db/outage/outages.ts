import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';

/** One row: when a node that takes moves has last shown that it can write here, and the time before that. */
export const heartbeat = pgTable(
  'heartbeat',
  {
    id: smallint('id').notNull(),
    previous: moment('previous').notNull(),
    at: moment('at').notNull(),
    /** Raised whenever the database has lost what it had confirmed. See store-epoch.ts. */
    epoch: integer('epoch').notNull().default(0),
    /** Which PostgreSQL this is: another one after a failover or a restore. Null: this server does not say. */
    lineage: text('lineage'),
  },
  (table) => [
    primaryKey({ name: 'heartbeat_pkey', columns: [table.id] }),
    check('heartbeat_one', sql`${table.id} = 1`),
  ],
);

/** Gaps in the heartbeat: no node could take a move, and all clocks stood still. */
export const outages = pgTable(
  'outages',
  {
    began: moment('began').notNull(),
    ended: moment('ended').notNull(),
  },
  (table) => [primaryKey({ name: 'outages_pkey', columns: [table.ended] })],
);

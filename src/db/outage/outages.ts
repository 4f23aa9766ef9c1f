import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';

/** One row: when a node that takes moves has last shown that it can write here, and the time before that. */
export const heartbeat = pgTable(
  'heartbeat',
  {
    id: smallint('id').notNull(),
    previous: moment('previous').notNull(),
    at: moment('at').notNull(),
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

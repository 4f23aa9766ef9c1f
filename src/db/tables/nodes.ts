import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';

/** Not used any more. Nodes of the last release still write to it, so the next release drops it. */
export const nodes = pgTable(
  'nodes',
  {
    id: uuid('id').notNull(),
    address: text('address').notNull(),
    secret: text('secret').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ name: 'nodes_pkey', columns: [table.id] })],
);

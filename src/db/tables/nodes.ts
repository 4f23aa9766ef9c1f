import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';

/** Processes that take moves and can be reached by one another, for as long as they say so. */
export const nodes = pgTable(
  'nodes',
  {
    id: uuid('id').notNull(),
    /** Where the others reach it: `10.0.0.5:4100`, or `unix:` and a path. */
    address: text('address').notNull(),
    /** What a node and whoever calls it must both know, base64url; sealed where the operator has a key. */
    secret: text('secret').notNull(),
    /** The node writes it again and again; one that was killed does not. */
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ name: 'nodes_pkey', columns: [table.id] })],
);

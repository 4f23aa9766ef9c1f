import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Unused. Nodes running the previous release still write to this table, so the next release will drop it. */
export const nodes = pgTable(
  'nodes',
  (t) => ({
    id: t.uuid('id').notNull(),
    address: t.text('address').notNull(),
    secret: t.text('secret').notNull(),
    until: moment('until').notNull(),
  }),
  (table) => [primaryKey({ name: 'nodes_pkey', columns: [table.id] })],
);

/** Unused. Earlier builds write to this table. */
export const listeners = pgTable(
  'listeners',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    matchId: t.uuid('match_id').notNull(),
    node: t.uuid('node').notNull(),
    until: moment('until').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'listeners_pkey', columns: [table.playerId, table.matchId, table.node] }),
    index('listeners_by_end').on(table.until),
  ],
);

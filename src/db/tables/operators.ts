import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Everything that admins have done. A trigger makes the rows immutable. No foreign keys, because the rows outlive
 * accounts. No names, because a deleted account's name must not stay.
 */
export const operatorLog = pgTable(
  'operator_log',
  (t) => ({
    id: t.uuid('id').notNull(),
    at: moment('at').notNull(),
    /** The admin; null for the command line. */
    actorId: t.uuid('actor_id'),
    act: t.text('act').notNull(),
    playerId: t.uuid('player_id'),
    matchId: t.uuid('match_id'),
    reportId: t.uuid('report_id'),
    reason: t.text('reason').notNull(),
    /** When the act stops having an effect; null for never. */
    until: moment('until'),
  }),
  (table) => [
    primaryKey({ name: 'operator_log_pkey', columns: [table.id] }),
    index('operator_log_by_time').on(table.at, table.id),
    index('operator_log_by_player').on(table.playerId, table.at, table.id),
  ],
);

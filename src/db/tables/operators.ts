import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { players } from './players.ts';

export type ActDetail = Readonly<Record<string, string | null | Readonly<Record<string, string>>>>;

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
    tournamentId: t.uuid('tournament_id'),
    reason: t.text('reason').notNull(),
    /** Facts of the act that no other column holds, such as a card; no names. */
    detail: t.jsonb('detail').$type<ActDetail>(),
    /** When the act stops having an effect; null for never. */
    until: moment('until'),
  }),
  (table) => [
    primaryKey({ name: 'operator_log_pkey', columns: [table.id] }),
    index('operator_log_by_time').on(table.at, table.id),
    index('operator_log_by_player').on(table.playerId, table.at, table.id),
  ],
);

/** Players' reports about other players, for admins. */
export const playerReports = pgTable(
  'player_reports',
  (t) => ({
    id: t.uuid('id').notNull(),
    at: moment('at').notNull(),
    reporterId: t.uuid('reporter_id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    matchId: t.uuid('match_id'),
    /** No foreign key, because the message may be deleted first. */
    messageId: t.uuid('message_id'),
    /** A copy of the message's text or phrase, so that its author cannot destroy the evidence. */
    messageText: t.text('message_text'),
    reason: t.text('reason').notNull(),
    /** The admin who is working on the report. No foreign key, as in the operator log. */
    takenBy: t.uuid('taken_by'),
    resolvedAt: moment('resolved_at'),
    /** The admin. No foreign key, as in the operator log. */
    resolvedBy: t.uuid('resolved_by'),
    resolution: t.text('resolution'),
  }),
  (table) => [
    primaryKey({ name: 'player_reports_pkey', columns: [table.id] }),
    references('player_reports_reporter_fkey', table.reporterId, players.id),
    references('player_reports_player_fkey', table.playerId, players.id),
    index('player_reports_by_time').on(table.at, table.id),
    index('player_reports_open').on(table.at, table.id).where(sql`${table.resolvedAt} is null`),
    index('player_reports_by_reporter').on(table.reporterId),
    index('player_reports_by_player').on(table.playerId, table.at, table.id),
  ],
);

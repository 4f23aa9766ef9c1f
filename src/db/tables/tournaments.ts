import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { matches } from './matches.ts';
import { players } from './players.ts';

// src/tournaments defines the meaning of the columns, and validates json when reading it.

/** The columns that lists and jobs need. They change with the log, which contains everything else. */
export const tournaments = pgTable(
  'tournaments',
  (t) => ({
    id: t.uuid('id').notNull(),
    game: t.text('game').notNull(),
    name: t.text('name').notNull(),
    status: t.text('status').notNull(),
    visibility: t.text('visibility').notNull(),
    organizer: t.uuid('organizer').notNull(),
    invitation: t.text('invitation').notNull(),
    /** The sealed key that seals the tournament's secrets; null if nothing is sealed (see encryption-at-rest.ts). */
    dataKey: t.text('data_key'),
    /** The seed of all random draws, secret until the end. The first entry publishes its hash. */
    seed: t.text('seed').notNull(),
    seedHash: t.text('seed_hash').notNull(),
    /** The version of the last entry in the log; -1 if there is none yet. */
    version: t.integer('version').notNull().default(-1),
    /** The number of participants, including participants who have dropped out. */
    entrants: t.integer('entrants').notNull().default(0),
    /** When the server must act on its own; null for never. */
    wakeAt: moment('wake_at'),
    /** When the sweep last requested a missing result. */
    nudgedAt: moment('nudged_at'),
    startsAt: moment('starts_at'),
    createdAt: moment('created_at').notNull(),
    begunAt: moment('begun_at'),
    finishedAt: moment('finished_at'),
    /** The delay in seconds for viewers who have no part in the tournament, once it has begun. */
    broadcastDelay: t.integer('broadcast_delay').notNull().default(0),
    /** Data that lists show. If an earlier release wrote last, it is null or outdated, and the log must be read. */
    setup: t.json('setup'),
    listing: t.json('listing'),
    /** The version from which on every writer has also written a listing; null if none has. */
    keptSince: t.integer('kept_since'),
  }),
  (table) => [
    primaryKey({ name: 'tournaments_pkey', columns: [table.id] }),
    check('tournaments_visibility_check', sql`${table.visibility} in ('PUBLIC', 'PRIVATE')`),
    references('tournaments_organizer_fkey', table.organizer, players.id),
    uniqueIndex('tournaments_invitation_unique').on(table.invitation),
    index('tournaments_by_creation').on(table.createdAt, table.id),
    index('tournaments_by_status').on(table.visibility, table.status, table.createdAt, table.id),
    index('tournaments_by_organizer').on(table.organizer, table.createdAt, table.id),
    index('tournaments_by_wake').on(table.wakeAt).where(sql`${table.wakeAt} is not null`),
  ],
);

/** The source of truth. A trigger makes the rows immutable. The type `json` preserves the hashed text. */
export const tournamentLog = pgTable(
  'tournament_log',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    version: t.integer('version').notNull(),
    at: moment('at').notNull(),
    kind: t.text('kind').notNull(),
    /** Null for the server. No foreign key, because an entry outlives the account. */
    byPlayer: t.uuid('by_player'),
    /** The request, which may contain a registered deck. Like the facts, it is sealed if the operator has a key. */
    input: t.json('input').notNull(),
    facts: t.json('facts').notNull(),
    /** The client's key for the request. A repeated key gets the same answer. */
    key: t.text('key'),
    /** The SHA-256 of the previous hash and this entry, hexadecimal. */
    hash: t.text('hash').notNull(),
    /** A Signature over the hash, for the first and the last entry. */
    signature: t.json('signature'),
  }),
  (table) => [
    primaryKey({ name: 'tournament_log_pkey', columns: [table.tournamentId, table.version] }),
    uniqueIndex('tournament_log_key_unique')
      .on(table.tournamentId, table.byPlayer, table.key)
      .where(sql`${table.key} is not null`),
    index('tournament_log_by_player').on(table.tournamentId, table.byPlayer).concurrently(),
  ],
);

/** Past listings for viewers who see the tournament with a delay. A row is written with each entry. */
export const tournamentListings = pgTable(
  'tournament_listings',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    version: t.integer('version').notNull(),
    at: moment('at').notNull(),
    /** Whether rounds are being played, so that the delay applies. */
    begun: t.boolean('begun').notNull(),
    listing: t.json('listing').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'tournament_listings_pkey', columns: [table.tournamentId, table.version] }),
    references('tournament_listings_tournament_fkey', table.tournamentId, tournaments.id),
  ],
);

/** Officials except the organizers: JUDGE or COMMENTATOR. Rows are written together with the entry. */
export const tournamentOfficials = pgTable(
  'tournament_officials',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    role: t.text('role').notNull(),
    since: moment('since').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'tournament_officials_pkey', columns: [table.tournamentId, table.playerId, table.role] }),
    references('tournament_officials_tournament_fkey', table.tournamentId, tournaments.id),
    references('tournament_officials_player_fkey', table.playerId, players.id),
    check('tournament_officials_role_check', sql`${table.role} in ('JUDGE', 'COMMENTATOR')`),
    index('tournament_officials_by_player').on(table.playerId, table.tournamentId),
  ],
);

/** Players of tournaments and their entrants. Rows are written together with the entry. */
export const tournamentMembers = pgTable(
  'tournament_members',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    entrant: t.integer('entrant').notNull(),
    /** The entrant, as lists show it to the entrant's members. */
    kept: t.json('kept'),
  }),
  (table) => [
    primaryKey({ name: 'tournament_members_pkey', columns: [table.tournamentId, table.playerId] }),
    references('tournament_members_tournament_fkey', table.tournamentId, tournaments.id),
    references('tournament_members_player_fkey', table.playerId, players.id),
    index('tournament_members_by_player').on(table.playerId, table.tournamentId),
  ],
);

/** A row is written with its match, and marked as over with the match's last entry. */
export const tournamentGames = pgTable(
  'tournament_games',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    tournamentId: t.uuid('tournament_id').notNull(),
    stage: t.smallint('stage').notNull(),
    round: t.smallint('round').notNull(),
    tableNumber: t.integer('table_number').notNull(),
    /** The game's number at its table, from 1. */
    game: t.smallint('game').notNull(),
    /** How many times the round has been undone and paired again. */
    attempt: t.smallint('attempt').notNull().default(0),
    /** PLAYING, then OVER with the match's last entry, then TAKEN by the tournament's log. */
    status: t.text('status').notNull(),
    overAt: moment('over_at'),
  }),
  (table) => [
    primaryKey({ name: 'tournament_games_pkey', columns: [table.matchId] }),
    references('tournament_games_tournament_fkey', table.tournamentId, tournaments.id),
    references('tournament_games_match_fkey', table.matchId, matches.id),
    check('tournament_games_status_check', sql`${table.status} in ('PLAYING', 'OVER', 'TAKEN')`),
    uniqueIndex('tournament_games_place_unique').on(
      table.tournamentId,
      table.stage,
      table.round,
      table.tableNumber,
      table.game,
      table.attempt,
    ),
    index('tournament_games_over').on(table.overAt).where(sql`${table.status} = 'OVER'`),
  ],
);

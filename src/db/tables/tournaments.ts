import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { matches } from './matches.ts';
import { players } from './players.ts';

// src/tournaments defines the meaning of the columns, and checks json when it reads it.

/** A tournament with the columns that lists and jobs need. All change with its log, which holds everything else. */
export const tournaments = pgTable(
  'tournaments',
  (t) => ({
    id: t.uuid('id').notNull(),
    game: t.text('game').notNull(),
    name: t.text('name').notNull(),
    status: t.text('status').notNull(),
    visibility: t.text('visibility').notNull(),
    organizer: t.uuid('organizer').notNull(),
    /** The code for registration by invitation. */
    invitation: t.text('invitation').notNull(),
    /** The sealed key that seals the tournament's secrets; null: nothing is sealed. See encryption-at-rest.ts. */
    dataKey: t.text('data_key'),
    /** The source of every lot, and its hash, which the first entry publishes. Secret until the tournament is over. */
    seed: t.text('seed').notNull(),
    seedHash: t.text('seed_hash').notNull(),
    /** The last entry of the log; -1: none yet. */
    version: t.integer('version').notNull().default(-1),
    /** The number of participants, including those who have dropped. */
    entrants: t.integer('entrants').notNull().default(0),
    /** When the server must act by itself; null: never. */
    wakeAt: moment('wake_at'),
    /** When the sweep last handled a missing result. */
    nudgedAt: moment('nudged_at'),
    startsAt: moment('starts_at'),
    createdAt: moment('created_at').notNull(),
    begunAt: moment('begun_at'),
    finishedAt: moment('finished_at'),
    /** In seconds, for viewers who take no part in it; it applies once the tournament has begun. */
    broadcastDelay: t.integer('broadcast_delay').notNull().default(0),
    /** The set-up, and what else lists show; null or outdated if an earlier release wrote last: then read the log. */
    setup: t.json('setup'),
    listing: t.json('listing'),
    /** The version since which only nodes that keep listings have written; null: no such node has written. */
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

/** The source of truth: one row per entry, immutable by a trigger. `json` preserves the hashed text. */
export const tournamentLog = pgTable(
  'tournament_log',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    version: t.integer('version').notNull(),
    at: moment('at').notNull(),
    kind: t.text('kind').notNull(),
    /** The player who requested it; null: the server. No foreign key: an entry outlasts an account. */
    byPlayer: t.uuid('by_player'),
    /** The request; sealed, like the facts, if the operator has a key: it may hold a registered deck. */
    input: t.json('input').notNull(),
    facts: t.json('facts').notNull(),
    /** The client's key for the request: a repeated key gets the same answer. */
    key: t.text('key'),
    /** SHA-256 over the previous hash and this entry, hexadecimal. */
    hash: t.text('hash').notNull(),
    /** A Signature over the hash, for the first entry and the last. */
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

/** Past listings of tournaments with a broadcast delay, for viewers who see it later. Written with each entry. */
export const tournamentListings = pgTable(
  'tournament_listings',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    version: t.integer('version').notNull(),
    at: moment('at').notNull(),
    /** Whether rounds are played: from then on the delay applies. */
    begun: t.boolean('begun').notNull(),
    listing: t.json('listing').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'tournament_listings_pkey', columns: [table.tournamentId, table.version] }),
    references('tournament_listings_tournament_fkey', table.tournamentId, tournaments.id),
  ],
);

/** A tournament's officials other than its organizer: JUDGE or COMMENTATOR. Written with the entry. */
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

/** A tournament's players and their entrants. Written with the entry. */
export const tournamentMembers = pgTable(
  'tournament_members',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    entrant: t.integer('entrant').notNull(),
    /** The entrant as lists show it to its members. */
    kept: t.json('kept'),
  }),
  (table) => [
    primaryKey({ name: 'tournament_members_pkey', columns: [table.tournamentId, table.playerId] }),
    references('tournament_members_tournament_fkey', table.tournamentId, tournaments.id),
    references('tournament_members_player_fkey', table.playerId, players.id),
    index('tournament_members_by_player').on(table.playerId, table.tournamentId),
  ],
);

/** Matches of a tournament's games; written with the match. The match's last entry marks the row as over. */
export const tournamentGames = pgTable(
  'tournament_games',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    tournamentId: t.uuid('tournament_id').notNull(),
    stage: t.smallint('stage').notNull(),
    round: t.smallint('round').notNull(),
    tableNumber: t.integer('table_number').notNull(),
    /** The number of the table's game, from 1. */
    game: t.smallint('game').notNull(),
    /** How often the round was paired again after being undone. */
    attempt: t.smallint('attempt').notNull().default(0),
    /** PLAYING, then OVER by the statement that writes the match's last entry, then TAKEN by the tournament's log. */
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

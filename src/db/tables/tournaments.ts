import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from '../columns.ts';
import { matches } from './matches.ts';
import { players } from './players.ts';

// What the verbs in src/tournaments understand is not repeated here: json columns are checked where they are read.

/** A tournament and what lists and jobs ask of it; all of it moves with its log, from which everything else follows. */
export const tournaments = pgTable(
  'tournaments',
  (t) => ({
    id: t.uuid('id').notNull(),
    game: t.text('game').notNull(),
    name: t.text('name').notNull(),
    status: t.text('status').notNull(),
    visibility: t.text('visibility').notNull(),
    organizer: t.uuid('organizer').notNull(),
    /** Lets whoever knows it register where registration is by invitation. */
    invitation: t.text('invitation').notNull(),
    /** What is secret in it is sealed with this key, which is itself sealed; none: nothing is. See at-rest.ts. */
    dataKey: t.text('data_key'),
    /** What every lot follows from, and its hash, which the first entry publishes. Secret until the tournament is over. */
    seed: t.text('seed').notNull(),
    seedHash: t.text('seed_hash').notNull(),
    /** The last entry of the log; -1: none yet. */
    version: t.integer('version').notNull().default(-1),
    /** Who takes part, those who have dropped included. */
    entrants: t.integer('entrants').notNull().default(0),
    /** When something is due that nobody has to ask for; none: nothing is. */
    wakeAt: moment('wake_at'),
    /** When the sweep last saw to a result that is missing. */
    nudgedAt: moment('nudged_at'),
    /** When it is to begin. */
    startsAt: moment('starts_at'),
    createdAt: moment('created_at').notNull(),
    begunAt: moment('begun_at'),
    finishedAt: moment('finished_at'),
    /** By how many seconds whoever has no part in it sees later what happens once it has begun. */
    broadcastDelay: t.integer('broadcast_delay').notNull().default(0),
    /** The set-up, and what else lists show; none, or of an earlier version, where an earlier release wrote last: then the log says it. */
    setup: t.json('setup'),
    listing: t.json('listing'),
    /** Since which version nobody has written who kept nothing for lists; none: nobody who does has written. */
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

/** The truth: one row per entry, never changed: a trigger refuses. `json` keeps the text that was hashed. */
export const tournamentLog = pgTable(
  'tournament_log',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    version: t.integer('version').notNull(),
    at: moment('at').notNull(),
    kind: t.text('kind').notNull(),
    /** The player who asked for it; none: the server. No foreign key: an entry outlasts an account. */
    byPlayer: t.uuid('by_player'),
    /** What was asked; sealed with all that follows, where the operator has a key: a registered deck stands here. */
    input: t.json('input').notNull(),
    /** What followed from it. */
    facts: t.json('facts').notNull(),
    /** The client's own name for the request: the same key is answered the same way. */
    key: t.text('key'),
    /** SHA-256 over the hash before and this entry, hexadecimal. */
    hash: t.text('hash').notNull(),
    /** A Signature over the hash, of the first entry and the last. */
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

/** What lists have shown of tournaments with a broadcast delay: who follows one late is shown the row of then. Written with each entry. */
export const tournamentListings = pgTable(
  'tournament_listings',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    version: t.integer('version').notNull(),
    at: moment('at').notNull(),
    /** Rounds are played: from here on nothing is shown at once. */
    begun: t.boolean('begun').notNull(),
    listing: t.json('listing').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'tournament_listings_pkey', columns: [table.tournamentId, table.version] }),
    references('tournament_listings_tournament_fkey', table.tournamentId, tournaments.id),
  ],
);

/** Who does what at a tournament beside its organizer: a JUDGE, a COMMENTATOR. Written with the entry that says so. */
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

/** Who plays at a tournament, and for which entrant. Written with the entry that says so. */
export const tournamentMembers = pgTable(
  'tournament_members',
  (t) => ({
    tournamentId: t.uuid('tournament_id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    /** The entrant's number. */
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

/** Which match is which game of a tournament; written with the match. The match's last entry says here that it is over. */
export const tournamentGames = pgTable(
  'tournament_games',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    tournamentId: t.uuid('tournament_id').notNull(),
    stage: t.smallint('stage').notNull(),
    round: t.smallint('round').notNull(),
    /** The table's number within the round. */
    tableNumber: t.integer('table_number').notNull(),
    /** Which game of the table's, from 1. */
    game: t.smallint('game').notNull(),
    /** How often the round was paired anew after somebody had undone it. */
    attempt: t.smallint('attempt').notNull().default(0),
    /** PLAYING, then OVER by the statement that writes the match's last entry, then TAKEN by the tournament's log. */
    status: t.text('status').notNull(),
    /** When the match was over. */
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

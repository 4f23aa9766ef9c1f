import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { players } from './players.ts';

// All tables about a match have match_id first in the key, so that they can be partitioned by match. src/matches
// defines the meaning of the columns, and validates jsonb when reading it.

export const matches = pgTable(
  'matches',
  (t) => ({
    id: t.uuid('id').notNull(),
    game: t.text('game').notNull(),
    rulesVersion: t.text('rules_version').notNull(),
    status: t.text('status').notNull().default('WAITING'),
    visibility: t.text('visibility').notNull(),
    invitation: t.text('invitation').notNull(),
    createdBy: t.uuid('created_by').notNull(),
    /** A digest of the creator's address, if the creator is new or the match is for keeps. Null after the match. */
    newcomersOf: t.text('newcomers_of'),
    options: t.jsonb('options').notNull(),
    timeControl: t.jsonb('time_control'),
    onTimeOut: t.text('on_time_out').notNull(),
    forfeitAfter: t.integer('forfeit_after').notNull(),
    /** The level of the bot that takes over a seat if `on_time_out` is BOT; null for STEADY. */
    standInLevel: t.text('stand_in_level'),
    /** The sealed key that seals the match's secrets; null if nothing is sealed (see encryption-at-rest.ts). */
    dataKey: t.text('data_key'),
    /** The seed of all cards and dice, secret until the match is over. Its hash starts the log's chain. */
    seed: t.text('seed').notNull(),
    seedHash: t.text('seed_hash').notNull(),
    /** The server's own seed, if players contributed to the deal. The seed's hash was published before the deal. */
    serverSeed: t.text('server_seed'),
    serverSeedHash: t.text('server_seed_hash'),
    openSeats: t.smallint('open_seats').notNull(),
    /** The version of the last entry in the log; -1 if there is none yet. */
    version: t.integer('version').notNull().default(-1),
    waitingFor: t.smallint('waiting_for').array().notNull().default(sql`'{}'::smallint[]`),
    /** One SeatStanding for each seat. */
    standing: t.jsonb('standing').notNull(),
    /** The earliest time at which a seat runs out of time. */
    deadline: moment('deadline'),
    /** The sweep's next check, never after the deadline. Rarely written, so most moves change no index. */
    wakeAt: moment('wake_at'),
    botAsked: t.boolean('bot_asked').notNull().default(false),
    /** When the sweep last requested a missing bot move, beginning or verdict. */
    nudgedAt: moment('nudged_at'),
    result: t.jsonb('result'),
    /** Whether cards change hands when the match ends. Until then the cards of the match's decks are staked. */
    forKeeps: t.boolean('for_keeps').notNull().default(false),
    /** Null for a friendly match. A rated match is DUE until the job after its end makes it COUNTED or UNCOUNTED. */
    rating: t.text('rating'),
    /** Whether the replay has a verdict. */
    replayed: t.boolean('replayed').notNull().default(false),
    /** The SHA-256 of the record in the archive, hexadecimal; null while the log has the entries. */
    archived: t.text('archived'),
    /** No foreign key, because the row in `tournament_games` is written in the same statement. */
    tournamentId: t.uuid('tournament_id'),
    /** The delay for viewers who are neither players nor officials, in seconds. */
    broadcastDelay: t.integer('broadcast_delay').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    joinedAt: moment('joined_at'),
    startedAt: moment('started_at'),
    movedAt: moment('moved_at'),
    finishedAt: moment('finished_at'),
  }),
  (table) => [
    primaryKey({ name: 'matches_pkey', columns: [table.id] }),
    check('matches_status_check', sql`${table.status} in ('WAITING', 'RUNNING', 'FINISHED', 'CANCELLED')`),
    check('matches_visibility_check', sql`${table.visibility} in ('PUBLIC', 'PRIVATE')`),
    check('matches_on_time_out_check', sql`${table.onTimeOut} in ('ABSENT', 'FORFEIT', 'BOT')`),
    references('matches_creator_fkey', table.createdBy, players.id),
    uniqueIndex('matches_invitation_unique').on(table.invitation),
    index('matches_by_creation').on(table.createdAt, table.id),
    index('matches_by_status').on(table.visibility, table.status, table.createdAt, table.id),
    index('matches_by_game').on(table.game, table.status, table.createdAt, table.id),
    index('matches_by_creator').on(table.createdBy, table.createdAt, table.id),
    index('matches_open_by_creator').on(table.createdBy).where(sql`${table.status} in ('WAITING', 'RUNNING')`),
    index('matches_open_by_newcomers')
      .on(table.newcomersOf)
      .concurrently()
      .where(sql`${table.newcomersOf} is not null and ${table.status} in ('WAITING', 'RUNNING')`),
    index('matches_waiting').on(table.createdAt).where(sql`${table.status} = 'WAITING' and ${table.openSeats} > 0`),
    index('matches_by_wake').on(table.wakeAt).where(sql`${table.wakeAt} is not null`),
    index('matches_by_bot').on(table.id).where(sql`${table.botAsked}`),
    index('matches_unverified').on(table.finishedAt).where(sql`${table.status} = 'FINISHED' and not ${table.replayed}`),
    index('matches_unarchived')
      .on(
        sql`(case when ${table.forKeeps} then 'keeps' when ${table.tournamentId} is null then 'casual' else 'event' end)`,
        table.finishedAt,
      )
      .concurrently()
      .where(sql`${table.status} = 'FINISHED' and ${table.archived} is null`),
    index('matches_staking')
      .on(table.game, table.id)
      .where(sql`${table.forKeeps} and ${table.status} in ('WAITING', 'RUNNING')`),
    index('matches_rated_in_order')
      .on(
        table.game,
        sql`(timezone('UTC', ${table.finishedAt}) + ${table.broadcastDelay} * interval '1 second')`,
        table.id,
      )
      .concurrently()
      .where(sql`${table.rating} is not null and ${table.status} = 'FINISHED'`),
    index('matches_unrated')
      .on(table.finishedAt)
      .concurrently()
      .where(sql`${table.rating} = 'DUE' and ${table.status} = 'FINISHED'`),
    index('matches_broadcast').on(table.finishedAt).concurrently().where(sql`${table.broadcastDelay} > 0`),
    index('matches_full').on(table.createdAt).where(sql`${table.status} = 'WAITING' and ${table.openSeats} = 0`),
  ],
);

/** The seats of matches. A seat has a player or a bot, or is free. */
export const seats = pgTable(
  'seats',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat').notNull(),
    playerId: t.uuid('player_id'),
    bot: t.text('bot'),
    /** The player's deck, a DeckList; null if the game has no decks. */
    deck: t.jsonb('deck'),
    entropy: t.text('entropy'),
    /** The seat's initial setting for reaction windows. */
    autoPass: t.text('auto_pass').notNull().default('NONE'),
    /** The player's name when seated, and the salt that hides it in the record. Both are deleted with the account. */
    name: t.text('name'),
    nameSalt: t.text('name_salt'),
  }),
  (table) => [
    primaryKey({ name: 'seats_pkey', columns: [table.matchId, table.seat] }),
    references('seats_match_fkey', table.matchId, matches.id),
    references('seats_player_fkey', table.playerId, players.id),
    index('seats_by_player').on(table.playerId, table.matchId).where(sql`${table.playerId} is not null`),
  ],
);

/** Matches opened for particular players, who may accept or decline. The match stores the outcome. */
export const challenges = pgTable(
  'challenges',
  (t) => ({
    id: t.uuid('id').notNull(),
    matchId: t.uuid('match_id').notNull(),
    fromPlayer: t.uuid('from_player').notNull(),
    rematchOf: t.uuid('rematch_of'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    declinedAt: moment('declined_at'),
  }),
  (table) => [
    primaryKey({ name: 'challenges_pkey', columns: [table.id] }),
    references('challenges_match_fkey', table.matchId, matches.id),
    references('challenges_player_fkey', table.fromPlayer, players.id),
    uniqueIndex('challenges_match_unique').on(table.matchId),
    index('challenges_by_player').on(table.fromPlayer, table.createdAt),
    index('challenges_by_rematch').on(table.rematchOf).where(sql`${table.rematchOf} is not null`),
    index('challenges_by_expiry').on(table.expiresAt),
  ],
);

/** No foreign key to players: a challenge to an unknown name must look like an unanswered one. */
export const reservations = pgTable(
  'reservations',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat').notNull(),
    playerId: t.uuid('player_id').notNull(),
    /** The name under which a player was challenged. */
    called: t.text('called'),
  }),
  (table) => [
    primaryKey({ name: 'reservations_pkey', columns: [table.matchId, table.seat] }),
    references('reservations_match_fkey', table.matchId, matches.id),
    index('reservations_by_player').on(table.playerId),
  ],
);

/**
 * The source of truth, with one row per entry. A single statement writes the rows, and triggers make them immutable:
 * the entries of a match can be deleted only once `matches.archived` says that they are in the archive.
 * No foreign key, because that statement joins the match's row anyway. The type `json` preserves the hashed text.
 */
export const matchLog = pgTable(
  'match_log',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    version: t.integer('version').notNull(),
    at: moment('at').notNull(),
    kind: t.text('kind').notNull(),
    seat: t.smallint('seat'),
    move: t.json('move'),
    facts: t.json('facts').notNull(),
    agenda: t.json('agenda').notNull(),
    /** The client's key for the move. A repeated key gets the same answer. */
    key: t.text('key'),
    /** The SHA-256 of the previous hash and this entry, hexadecimal. */
    hash: t.text('hash').notNull(),
    /** A Signature over the hash, for the first and the last entry. */
    signature: t.json('signature'),
  }),
  (table) => [
    primaryKey({ name: 'match_log_pkey', columns: [table.matchId, table.version] }),
    // A digest of the key is enough to find its few rows, and takes half as much space.
    index('match_log_by_key')
      .on(table.matchId, sql`hashtext(${table.key})`)
      .concurrently()
      .where(sql`${table.key} is not null`),
  ],
);

/** Folded logs of long matches, for fast loading. Any row may be deleted. No foreign key, as for the log. */
export const snapshots = pgTable(
  'snapshots',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    version: t.integer('version').notNull(),
    /** The digest of the code that folded the log. */
    foldedBy: t.text('folded_by').notNull(),
    /** The folded table and the hash of its last entry as JSON. The text is sealed if the match is sealed. */
    body: t.text('body').notNull(),
  }),
  (table) => [primaryKey({ name: 'snapshots_pkey', columns: [table.matchId] })],
);

/** The verdicts on finished matches. The replay document itself is built from the log. */
export const replays = pgTable(
  'replays',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    verdict: t.text('verdict').notNull(),
    /** The first wrong entry, if the verdict is REFUTED. */
    version: t.integer('version'),
    /** The fault if the verdict is REFUTED, or the missing proof if it is UNDECIDED. */
    why: t.text('why'),
    proven: t.text('proven').array().notNull().default(sql`'{}'::text[]`),
    unproven: t.text('unproven').array().notNull().default(sql`'{}'::text[]`),
    /** Always empty. Earlier releases kept an unsealed copy of the match's row here. */
    head: t.jsonb('head').notNull(),
    verifiedAt: moment('verified_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'replays_pkey', columns: [table.matchId] }),
    references('replays_match_fkey', table.matchId, matches.id),
    check('replays_verdict_check', sql`${table.verdict} in ('VERIFIED', 'REFUTED', 'UNDECIDED')`),
  ],
);

/** Keyed requests with their results, so that a repeated key gets the same answer. */
export const requestKeys = pgTable(
  'request_keys',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    verb: t.text('verb').notNull(),
    key: t.text('key').notNull(),
    /** The SHA-256 of the request, hexadecimal, sealed if the operator has a key. */
    digest: t.text('digest').notNull(),
    /** The id of a match, webhook, API key or deck. No foreign key, because this row is written first. */
    answerId: t.uuid('match_id').notNull(),
    at: moment('at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'request_keys_pkey', columns: [table.playerId, table.verb, table.key] }),
    references('request_keys_player_fkey', table.playerId, players.id).onDelete('cascade'),
    index('request_keys_by_age').on(table.at).concurrently(),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from '../columns.ts';
import { players } from './players.ts';

// Everything about a match has match_id first in its key, so that the tables can be split by match.
// What the verbs in src/matches understand is not repeated here: jsonb columns are checked where they are read.

/** A match and everything about it that is not in its log; version, standing and deadline move with the log. */
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
    /** Made by a newcomer, or for keeps: a digest of the creator's address, for IPv6 behind that of its site. Empty once the match is over. */
    newcomersOf: t.text('newcomers_of'),
    options: t.jsonb('options').notNull(),
    timeControl: t.jsonb('time_control'),
    onTimeOut: t.text('on_time_out').notNull(),
    forfeitAfter: t.integer('forfeit_after').notNull(),
    /** With BOT: of which level the bot is; none: STEADY. */
    standInLevel: t.text('stand_in_level'),
    /** What is secret in the match is sealed with this key, which is itself sealed; none: nothing is. See at-rest.ts. */
    dataKey: t.text('data_key'),
    /** What every card and die follows from, and its hash, on which the log follows. Secret until the match is over. */
    seed: t.text('seed').notNull(),
    seedHash: t.text('seed_hash').notNull(),
    /** Where players had a say in the deal: the server's own seed, and its hash, which was published before. */
    serverSeed: t.text('server_seed'),
    serverSeedHash: t.text('server_seed_hash'),
    /** Seats that nobody has taken yet. */
    openSeats: t.smallint('open_seats').notNull(),
    /** The last entry of the log; -1: none yet. */
    version: t.integer('version').notNull().default(-1),
    waitingFor: t.smallint('waiting_for').array().notNull().default(sql`'{}'::smallint[]`),
    /** By seat, a SeatStanding. */
    standing: t.jsonb('standing').notNull(),
    /** The first moment at which a seat is out of time. */
    deadline: moment('deadline'),
    /** When the sweep looks: never after the deadline. Seldom written, so that a move changes no index. */
    wakeAt: moment('wake_at'),
    /** One of the seats waited for is a bot's. */
    botAsked: t.boolean('bot_asked').notNull().default(false),
    /** When the sweep last saw to a bot, a beginning or a verdict that is missing. */
    nudgedAt: moment('nudged_at'),
    result: t.jsonb('result'),
    /** Cards change their owner when it ends, and those of its decks are staked until then. */
    forKeeps: t.boolean('for_keeps').notNull().default(false),
    /** The replay has its verdict. */
    replayed: t.boolean('replayed').notNull().default(false),
    /** The tournament whose game it is. No foreign key: the row is written with the one that has it. */
    tournamentId: t.uuid('tournament_id'),
    /** How far behind those follow it who have no seat and no office there, in seconds. */
    broadcastDelay: t.integer('broadcast_delay').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the last seat so far was taken, after the match was made. */
    joinedAt: moment('joined_at'),
    startedAt: moment('started_at'),
    /** When the last entry was made. */
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
    index('matches_staking')
      .on(table.game, table.id)
      .where(sql`${table.forKeeps} and ${table.status} in ('WAITING', 'RUNNING')`),
    index('matches_broadcast').on(table.finishedAt).concurrently().where(sql`${table.broadcastDelay} > 0`),
    index('matches_full').on(table.createdAt).where(sql`${table.status} = 'WAITING' and ${table.openSeats} = 0`),
  ],
);

/** A place at a match: a player's, a bot's, or nobody's yet. */
export const seats = pgTable(
  'seats',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat').notNull(),
    playerId: t.uuid('player_id'),
    bot: t.text('bot'),
    /** The deck that was brought, a DeckList; none where the game has no decks. */
    deck: t.jsonb('deck'),
    /** What the player has put into the deal. */
    entropy: t.text('entropy'),
    /** What the seat wants of reaction windows from the start. */
    autoPass: t.text('auto_pass').notNull().default('NONE'),
    /** How the player was called on sitting down, and what hides that in the record. Both go with a deleted account. */
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

/** Matches that somebody has opened for others, who may accept or decline. How it came out, the match says. */
export const challenges = pgTable(
  'challenges',
  (t) => ({
    id: t.uuid('id').notNull(),
    matchId: t.uuid('match_id').notNull(),
    fromPlayer: t.uuid('from_player').notNull(),
    /** The match that is to be played once more. */
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

/** Free seats that are kept for somebody. No foreign key: a name that nobody has is challenged, too, and nobody is told. */
export const reservations = pgTable(
  'reservations',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat').notNull(),
    playerId: t.uuid('player_id').notNull(),
    /** The name by which somebody was challenged. */
    called: t.text('called'),
  }),
  (table) => [
    primaryKey({ name: 'reservations_pkey', columns: [table.matchId, table.seat] }),
    references('reservations_match_fkey', table.matchId, matches.id),
    index('reservations_by_player').on(table.playerId),
  ],
);

/**
 * The truth: one row per entry, written by one statement (src/matches/log/append-statement.ts); a trigger refuses changes. No
 * foreign key: that statement joins the match's row anyway. `json` keeps the text that was hashed.
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
    /** The client's own name for the move: the same key is answered the same way. */
    key: t.text('key'),
    /** SHA-256 over the hash before and this entry, hexadecimal. */
    hash: t.text('hash').notNull(),
    /** A Signature over the hash, of the first entry and the last. */
    signature: t.json('signature'),
  }),
  (table) => [
    primaryKey({ name: 'match_log_pkey', columns: [table.matchId, table.version] }),
    uniqueIndex('match_log_key_unique').on(table.matchId, table.seat, table.key).where(sql`${table.key} is not null`),
  ],
);

/**
 * States that logs have led to, one for each long match, to open it without its whole log. All rows may be deleted at any time.
 * No foreign key, as for the log.
 */
export const snapshots = pgTable(
  'snapshots',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    version: t.integer('version').notNull(),
    /** By which code it was folded. */
    foldedBy: t.text('folded_by').notNull(),
    /** The table and the hash of its last entry as JSON, sealed where the match is. */
    body: t.text('body').notNull(),
  }),
  (table) => [primaryKey({ name: 'snapshots_pkey', columns: [table.matchId] })],
);

/** What a second execution made of a finished match. The document itself is put together from the log. */
export const replays = pgTable(
  'replays',
  (t) => ({
    matchId: t.uuid('match_id').notNull(),
    verdict: t.text('verdict').notNull(),
    /** Of REFUTED: the first entry that does not follow. */
    version: t.integer('version'),
    /** Of REFUTED and UNDECIDED. */
    why: t.text('why'),
    /** In words, what is proven and what is not. */
    proven: t.text('proven').array().notNull().default(sql`'{}'::text[]`),
    unproven: t.text('unproven').array().notNull().default(sql`'{}'::text[]`),
    /** Always empty. Earlier releases kept a copy of the match's row here, unsealed. */
    head: t.jsonb('head').notNull(),
    verifiedAt: moment('verified_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'replays_pkey', columns: [table.matchId] }),
    references('replays_match_fkey', table.matchId, matches.id),
    check('replays_verdict_check', sql`${table.verdict} in ('VERIFIED', 'REFUTED', 'UNDECIDED')`),
  ],
);

/** Requests that their clients have named, and what each has made: the same key is answered the same way. */
export const requestKeys = pgTable(
  'request_keys',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    verb: t.text('verb').notNull(),
    key: t.text('key').notNull(),
    /** SHA-256 of what was wanted, hexadecimal; sealed where the operator has a key. */
    digest: t.text('digest').notNull(),
    /** The id of what was made or joined: a match, a webhook, an API key, a deck. No foreign key: it is written before that is. */
    answerId: t.uuid('match_id').notNull(),
    at: moment('at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'request_keys_pkey', columns: [table.playerId, table.verb, table.key] }),
    references('request_keys_player_fkey', table.playerId, players.id).onDelete('cascade'),
  ],
);

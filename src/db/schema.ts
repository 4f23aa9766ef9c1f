import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { players } from './tables/players.ts';

// Everything about a match has match_id first in its key, so that the tables can be split by match.
// What the verbs in src/matches understand is not repeated here: jsonb columns are checked where they are read.

export { deliveries, listeners, notificationTargets, vapidKeys } from './tables/notifications.ts';
export { apiKeys, departures, emails, mailedTokens, players, sessions } from './tables/players.ts';
export { signingKeys } from './tables/signing-keys.ts';

/** Decks that players keep for later. */
export const decks = pgTable(
  'decks',
  {
    id: uuid('id').notNull(),
    playerId: uuid('player_id').notNull(),
    game: text('game').notNull(),
    name: text('name').notNull(),
    /** A DeckList. */
    cards: jsonb('cards').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'decks_pkey', columns: [table.id] }),
    foreignKey({ name: 'decks_player_fkey', columns: [table.playerId], foreignColumns: [players.id] }),
    index('decks_by_player').on(table.playerId, table.game, table.createdAt),
  ],
);

/** A match and everything about it that is not in its log; version, standing and deadline move with the log. */
export const matches = pgTable(
  'matches',
  {
    id: uuid('id').notNull(),
    game: text('game').notNull(),
    rulesVersion: text('rules_version').notNull(),
    status: text('status').notNull().default('WAITING'),
    visibility: text('visibility').notNull(),
    invitation: text('invitation').notNull(),
    createdBy: uuid('created_by').notNull(),
    options: jsonb('options').notNull(),
    timeControl: jsonb('time_control'),
    onTimeOut: text('on_time_out').notNull(),
    forfeitAfter: integer('forfeit_after').notNull(),
    /** What is secret in the match is sealed with this key, which is itself sealed; none: nothing is. See at-rest.ts. */
    dataKey: text('data_key'),
    /** What every card and die follows from, and its hash, on which the log follows. Secret until the match is over. */
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** Where players had a say in the deal: the server's own seed, and its hash, which was published before. */
    serverSeed: text('server_seed'),
    serverSeedHash: text('server_seed_hash'),
    /** Seats that nobody has taken yet. */
    openSeats: smallint('open_seats').notNull(),
    /** The last entry of the log; -1: none yet. */
    version: integer('version').notNull().default(-1),
    waitingFor: smallint('waiting_for').array().notNull().default(sql`'{}'::smallint[]`),
    /** By seat, a SeatStanding. */
    standing: jsonb('standing').notNull(),
    /** The first moment at which a seat is out of time. */
    deadline: moment('deadline'),
    /** When the sweep looks: never after the deadline. Seldom written, so that a move changes no index. */
    wakeAt: moment('wake_at'),
    /** One of the seats waited for is a bot's. */
    botAsked: boolean('bot_asked').notNull().default(false),
    /** When the sweep last saw to a bot, a beginning or a verdict that is missing. */
    nudgedAt: moment('nudged_at'),
    result: jsonb('result'),
    /** Cards change their owner when it ends, and those of its decks are staked until then. */
    forKeeps: boolean('for_keeps').notNull().default(false),
    /** The replay has its verdict. */
    replayed: boolean('replayed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the last seat so far was taken, after the match was made. */
    joinedAt: moment('joined_at'),
    startedAt: moment('started_at'),
    /** When the last entry was made. */
    movedAt: moment('moved_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ name: 'matches_pkey', columns: [table.id] }),
    check('matches_status_check', sql`${table.status} in ('WAITING', 'RUNNING', 'FINISHED', 'CANCELLED')`),
    check('matches_visibility_check', sql`${table.visibility} in ('PUBLIC', 'PRIVATE')`),
    check('matches_on_time_out_check', sql`${table.onTimeOut} in ('ABSENT', 'FORFEIT', 'BOT')`),
    foreignKey({ name: 'matches_creator_fkey', columns: [table.createdBy], foreignColumns: [players.id] }),
    uniqueIndex('matches_invitation_unique').on(table.invitation),
    index('matches_by_creation').on(table.createdAt, table.id),
    index('matches_by_status').on(table.visibility, table.status, table.createdAt, table.id),
    index('matches_by_game').on(table.game, table.status, table.createdAt, table.id),
    index('matches_by_creator').on(table.createdBy, table.createdAt, table.id),
    index('matches_open_by_creator').on(table.createdBy).where(sql`${table.status} in ('WAITING', 'RUNNING')`),
    index('matches_waiting').on(table.createdAt).where(sql`${table.status} = 'WAITING' and ${table.openSeats} > 0`),
    index('matches_by_wake').on(table.wakeAt).where(sql`${table.wakeAt} is not null`),
    index('matches_by_bot').on(table.id).where(sql`${table.botAsked}`),
    index('matches_unverified').on(table.finishedAt).where(sql`${table.status} = 'FINISHED' and not ${table.replayed}`),
    index('matches_staking')
      .on(table.game, table.id)
      .where(sql`${table.forKeeps} and ${table.status} in ('WAITING', 'RUNNING')`),
    index('matches_full').on(table.createdAt).where(sql`${table.status} = 'WAITING' and ${table.openSeats} = 0`),
  ],
);

/** A place at a match: a player's, a bot's, or nobody's yet. */
export const seats = pgTable(
  'seats',
  {
    matchId: uuid('match_id').notNull(),
    seat: smallint('seat').notNull(),
    playerId: uuid('player_id'),
    bot: text('bot'),
    /** The deck that was brought, a DeckList; none where the game has no decks. */
    deck: jsonb('deck'),
    /** What the player has put into the deal. */
    entropy: text('entropy'),
    /** What the seat wants of reaction windows from the start. */
    autoPass: text('auto_pass').notNull().default('NONE'),
    /** How the player was called on sitting down, and what hides that in the record. Both go with a deleted account. */
    name: text('name'),
    nameSalt: text('name_salt'),
  },
  (table) => [
    primaryKey({ name: 'seats_pkey', columns: [table.matchId, table.seat] }),
    foreignKey({ name: 'seats_match_fkey', columns: [table.matchId], foreignColumns: [matches.id] }),
    foreignKey({ name: 'seats_player_fkey', columns: [table.playerId], foreignColumns: [players.id] }),
    index('seats_by_player').on(table.playerId, table.matchId).where(sql`${table.playerId} is not null`),
  ],
);

/**
 * The truth: one row per entry, written by one statement (src/matches/log/append-statement.ts) and never changed: a trigger refuses.
 * No foreign key: that statement joins the match's row anyway. `json` keeps the text that was hashed.
 */
export const matchLog = pgTable(
  'match_log',
  {
    matchId: uuid('match_id').notNull(),
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    seat: smallint('seat'),
    move: json('move'),
    facts: json('facts').notNull(),
    agenda: json('agenda').notNull(),
    /** The client's own name for the move: the same key is answered the same way. */
    key: text('key'),
    /** SHA-256 over the hash before and this entry, hexadecimal. */
    hash: text('hash').notNull(),
    /** A Signature over the hash, of the first entry and the last. */
    signature: json('signature'),
  },
  (table) => [
    primaryKey({ name: 'match_log_pkey', columns: [table.matchId, table.version] }),
    uniqueIndex('match_log_key_unique').on(table.matchId, table.seat, table.key).where(sql`${table.key} is not null`),
  ],
);

/** What a second execution made of a finished match. The document itself is put together from the log. */
export const replays = pgTable(
  'replays',
  {
    matchId: uuid('match_id').notNull(),
    verdict: text('verdict').notNull(),
    /** Of REFUTED: the first entry that does not follow. */
    version: integer('version'),
    /** Of REFUTED and UNDECIDED. */
    why: text('why'),
    /** In words, what is proven and what is not. */
    proven: text('proven').array().notNull().default(sql`'{}'::text[]`),
    unproven: text('unproven').array().notNull().default(sql`'{}'::text[]`),
    /** Everything of the document but its entries. */
    head: jsonb('head').notNull(),
    verifiedAt: moment('verified_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'replays_pkey', columns: [table.matchId] }),
    foreignKey({ name: 'replays_match_fkey', columns: [table.matchId], foreignColumns: [matches.id] }),
    check('replays_verdict_check', sql`${table.verdict} in ('VERIFIED', 'REFUTED', 'UNDECIDED')`),
  ],
);

/** Requests that their clients have named, and the match of each: the same key is answered the same way. */
export const requestKeys = pgTable(
  'request_keys',
  {
    playerId: uuid('player_id').notNull(),
    verb: text('verb').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was wanted, hexadecimal. */
    digest: text('digest').notNull(),
    /** No foreign key: it is written before the match is. */
    matchId: uuid('match_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'request_keys_pkey', columns: [table.playerId, table.verb, table.key] }),
    foreignKey({
      name: 'request_keys_player_fkey',
      columns: [table.playerId],
      foreignColumns: [players.id],
    }).onDelete('cascade'),
  ],
);

/** Accounts that own cards of a game. Who stakes cards holds this row meanwhile, so that none is staked twice. */
export const collectors = pgTable(
  'collectors',
  {
    playerId: uuid('player_id').notNull(),
    game: text('game').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ name: 'collectors_pkey', columns: [table.playerId, table.game] }),
    foreignKey({ name: 'collectors_player_fkey', columns: [table.playerId], foreignColumns: [players.id] }),
  ],
);

/** What each account owns: the sum of its changes, kept by a trigger on them and by nothing else. */
export const collections = pgTable(
  'collections',
  {
    playerId: uuid('player_id').notNull(),
    game: text('game').notNull(),
    card: text('card').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ name: 'collections_pkey', columns: [table.playerId, table.game, table.card] }),
    foreignKey({ name: 'collections_player_fkey', columns: [table.playerId], foreignColumns: [players.id] }),
    check('collections_count_check', sql`${table.count} >= 0`),
  ],
);

/**
 * How cards came to their owners and left them. Never changed: a trigger refuses. PRIZE rows are written by the
 * statement that writes a match's last entry, and nowhere else.
 */
export const collectionChanges = pgTable(
  'collection_changes',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ name: 'collection_changes_id_seq' }),
    playerId: uuid('player_id').notNull(),
    game: text('game').notNull(),
    card: text('card').notNull(),
    /** Copies gained, or lost when negative. */
    change: integer('change').notNull(),
    reason: text('reason').notNull(),
    /** Of a prize: the match it was won in. */
    matchId: uuid('match_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'collection_changes_pkey', columns: [table.id] }),
    foreignKey({ name: 'collection_changes_player_fkey', columns: [table.playerId], foreignColumns: [players.id] }),
    foreignKey({ name: 'collection_changes_match_fkey', columns: [table.matchId], foreignColumns: [matches.id] }),
    check(
      'collection_changes_reason_check',
      sql`case ${table.reason} when 'STARTER' then ${table.matchId} is null and ${table.change} > 0
        when 'PRIZE' then ${table.matchId} is not null and ${table.change} <> 0 else false end`,
    ),
    index('collection_changes_by_player').on(table.playerId, table.game),
    uniqueIndex('collection_changes_starter_unique')
      .on(table.playerId, table.game, table.card)
      .where(sql`${table.reason} = 'STARTER'`),
    uniqueIndex('collection_changes_prize_unique')
      .on(table.matchId, table.playerId, table.card)
      .where(sql`${table.reason} = 'PRIZE'`),
  ],
);

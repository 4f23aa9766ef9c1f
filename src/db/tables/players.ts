import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';

/** Accounts. A guest has no password and no OpenID identity. A deleted account has no name either. */
export const players = pgTable(
  'players',
  (t) => ({
    id: t.uuid('id').notNull(),
    name: t.text('name').notNull(),
    passwordHash: t.text('password_hash'),
    /** The player's OpenID issuer, and the player's subject at that issuer. */
    issuer: t.text('issuer'),
    subject: t.text('subject'),
    roles: t.text('roles').array().notNull().default(sql`'{player}'::text[]`),
    /** Whether the owner has marked the account as played by a program. */
    bot: t.boolean('bot').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** Why an admin has banned the player; null if no admin has. The player reads it too. */
    banReason: t.text('ban_reason'),
    /** When the ban ends; null for a ban without end. */
    bannedUntil: moment('banned_until'),
  }),
  (table) => [
    primaryKey({ name: 'players_pkey', columns: [table.id] }),
    uniqueIndex('players_name_unique').on(sql`lower(${table.name})`).where(sql`${table.passwordHash} is not null`),
    uniqueIndex('players_identity_unique').on(table.issuer, table.subject),
    index('players_by_name_start')
      .on(sql`lower(${table.name}) text_pattern_ops`)
      .where(sql`${table.passwordHash} is not null or ${table.issuer} is not null`)
      .concurrently(),
    index('players_banned').on(table.id).where(sql`${table.banReason} is not null`).concurrently(),
  ],
);

/** Names that no other account may take, as the `nameKeys` of accounts' names. Guests' names are not reserved. */
export const takenNames = pgTable(
  'taken_names',
  (t) => ({
    key: t.text('key').notNull(),
    playerId: t.uuid('player_id').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'taken_names_pkey', columns: [table.key] }),
    references('taken_names_player_fkey', table.playerId, players.id).onDelete('cascade'),
    index('taken_names_by_player').on(table.playerId),
  ],
);

export const sessions = pgTable(
  'sessions',
  (t) => ({
    /** The SHA-256 of the token. The token itself is not stored. */
    tokenHash: t.text('token_hash').notNull(),
    playerId: t.uuid('player_id').notNull(),
    /** The owner's name for the session, usually that of a device. */
    name: t.text('name'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the session was last used, to the hour. */
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** A hash of the network from which the password was sent; null if no password was sent. */
    cameFrom: t.text('came_from'),
  }),
  (table) => [
    primaryKey({ name: 'sessions_pkey', columns: [table.tokenHash] }),
    references('sessions_player_fkey', table.playerId, players.id),
    index('sessions_by_player').on(table.playerId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

export const decks = pgTable(
  'decks',
  (t) => ({
    id: t.uuid('id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    game: t.text('game').notNull(),
    name: t.text('name').notNull(),
    cards: t.jsonb('cards').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ name: 'decks_pkey', columns: [table.id] }),
    references('decks_player_fkey', table.playerId, players.id),
    index('decks_by_player').on(table.playerId, table.game, table.createdAt),
  ],
);

/** Players blocked by another player, who does not see their challenges and messages. */
export const blocks = pgTable(
  'blocks',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    blockedId: t.uuid('blocked_id').notNull(),
    at: moment('at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'blocks_pkey', columns: [table.playerId, table.blockedId] }),
    references('blocks_player_fkey', table.playerId, players.id),
    references('blocks_blocked_fkey', table.blockedId, players.id),
    index('blocks_by_blocked').on(table.blockedId),
  ],
);

/** Players' confirmed email addresses. Several players may share an address. */
export const emails = pgTable(
  'emails',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    address: t.text('address').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'emails_pkey', columns: [table.playerId] }),
    references('emails_player_fkey', table.playerId, players.id),
    index('emails_by_address').on(sql`lower(${table.address})`),
  ],
);

/** Emailed single-use tokens, deleted on use. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  (t) => ({
    /** The SHA-256 of the token. */
    tokenHash: t.text('token_hash').notNull(),
    playerId: t.uuid('player_id').notNull(),
    /** RESET (of the password) or CONFIRM (of the address). */
    purpose: t.text('purpose').notNull(),
    address: t.text('address').notNull(),
    expiresAt: moment('expires_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'mailed_tokens_pkey', columns: [table.tokenHash] }),
    references('mailed_tokens_player_fkey', table.playerId, players.id),
    index('mailed_tokens_by_player').on(table.playerId),
    index('mailed_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** Counts of limited actions, such as sending wrong passwords or requesting emails. */
export const guardCounts = pgTable(
  'guard_counts',
  (t) => ({
    /** A hash that identifies the counted action. */
    key: t.text('key').notNull(),
    used: t.integer('used').notNull(),
    /** When the count resets to 0. */
    until: moment('until').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'guard_counts_pkey', columns: [table.key] }),
    index('guard_counts_by_end').on(table.until),
  ],
);

/** Credentials for an account owner's programs. */
export const apiKeys = pgTable(
  'api_keys',
  (t) => ({
    /** The SHA-256 of the key. The key itself is not stored. */
    keyHash: t.text('key_hash').notNull(),
    id: t.uuid('id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    name: t.text('name').notNull(),
    scopes: t.text('scopes').array().notNull(),
    /** The maximum number of requests per minute. */
    budget: t.integer('budget').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the key was last used, to the hour. */
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  }),
  (table) => [
    primaryKey({ name: 'api_keys_pkey', columns: [table.keyHash] }),
    references('api_keys_player_fkey', table.playerId, players.id),
    uniqueIndex('api_keys_id_unique').on(table.id),
    index('api_keys_by_player').on(table.playerId),
    index('api_keys_by_expiry').on(table.expiresAt),
  ],
);

/** Players with deleted accounts who still have seats in matches or take part in tournaments. */
export const departures = pgTable(
  'departures',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    since: moment('since').notNull(),
    /** Whether the player's tournaments must still be checked. */
    atTournaments: t.boolean('at_tournaments').notNull().default(true),
  }),
  (table) => [
    primaryKey({ name: 'departures_pkey', columns: [table.playerId] }),
    references('departures_player_fkey', table.playerId, players.id),
  ],
);

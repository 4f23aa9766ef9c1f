import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from './columns.ts';
import { players } from './players.ts';

/** The targets of players' notifications: a WEBHOOK of the player, or PUSH to a browser. */
export const notificationTargets = pgTable(
  'notification_targets',
  (t) => ({
    id: t.uuid('id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    /** The API key that created the target; deleting the key deletes the target. Null if created in a session. */
    keyId: t.uuid('key_id'),
    /** The hash of the session that subscribed a browser. The subscription ends with the session. */
    sessionHash: t.text('session_hash'),
    kind: t.text('kind').notNull(),
    name: t.text('name'),
    /** The URL, sealed if the operator has a key. A browser's URL is a secret, and a webhook's URL may contain one. */
    address: t.text('address').notNull(),
    /** The SHA-256 of the URL, hexadecimal. */
    addressHash: t.text('address_hash').notNull(),
    /** The key that signs or encrypts requests, sealed like the address. */
    secret: t.text('secret').notNull(),
    events: t.text('events').array().notNull(),
    /** Never read. Earlier builds need this column. */
    quiet: t.boolean('quiet').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The network address of the target's creator, sealed like `address`. */
    madeFrom: t.text('made_from'),
    /** When requests started to fail; null if the last request succeeded. */
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    /** FAILED: all requests failed for a day. GONE: 410 or 404. REFUSED: the push service rejects this server. */
    disabledBecause: t.text('disabled_because'),
  }),
  (table) => [
    primaryKey({ name: 'notification_targets_pkey', columns: [table.id] }),
    references('notification_targets_player_fkey', table.playerId, players.id).onDelete('cascade'),
    check('notification_targets_kind_check', sql`${table.kind} in ('WEBHOOK', 'PUSH')`),
    index('notification_targets_by_player').on(table.playerId),
    index('notification_targets_by_key').on(table.keyId).where(sql`${table.keyId} is not null`),
    uniqueIndex('notification_targets_push_unique').on(table.addressHash).where(sql`${table.kind} = 'PUSH'`),
  ],
);

/** Deliveries to targets. This table determines which delivery is due and when; jobs are only wake-ups. */
export const deliveries = pgTable(
  'deliveries',
  (t) => ({
    /** The delivery's id, which is also the `webhook-id` without the prefix `msg_`. */
    id: t.uuid('id').notNull(),
    targetId: t.uuid('target_id').notNull(),
    /** The event with its match, seat and question. A target gets each event once. */
    about: t.text('about').notNull(),
    event: t.text('event').notNull(),
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat'),
    /** The version at which the question was opened, if the event is about a question. */
    since: t.integer('since'),
    /** Always empty. Earlier builds kept the sealed message here. */
    body: t.text('body').notNull(),
    status: t.text('status').notNull(),
    attempts: t.integer('attempts').notNull().default(0),
    /** When to check the delivery next; null for never. */
    nextAt: moment('next_at'),
    /** When the claim of the process working on the delivery expires. */
    claimedUntil: moment('claimed_until'),
    /** The HTTP status of the last attempt; null if there was no response. */
    lastStatus: t.integer('last_status'),
    lastError: t.text('last_error'),
    createdAt: moment('created_at').notNull(),
    triedAt: moment('tried_at'),
  }),
  (table) => [
    primaryKey({ name: 'deliveries_pkey', columns: [table.id] }),
    references('deliveries_target_fkey', table.targetId, notificationTargets.id).onDelete('cascade'),
    check(
      'deliveries_status_check',
      sql`${table.status} in ('HELD', 'DUE', 'DELIVERED', 'FAILED', 'HEARD', 'OUTDATED')`,
    ),
    uniqueIndex('deliveries_about_unique').on(table.targetId, table.about),
    index('deliveries_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('deliveries_by_creation').on(table.createdAt),
    index('deliveries_by_target').on(table.targetId, table.createdAt),
  ],
);

/** The server's identity for push services, a single key that is created on first use. */
export const vapidKeys = pgTable(
  'vapid_keys',
  (t) => ({
    id: t.smallint('id').notNull(),
    /** The private key as PKCS #8 in PEM, sealed if the operator has a key. */
    privateKey: t.text('private_key').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'vapid_keys_pkey', columns: [table.id] }),
    check('vapid_keys_one', sql`${table.id} = 1`),
  ],
);

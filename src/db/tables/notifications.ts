import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, references } from '../columns.ts';
import { players } from './players.ts';

/** Where players want to be told of what happens while they are away: a WEBHOOK of theirs, or a browser's PUSH. */
export const notificationTargets = pgTable(
  'notification_targets',
  (t) => ({
    id: t.uuid('id').notNull(),
    playerId: t.uuid('player_id').notNull(),
    /** The API key that has made it, with which it goes; none: a session has. */
    keyId: t.uuid('key_id'),
    kind: t.text('kind').notNull(),
    /** How its owner calls it. */
    name: t.text('name'),
    /** The URL. Sealed where the operator has a key: a browser's is a secret, and a webhook's may hold one. */
    address: t.text('address').notNull(),
    /** SHA-256 of the URL, hexadecimal. */
    addressHash: t.text('address_hash').notNull(),
    /** What requests are signed with, or encrypted for; sealed as the address is. */
    secret: t.text('secret').notNull(),
    /** Of what it is told. */
    events: t.text('events').array().notNull(),
    /** Not read. Earlier builds need it. */
    quiet: t.boolean('quiet').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The network address that it was made from; sealed as the target's is. */
    madeFrom: t.text('made_from'),
    /** Since when nothing was taken; none: the last request was. */
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    /** FAILED for a day, GONE: the receiver has said so, or REFUSED: a push service refuses this server. */
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

/** What a target is told, once for each event. Jobs only wake somebody up: what is due, and when, stands here. */
export const deliveries = pgTable(
  'deliveries',
  (t) => ({
    /** Also the `webhook-id`, without its `msg_`. */
    id: t.uuid('id').notNull(),
    targetId: t.uuid('target_id').notNull(),
    /** Which event of which match, seat and question: a target is told of it once. */
    about: t.text('about').notNull(),
    event: t.text('event').notNull(),
    matchId: t.uuid('match_id').notNull(),
    seat: t.smallint('seat'),
    /** Of a question: the version since which it stands. */
    since: t.integer('since'),
    /** Always empty. Earlier builds kept the message here, sealed. */
    body: t.text('body').notNull(),
    status: t.text('status').notNull(),
    attempts: t.integer('attempts').notNull().default(0),
    /** When it is looked at next; none: never again. */
    nextAt: moment('next_at'),
    /** Until when somebody is at it. */
    claimedUntil: moment('claimed_until'),
    /** The HTTP status of the last attempt; none: there was no answer. */
    lastStatus: t.integer('last_status'),
    /** What was wrong with the last attempt. */
    lastError: t.text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** When the last attempt was made. */
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

/** Not used. Earlier builds write into it. */
export const listeners = pgTable(
  'listeners',
  (t) => ({
    playerId: t.uuid('player_id').notNull(),
    matchId: t.uuid('match_id').notNull(),
    node: t.uuid('node').notNull(),
    until: moment('until').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'listeners_pkey', columns: [table.playerId, table.matchId, table.node] }),
    index('listeners_by_end').on(table.until),
  ],
);

/** What this server shows push services who it is with: one key, made when it is first wanted. */
export const vapidKeys = pgTable(
  'vapid_keys',
  (t) => ({
    /** Always 1. */
    id: t.smallint('id').notNull(),
    /** PKCS #8 in PEM, sealed where the operator has a key. */
    privateKey: t.text('private_key').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    primaryKey({ name: 'vapid_keys_pkey', columns: [table.id] }),
    check('vapid_keys_one', sql`${table.id} = 1`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { players } from './players.ts';

/** Where players want to be told of what happens while they are away: a WEBHOOK of theirs, or a browser's PUSH. */
export const notificationTargets = pgTable(
  'notification_targets',
  {
    id: uuid('id').notNull(),
    playerId: uuid('player_id').notNull(),
    /** The API key that has made it, with which it goes; none: a session has. */
    keyId: uuid('key_id'),
    kind: text('kind').notNull(),
    /** How its owner calls it. */
    name: text('name'),
    /** The URL. Sealed where the operator has a key: a browser's is a secret, and a webhook's may hold one. */
    address: text('address').notNull(),
    /** SHA-256 of the URL, hexadecimal. */
    addressHash: text('address_hash').notNull(),
    /** What requests are signed with, or encrypted for; sealed as the address is. */
    secret: text('secret').notNull(),
    /** Of what it is told. */
    events: text('events').array().notNull(),
    /** Not read. Earlier builds need it. */
    quiet: boolean('quiet').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The network address that it was made from; sealed as the target's is. */
    madeFrom: text('made_from'),
    /** Since when nothing was taken; none: the last request was. */
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    /** FAILED for a day, GONE: the receiver has said so, or REFUSED: a push service refuses this server. */
    disabledBecause: text('disabled_because'),
  },
  (table) => [
    primaryKey({ name: 'notification_targets_pkey', columns: [table.id] }),
    foreignKey({
      name: 'notification_targets_player_fkey',
      columns: [table.playerId],
      foreignColumns: [players.id],
    }).onDelete('cascade'),
    check('notification_targets_kind_check', sql`${table.kind} in ('WEBHOOK', 'PUSH')`),
    index('notification_targets_by_player').on(table.playerId),
    index('notification_targets_by_key').on(table.keyId).where(sql`${table.keyId} is not null`),
    uniqueIndex('notification_targets_push_unique').on(table.addressHash).where(sql`${table.kind} = 'PUSH'`),
  ],
);

/** What a target is told, once for each event. Jobs only wake somebody up: what is due, and when, stands here. */
export const deliveries = pgTable(
  'deliveries',
  {
    /** Also the `webhook-id`, without its `msg_`. */
    id: uuid('id').notNull(),
    targetId: uuid('target_id').notNull(),
    /** Which event of which match, seat and question: a target is told of it once. */
    about: text('about').notNull(),
    event: text('event').notNull(),
    matchId: uuid('match_id').notNull(),
    seat: smallint('seat'),
    /** Of a question: the version since which it stands. */
    since: integer('since'),
    /** Always empty. Earlier builds kept the message here, sealed. */
    body: text('body').notNull(),
    status: text('status').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is looked at next; none: never again. */
    nextAt: moment('next_at'),
    /** Until when somebody is at it. */
    claimedUntil: moment('claimed_until'),
    /** The HTTP status of the last attempt; none: there was no answer. */
    lastStatus: integer('last_status'),
    /** What was wrong with the last attempt. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** When the last attempt was made. */
    triedAt: moment('tried_at'),
  },
  (table) => [
    primaryKey({ name: 'deliveries_pkey', columns: [table.id] }),
    foreignKey({
      name: 'deliveries_target_fkey',
      columns: [table.targetId],
      foreignColumns: [notificationTargets.id],
    }).onDelete('cascade'),
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
  {
    playerId: uuid('player_id').notNull(),
    matchId: uuid('match_id').notNull(),
    node: uuid('node').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ name: 'listeners_pkey', columns: [table.playerId, table.matchId, table.node] }),
    index('listeners_by_end').on(table.until),
  ],
);

/** What this server shows push services who it is with: one key, made when it is first wanted. */
export const vapidKeys = pgTable(
  'vapid_keys',
  {
    /** Always 1. */
    id: smallint('id').notNull(),
    /** PKCS #8 in PEM, sealed where the operator has a key. */
    privateKey: text('private_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'vapid_keys_pkey', columns: [table.id] }),
    check('vapid_keys_one', sql`${table.id} = 1`),
  ],
);

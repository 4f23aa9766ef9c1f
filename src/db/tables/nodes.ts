import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** One row: when a node that takes moves last wrote here, and the time before that. */
export const heartbeat = pgTable(
  'heartbeat',
  (t) => ({
    id: t.smallint('id').notNull(),
    previous: moment('previous').notNull(),
    at: moment('at').notNull(),
    /** Raised whenever the database has lost confirmed data. See store-epoch.ts. */
    epoch: t.integer('epoch').notNull().default(0),
    /** Identifies the PostgreSQL history: changes on a failover or a restore. Null: the server does not reveal it. */
    lineage: t.text('lineage'),
  }),
  (table) => [
    primaryKey({ name: 'heartbeat_pkey', columns: [table.id] }),
    check('heartbeat_one', sql`${table.id} = 1`),
  ],
);

/** Gaps in the heartbeat: no node could take a move, and all clocks stopped. */
export const outages = pgTable(
  'outages',
  (_t) => ({
    began: moment('began').notNull(),
    ended: moment('ended').notNull(),
  }),
  (table) => [primaryKey({ name: 'outages_pkey', columns: [table.ended] })],
);

/** Keys that sign beginnings and ends of matches, including retired ones, whose signatures stay valid. */
export const signingKeys = pgTable(
  'signing_keys',
  (t) => ({
    /** The thumbprint of the public key (RFC 7638). */
    kid: t.text('kid').notNull(),
    /** The public key, base64url. */
    x: t.text('x').notNull(),
    /** The private key in PEM; null if the configuration holds it. */
    privateKey: t.text('private_key'),
    createdAt: moment('created_at').notNull(),
    retiredAt: moment('retired_at'),
    revokedAt: moment('revoked_at'),
  }),
  (table) => [
    primaryKey({ name: 'signing_keys_pkey', columns: [table.kid] }),
    uniqueIndex('signing_keys_current_unique')
      .on(sql`(${table.retiredAt} is null)`)
      .where(sql`${table.privateKey} is not null and ${table.retiredAt} is null`),
  ],
);

/** Unused. Nodes of the last release still write to it, so the next release drops it. */
export const nodes = pgTable(
  'nodes',
  (t) => ({
    id: t.uuid('id').notNull(),
    address: t.text('address').notNull(),
    secret: t.text('secret').notNull(),
    until: moment('until').notNull(),
  }),
  (table) => [primaryKey({ name: 'nodes_pkey', columns: [table.id] })],
);

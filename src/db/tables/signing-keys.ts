import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Keys that sign beginnings and ends of matches, including retired keys. Signatures of retired keys stay valid. */
export const signingKeys = pgTable(
  'signing_keys',
  (t) => ({
    /** The thumbprint of the public key (RFC 7638). */
    kid: t.text('kid').notNull(),
    /** The public key, base64url. */
    x: t.text('x').notNull(),
    /** The private key in PEM; null if the key is in the configuration. */
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

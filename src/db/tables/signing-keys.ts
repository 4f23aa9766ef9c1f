import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';

/** The keys that beginnings and ends of matches are signed with, also those of the past: what they have signed stays signed. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** The thumbprint of the public key (RFC 7638). */
    kid: text('kid').notNull(),
    /** The public key, base64url. */
    x: text('x').notNull(),
    /** The private key in PEM; none where the configuration gives it. */
    privateKey: text('private_key'),
    createdAt: moment('created_at').notNull(),
    retiredAt: moment('retired_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ name: 'signing_keys_pkey', columns: [table.kid] }),
    uniqueIndex('signing_keys_current_unique')
      .on(sql`(${table.retiredAt} is null)`)
      .where(sql`${table.privateKey} is not null and ${table.retiredAt} is null`),
  ],
);

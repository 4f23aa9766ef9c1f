import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type pg from 'pg';
import type { AtRest } from '../../db/encryption-at-rest.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type PublishedKey, type Signable, type Signature, signedText, thumbprint } from '../../engine/index.ts';

export interface CurrentKey {
  kid: string;
  key: KeyObject;
}

type Client = Pick<pg.Pool, 'query'>;
type Store = { pool: Client; atRest: AtRest };

/** The first node creates the key, because the database allows only one current key. */
export async function sharedKey(store: Store, now: number): Promise<CurrentKey> {
  const found = await storedKey(store);
  if (found) return found;
  await retireGiven(store.pool, now);
  await insertNew(store, now);
  return (await storedKey(store)) ?? sharedKey(store, now); // a rotation has just retired the key
}

/** Publishes a configured key, and retires all earlier ones. */
export async function publishGiven(pool: Client, key: KeyObject, now: number): Promise<CurrentKey> {
  const x = publicPart(key);
  const kid = thumbprint(x);
  const at = new Date(now);
  await pool.query(
    `insert into signing_keys (kid, x, created_at) values ($1, $2, $3)
     on conflict (kid) do update set retired_at = null where signing_keys.retired_at is not null`,
    [kid, x, at],
  );
  await pool.query('update signing_keys set retired_at = $2 where kid <> $1 and retired_at is null', [kid, at]);
  return { kid, key };
}

/** Running nodes switch to the new key within a minute. */
export async function rotateKey(db: { pool: Pick<pg.Pool, 'connect'>; atRest: AtRest }, now: number): Promise<string> {
  return inTransaction(db.pool, async (_, client) => {
    await client.query('lock table signing_keys in share row exclusive mode'); // no other node can create a key now
    await client.query('update signing_keys set retired_at = $1 where retired_at is null', [new Date(now)]);
    return insertNew({ ...db, pool: client }, now);
  });
}

/** Revokes and retires a key that may have leaked. Returns false if there is no such key. */
export async function revokeKey(pool: Client, kid: string, now: number): Promise<boolean> {
  const text = `update signing_keys set revoked_at = coalesce(revoked_at, $2), retired_at = coalesce(retired_at, $2)
    where kid = $1`;
  return (await pool.query(text, [kid, new Date(now)])).rowCount === 1;
}

/** Returns every key ever used for signing, newest first. */
export async function publishedKeys(pool: Client): Promise<PublishedKey[]> {
  const text = `select kid, x, created_at as created, retired_at as retired, revoked_at as revoked
    from signing_keys order by created_at desc, kid`;
  const { rows } = await pool.query<
    { kid: string; x: string; created: Date } & Record<'retired' | 'revoked', Date | null>
  >({ name: 'published-keys', text });
  return rows.map(({ kid, x, created, retired, revoked }) => ({
    ...({ kty: 'OKP', crv: 'Ed25519' } as const),
    x,
    kid,
    ...({ alg: 'EdDSA', use: 'sig' } as const),
    created: created.toISOString(),
    ...(retired && { retired: retired.toISOString() }),
    ...(revoked && { revoked: revoked.toISOString() }),
  }));
}

async function storedKey({ pool, atRest }: Store): Promise<CurrentKey | null> {
  const { rows } = await pool.query<{ kid: string; private_key: string }>(
    'select kid, private_key from signing_keys where private_key is not null and retired_at is null',
  );
  const [row] = rows;
  if (!row) return null;
  const pem = atRest.openSecret(row.private_key, row.kid);
  return { kid: row.kid, key: createPrivateKey(pem) };
}

// Retires a configured key that is no longer in the configuration.
async function retireGiven(pool: Client, now: number): Promise<void> {
  const text = 'update signing_keys set retired_at = $1 where private_key is null and retired_at is null';
  await pool.query(text, [new Date(now)]);
}

async function insertNew({ pool, atRest }: Store, now: number): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const x = publicPart(publicKey);
  const kid = thumbprint(x);
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await pool.query(
    'insert into signing_keys (kid, x, private_key, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [kid, x, atRest.sealSecret(pem, kid), new Date(now)],
  );
  return kid;
}

/** Returns the public part of a key, base64url. */
export function publicPart(key: KeyObject): string {
  const { x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  if (!x) throw new TypeError('the key has no public part');
  return x;
}

export function signatureOf(privateKey: KeyObject, kid: string, what: Signable): Signature {
  return { kid, value: sign(null, Buffer.from(signedText(what)), privateKey).toString('base64url') };
}

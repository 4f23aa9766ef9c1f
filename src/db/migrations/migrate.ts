import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../errors.ts';
import { applyMigration, type MigrationBounds, migrationBounds } from './apply-migration.ts';
import { MIGRATIONS, type Migration, readMigrations } from './migration-files.ts';

/** The id of the advisory lock, which must be the same on every node. */
const LOCK = 4_207_331;

/** How often to check whether another node has finished its migrations, in milliseconds. */
const PAUSE = 100;

interface MigrationSettings {
  bounds?: MigrationBounds;
  folder?: string;
  /** The ids of the migrations to apply; by default, all. */
  only?: ReadonlySet<number> | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Other nodes keep serving. Nodes that start together take turns, and only the first has work to do. Returns the names
 * of the applied migrations.
 * @throws StartError if another node or a lock blocks the migrations for too long; the database's error
 */
export async function migrateDatabase(
  pool: pg.Pool,
  { bounds = migrationBounds(), folder = MIGRATIONS, only, signal }: MigrationSettings = {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`set idle_session_timeout = ${Math.ceil(bounds.silence)}`);
    await client.query(`set idle_in_transaction_session_timeout = ${Math.ceil(bounds.silence)}`);
    // A role that may not change tables can start a node if no migration is pending.
    if ((await pending(client, folder)).length === 0) return [];
    await takeTurn(client, bounds, signal);
    await createJournal(client);
    const migrations = (await pending(client, folder)).filter(({ when }) => only?.has(when) ?? true);
    for (const migration of migrations) await applyMigration(client, migration, bounds, signal);
    // Ending the session would also release the lock, but a broken connection may stay open.
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    return migrations.map(({ tag }) => tag);
  } finally {
    // The connection is never reused, because its state is unknown.
    client.release(true);
  }
}

async function takeTurn(client: pg.PoolClient, bounds: MigrationBounds, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + bounds.patience;
  while (!(await isMyTurn(client, bounds.silence))) {
    if (Date.now() > until) throw new StartError('Another node is still migrating the database: start again later.');
    await sleep(PAUSE, undefined, { signal });
  }
}

// The lock is polled. A blocking wait for the other node would look like an unanswered statement, and an index that is
// built CONCURRENTLY would in turn wait for it.
async function isMyTurn(client: pg.PoolClient, silence: number): Promise<boolean> {
  const asked = { text: 'select pg_try_advisory_lock($1) as mine', values: [LOCK], query_timeout: silence };
  const { rows } = await client.query<{ mine: boolean }>(asked);
  return rows[0]?.mine === true;
}

/** Pending migrations may be older than the last applied one, because branches merge in any order. */
async function pending(client: pg.PoolClient, folder: string): Promise<Migration[]> {
  const applied = new Set(await appliedMigrations(client));
  return readMigrations(folder).filter(({ when }) => !applied.has(when));
}

/** Returns the ids of the applied migrations, oldest first. */
export async function appliedMigrations(client: Pick<pg.Pool, 'query'>): Promise<number[]> {
  const journal = await client.query("select where to_regclass('drizzle.__drizzle_migrations') is not null");
  if (journal.rows.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    'select created_at as id from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ id }) => Number(id));
}

async function createJournal(client: pg.PoolClient): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../errors.ts';
import { applyMigration, type MigrationBounds, migrationBounds } from './apply-migration.ts';
import { MIGRATIONS, type Migration, readMigrations } from './migrations.ts';

/** Any number; every node asks for the same one. */
const LOCK = 4_207_331;

/** How often it is asked whether the other node is through, in milliseconds. */
const PAUSE = 100;

export interface MigrationSettings {
  bounds?: MigrationBounds;
  /** Where the migrations are. */
  folder?: string;
  signal?: AbortSignal | undefined;
}

/**
 * Brings the tables up to date while nodes of the last release serve. Nodes that start together take turns; later ones find
 * nothing to do. @throws StartError when the turn or a migration's locks do not come; what the database says
 */
export async function migrateDatabase(
  pool: pg.Pool,
  { bounds = migrationBounds(), folder = MIGRATIONS, signal }: MigrationSettings = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set idle_session_timeout = ${Math.ceil(bounds.silence)}`);
    await client.query(`set idle_in_transaction_session_timeout = ${Math.ceil(bounds.silence)}`);
    await takeTurn(client, bounds, signal);
    for (const migration of await pending(client, folder)) await applyMigration(client, migration, bounds, signal);
    // The session's end would do it, but for a connection that does not end.
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  } finally {
    // Whatever has happened on it, nobody gets this connection after us.
    client.release(true);
  }
}

async function takeTurn(client: pg.PoolClient, bounds: MigrationBounds, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + bounds.patience;
  while (!(await isMyTurn(client, bounds.silence))) {
    if (Date.now() > until)
      throw new StartError('Another node is still bringing the tables up to date: start again later.');
    await sleep(PAUSE, undefined, { signal });
  }
}

// Polls: a statement that waits for the other node would look like one that is never answered, and an index that is built
// CONCURRENTLY would wait for it in turn.
async function isMyTurn(client: pg.PoolClient, silence: number): Promise<boolean> {
  const asked = { text: 'select pg_try_advisory_lock($1) as mine', values: [LOCK], query_timeout: silence };
  const { rows } = await client.query<{ mine: boolean }>(asked);
  return rows[0]?.mine === true;
}

/** What has not been applied; not only what is newer than the last one, for branches come together in any order. */
async function pending(client: pg.PoolClient, folder: string): Promise<Migration[]> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query<{ made: string }>('select created_at as made from drizzle.__drizzle_migrations');
  const applied = new Set(rows.map(({ made }) => Number(made)));
  return readMigrations(folder).filter(({ when }) => !applied.has(when));
}

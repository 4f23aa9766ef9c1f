import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { limitsOf } from './link.ts';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number; every node asks for the same one. */
const LOCK = 4_207_331;

/** How often it is asked whether the other node is through, in milliseconds. */
const PAUSE = 100;

/**
 * Brings the tables up to date. Nodes that start together take turns, and the later ones find nothing to do; a later one
 * waits however long that takes.
 * @param patience how long a node that has fallen silent keeps the others waiting, in milliseconds
 */
export async function migrateDatabase(
  pool: pg.Pool,
  patience = limitsOf().answer,
  signal?: AbortSignal,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set idle_session_timeout = ${Math.ceil(patience)}`);
    await client.query(`set idle_in_transaction_session_timeout = ${Math.ceil(patience)}`);
    while (!(await isMyTurn(client, patience))) await sleep(PAUSE, undefined, { signal });
    await migrate(drizzle(client), { migrationsFolder: FOLDER });
    // The session's end would do it, but for a connection that does not end.
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  } finally {
    // Whatever has happened on it, nobody gets this connection after us.
    client.release(true);
  }
}

// Asked again and again: a statement that waits for the other node could not be told from one that is never answered.
async function isMyTurn(client: pg.PoolClient, patience: number): Promise<boolean> {
  const asked = { text: 'select pg_try_advisory_lock($1) as mine', values: [LOCK], query_timeout: patience };
  const { rows } = await client.query<{ mine: boolean }>(asked);
  return rows[0]?.mine === true;
}

import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number; every node asks for the same one. */
const LOCK = 4_207_331;

/** Brings the tables up to date. Nodes that start together take turns, and the later ones find nothing to do. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder: FOLDER });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

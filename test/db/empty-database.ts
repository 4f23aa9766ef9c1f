import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { cloneDatabase } from '../database.ts';

/** Creates a database without tables. */
export async function bareDatabase() {
  const { url, drop } = await cloneDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  const close = async () => {
    await pool.end();
    await drop();
  };
  return { url, pool, close };
}

/**
 * Writes a folder with these migrations in this order, as drizzle-kit would write it. The folder is removed after the
 * test.
 */
export async function migrationFolder(migrations: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(
    Object.entries(migrations).map(([tag, statements]) =>
      writeFile(path.join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n')),
    ),
  );
  const entries = Object.keys(migrations).map((tag) => ({ tag, when: Number.parseInt(tag, 10) }));
  await mkdir(path.join(folder, 'meta'));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  return folder;
}

/** Opens a transaction that has read every table and stays open until `end` is called. */
export async function slowReader(pool: pg.Pool): Promise<{ end(): Promise<void> }> {
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of rows) await client.query(`select from ${name} limit 1`);
  return {
    async end() {
      await client.query('commit');
      client.release();
    },
  };
}

/** Returns the number of statements that are waiting for a lock. */
export async function waitingForLocks({ pool }: { pool: pg.Pool }): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { runningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

export interface Database {
  /** Where it is, for those who need connections of their own. Holds a password: never for a log. */
  url: string;
  pool: pg.Pool;
  orm: NodePgDatabase<typeof schema>;
  /** Gives back all connections and, when the server is our own, stops it. */
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePool'>;

/** How long a server given by DATABASE_URL may take to come up, in milliseconds. */
const PATIENCE = 30_000;

/**
 * The database, its tables up to date: the one at `databaseUrl`, or our own in `dataDir`.
 * @param signal ends it before it is through; what was started is stopped again.
 * @throws StartError when it cannot be reached or started; the signal's reason.
 */
export async function openDatabase(
  config: DatabaseConfig,
  say: (line: string) => void = console.log,
  signal?: AbortSignal,
): Promise<Database> {
  if (config.databaseUrl) return connect(config.databaseUrl, config.databasePool, async () => {}, signal);
  const own = await startEmbeddedPostgres(config.dataDir, {}, say);
  return connect(own.url, config.databasePool, own.stop, signal);
}

/**
 * The same beside an Arbiter that may be running on the embedded one: its server is used and left as it is.
 * @throws StartError
 */
export async function openDatabaseBeside(config: DatabaseConfig, say: (line: string) => void): Promise<Database> {
  const running = config.databaseUrl ? null : await runningPostgres(config.dataDir);
  return running ? connect(running, config.databasePool, async () => {}) : openDatabase(config, say);
}

async function connect(url: string, size: number, stop: () => Promise<void>, signal?: AbortSignal): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: size, keepAlive: true });
  // A connection that drops while idle is replaced by the next query; unheard, the error would end the process.
  pool.on('error', () => {});
  const close = async () => {
    await pool.end();
    await stop();
  };
  try {
    await waitFor(pool, signal);
    await migrateDatabase(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pool, orm: drizzle(pool, { schema }), close };
}

async function waitFor(pool: pg.Pool, signal: AbortSignal | undefined): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    signal?.throwIfAborted();
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isPassing(error) || Date.now() > until) {
        const why = error instanceof Error ? error.message || ('code' in error && error.code) : error;
        throw new StartError(`DATABASE_URL: the database cannot be used: ${why}.`);
      }
      await sleep(250);
    }
  }
}

/** Errors of a server that is still coming up: not there yet, its name not known yet, or “starting up”. */
function isPassing(error: unknown): boolean {
  const passing: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03'];
  return error instanceof Error && 'code' in error && passing.includes(error.code);
}

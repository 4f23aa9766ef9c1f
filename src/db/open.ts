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

/** How long a request waits for PostgreSQL, in milliseconds, before it is answered as an error of ours. */
export interface Limits {
  /** Until there is a connection. */
  connection: number;
  /** Until PostgreSQL gives a statement up. */
  statement: number;
  /** Until we give it up, because PostgreSQL itself says nothing any more: longer than `statement`. */
  answer: number;
}

/** A statement takes milliseconds; one that waits for a lock or for a disk that is far behind may take seconds. */
const LIMITS: Limits = { connection: 10_000, statement: 15_000, answer: 20_000 };

/** Connections for requests. One that drops while idle is replaced by the next query. */
export function openPool(url: string, size: number, limits: Partial<Limits> = LIMITS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    keepAlive: true,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
  });
  pool.on('error', () => {}); // unheard, it would end the process
  return pool;
}

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
  // Whoever migrates waits for another node that does, however long it takes.
  const patient = openPool(url, 1, { connection: LIMITS.connection });
  try {
    await waitFor(patient, signal);
    await migrateDatabase(patient);
  } catch (error) {
    await patient.end();
    await stop();
    throw error;
  }
  await patient.end();
  const pool = openPool(url, size);
  const close = async () => {
    await pool.end();
    await stop();
  };
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

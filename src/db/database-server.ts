import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Limits, limitsOf, type Pooler } from './connection.ts';
import { runningPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrationBounds } from './migrations/apply-migration.ts';
import { migrateDatabase } from './migrations/migrate.ts';
import { isUnavailable } from './outage/database-errors.ts';
import { hasAdvice, isRefusedByPooler, unusable, type Variable } from './outage/unusable-database.ts';
import { openPool, type Pool } from './pool.ts';

/** A PostgreSQL server that answers. Its tables may be missing, or those of another release. */
export interface DatabaseServer {
  /** PostgreSQL's own address. It contains a password, so never log it. */
  url: string;
  /** The variable that contains the address. */
  variable: Variable;
  limits: Limits;
  /** Stops the server if it is embedded and this process has started it. */
  stop(): Promise<void>;
}

export type ServerConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseUrlDirect' | 'databaseTimeout'>>;

/** How long the server may take to start, in milliseconds. */
const START_TIMEOUT = 30_000;

/** Changes nothing, but fails if the database is read-only, or if the role may not change rows. */
const WRITE = 'update heartbeat set id = id where false';

/**
 * Reaches the configured server, or starts the embedded server in `dataDir`.
 * @throws StartError if the server cannot be reached or started; the signal's reason
 */
export async function openServer(
  config: ServerConfig,
  say: (line: string) => void,
  signal = new AbortController().signal,
): Promise<DatabaseServer> {
  const { databaseUrl, databaseUrlDirect, databaseTimeout, dataDir } = config;
  const url = databaseUrlDirect ?? databaseUrl;
  const { url: address, stop } = url ? { url, stop: async () => {} } : await startEmbeddedPostgres(dataDir, {}, say);
  const limits = limitsOf(databaseTimeout);
  const variable = databaseUrlDirect ? 'DATABASE_URL_DIRECT' : 'DATABASE_URL';
  try {
    await reach(address, variable, limits, signal);
    return { url: address, variable, limits, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Like `openServer`, for a second program: it shares the embedded server of a running Arbiter. */
export async function openServerBeside(
  config: ServerConfig,
  say: (line: string) => void,
  signal = new AbortController().signal,
): Promise<DatabaseServer> {
  const running = config.databaseUrl ? null : await runningPostgres(config.dataDir);
  return openServer(running ? { ...config, databaseUrl: running } : config, say, signal);
}

/** Waits until the database answers. @throws StartError if it cannot be used; the signal's reason */
export function reach(
  url: string,
  variable: Variable,
  { connection, answer }: Limits,
  signal = new AbortController().signal,
  pooler?: Pooler,
): Promise<void> {
  const pool = openPool(url, 1, { connection, answer }, undefined, pooler);
  return withPool(pool, signal, () => waitFor(pool, variable, signal));
}

/**
 * Brings the tables up to date. Returns the names of the applied migrations.
 * @param only the ids of the migrations to apply; by default, all
 * @throws StartError if the migrations are blocked or not permitted; the signal's reason
 */
export async function migrateServer(
  server: DatabaseServer,
  signal = new AbortController().signal,
  only?: ReadonlySet<number>,
): Promise<string[]> {
  const bounds = migrationBounds(server.limits);
  return withUnlimited(server, signal, async (pool) => {
    const applied = await migrateDatabase(pool, { bounds, only, signal });
    const write = { text: WRITE, query_timeout: server.limits.answer };
    await pool.query(write);
    return applied;
  }).catch((error: unknown) => {
    throw hasAdvice(error) ? unusable(error, server.variable) : error;
  });
}

/** Runs work whose statements may take as long as they need, for example to build an index on a large table. */
export function withUnlimited<T>(
  { url, limits: { connection } }: DatabaseServer,
  signal: AbortSignal,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  return withPool(openPool(url, 1, { connection }), signal, async (pool) => {
    await pool.query('set statement_timeout = 0'); // the role may have a limit
    return work(pool);
  });
}

/** Runs work on a pool. An abort does not wait for the pool's statements. */
async function withPool<T>(pool: Pool, signal: AbortSignal, work: (pool: Pool) => Promise<T>): Promise<T> {
  const cut = () => void pool.close(0);
  signal.addEventListener('abort', cut);
  try {
    return await work(pool);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cut);
    await pool.close();
  }
}

async function waitFor(pool: pg.Pool, variable: Variable, signal: AbortSignal): Promise<void> {
  const until = Date.now() + START_TIMEOUT;
  for (;;) {
    signal.throwIfAborted();
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isUnavailable(error) || isRefusedByPooler(error) || Date.now() > until) throw unusable(error, variable);
      await sleep(250);
    }
  }
}

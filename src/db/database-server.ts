import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { hasCode, StartError } from '../errors.ts';
import { migrationBounds } from './apply-migration.ts';
import { type Limits, limitsOf, type Pooler } from './connection.ts';
import { runningPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { isUnavailable } from './outage/database-errors.ts';
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

/** The variable that contains an address, for error messages. */
type Variable = 'DATABASE_URL' | 'DATABASE_URL_DIRECT';

export type ServerConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseUrlDirect' | 'databaseTimeout'>>;

/** How long the server may take to start, in milliseconds. */
const PATIENCE = 30_000;
const NEVER = new AbortController().signal;

/**
 * Reaches the configured server, or starts the embedded server in `dataDir`.
 * @throws StartError if the server cannot be reached or started; the signal's reason
 */
export async function openServer(
  config: ServerConfig,
  say: (line: string) => void,
  signal = NEVER,
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
  signal = NEVER,
): Promise<DatabaseServer> {
  const running = config.databaseUrl ? null : await runningPostgres(config.dataDir);
  return openServer(running ? { ...config, databaseUrl: running } : config, say, signal);
}

/** Waits until the database answers. @throws StartError if it cannot be used; the signal's reason */
export function reach(
  url: string,
  variable: Variable,
  { connection, answer }: Limits,
  signal = NEVER,
  pooler?: Pooler,
): Promise<void> {
  const pool = openPool(url, 1, { connection, answer }, undefined, pooler);
  return withPool(pool, signal, () => waitFor(pool, variable, signal));
}

/**
 * Brings the tables up to date. Returns the names of the applied migrations.
 * @throws StartError if the migrations are blocked or not permitted; the signal's reason
 */
export async function migrateServer(server: DatabaseServer, signal = NEVER): Promise<string[]> {
  const bounds = migrationBounds(server.limits);
  const migrate = (pool: Pool) => migrateDatabase(pool, { bounds, signal });
  return withUnlimited(server, signal, migrate).catch((error: unknown) => {
    throw hasCode(error, ...ADVICE.keys()) ? unusable(error, server.variable) : error;
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
  const until = Date.now() + PATIENCE;
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

/** Advice for the operator, by PostgreSQL's error code (Appendix A). */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['25006', 'connect to the primary, which is not read-only'],
  ['28000', 'check the user, and pg_hba.conf of the server'],
  ['28P01', 'check the user and the password'],
  ['3D000', 'create the database first'],
  ['42501', 'the user must own the database and its tables, in order to bring them up to date'],
]);

/** Whether a pooler refuses connections with settings, as PgBouncer does. PostgreSQL itself accepts all of ours. */
function isRefusedByPooler(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('unsupported startup parameter');
}

const POOLER_ADVICE = 'this is a pooler, so set DATABASE_URL_DIRECT to the address of PostgreSQL itself';

function unusable(error: unknown, variable: Variable): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = error instanceof Error ? error.message || code : error;
  const [, known] = [...ADVICE].find(([known]) => hasCode(error, known)) ?? [];
  const advice = isRefusedByPooler(error) ? POOLER_ADVICE : known;
  return new StartError(`${variable}: the database cannot be used: ${why}${advice ? `: ${advice}` : ''}.`);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { hasCode, StartError } from '../errors.ts';
import type { Telemetry } from '../telemetry/traces.ts';
import { migrationBounds } from './apply-migration.ts';
import { type Limits, limitsOf, type Pooler } from './connection.ts';
import { runningPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { AtRest } from './encryption-at-rest.ts';
import { migrateDatabase } from './migrate.ts';
import { isUnavailable } from './outage/database-errors.ts';
import { type Epoch, StoreEpoch } from './outage/store-epoch.ts';
import { openPool, type Pool } from './pool.ts';
import * as schema from './schema.ts';

export interface Database {
  /** PostgreSQL's own address, for connections outside the pool. It contains a password, so never log it. */
  url: string;
  limits: Limits;
  pool: pg.Pool;
  /** Runs single statements. For several statements, use `inTransaction`. */
  orm: Omit<NodePgDatabase<typeof schema>, 'transaction'>;
  atRest: AtRest;
  /** Announces when data cached from this database must be dropped. */
  epoch: Epoch;
  /** Ends all connections immediately. All later statements fail. */
  cut(): Promise<void>;
  /** Closes all connections, and stops an embedded server. */
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePool'> &
  Partial<Pick<Config, 'databaseUrlDirect' | 'poolerPrepares' | 'databaseTimeout' | 'atRestKeys'>>;

/** How long the server may take to start, in milliseconds. */
const PATIENCE = 30_000;

const NEVER = new AbortController().signal;

/**
 * Opens the database at `databaseUrl`, or the embedded database in `dataDir`, and brings its tables up to date.
 * @param signal cancels the start, and stops whatever has been started
 * @throws StartError if the database cannot be reached or started; the signal's reason
 */
export async function openDatabase(
  config: DatabaseConfig,
  say: (line: string) => void = console.log,
  signal?: AbortSignal,
  telemetry?: Telemetry,
): Promise<Database> {
  if (config.databaseUrl) return connect(config.databaseUrl, config, async () => {}, signal, telemetry);
  const own = await startEmbeddedPostgres(config.dataDir, {}, say);
  return connect(own.url, config, own.stop, signal, telemetry);
}

/** Opens the database for a second program, which shares a running Arbiter's embedded server. @throws StartError */
export async function openDatabaseBeside(config: DatabaseConfig, say: (line: string) => void): Promise<Database> {
  const running = config.databaseUrl ? null : await runningPostgres(config.dataDir);
  return running ? connect(running, config, async () => {}) : openDatabase(config, say);
}

async function connect(
  given: string,
  { databaseUrlDirect, poolerPrepares = false, databasePool, databaseTimeout, atRestKeys }: DatabaseConfig,
  stop: () => Promise<void>,
  signal?: AbortSignal,
  telemetry?: Telemetry,
): Promise<Database> {
  const limits = limitsOf(databaseTimeout);
  const [url, pooler] = databaseUrlDirect ? [databaseUrlDirect, { prepares: poolerPrepares }] : [given];
  try {
    await prepare(url, pooler ? 'DATABASE_URL_DIRECT' : 'DATABASE_URL', limits, signal);
    if (pooler) await reach(given, 'DATABASE_URL', limits, signal, pooler);
  } catch (error) {
    await stop();
    throw error;
  }
  const pool = openPool(given, databasePool, limits, telemetry, pooler);
  const close = async () => {
    await pool.close();
    await stop();
  };
  const atRest = new AtRest(atRestKeys);
  const epoch = new StoreEpoch(pool);
  epoch.onRaised(() => atRest.forget());
  return { url, limits, pool, atRest, epoch, orm: drizzle(pool, { schema }), cut: () => pool.close(0), close };
}

/** The variable that contains an address, for error messages. */
type Variable = 'DATABASE_URL' | 'DATABASE_URL_DIRECT';

/** Waits until the database answers, and brings its tables up to date. */
async function prepare(url: string, variable: Variable, limits: Limits, signal = NEVER): Promise<void> {
  await reach(url, variable, limits, signal);
  // Statements have no time limit, because building an index on a large table takes a long time. `bounds` limits how
  // long a migration blocks other statements.
  const bounds = migrationBounds(limits);
  const { connection } = limits;
  await within(openPool(url, 1, { connection }), signal, (pool) => migrateDatabase(pool, { bounds, signal })).catch(
    (error: unknown) => {
      throw hasCode(error, ...ADVICE.keys()) ? unusable(error, variable) : error;
    },
  );
}

/** Waits until the database answers. */
function reach(
  url: string,
  variable: Variable,
  { connection, answer }: Limits,
  signal = NEVER,
  pooler?: Pooler,
): Promise<void> {
  const pool = openPool(url, 1, { connection, answer }, undefined, pooler);
  return within(pool, signal, () => waitFor(pool, variable, signal));
}

/** Runs work on a pool. An abort does not wait for the pool's statements. */
async function within(pool: Pool, signal: AbortSignal, work: (pool: Pool) => Promise<void>): Promise<void> {
  const cut = () => void pool.close(0);
  signal.addEventListener('abort', cut);
  try {
    await work(pool);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cut);
    await pool.close();
  }
}

/** Returns the settings of PostgreSQL with which a crash can lose confirmed commits. */
export async function unsafeSettings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'",
  );
  return rows.map(({ name }) => name);
}

/** Returns the time limits that the database's role lacks. A node cannot set them through a pooler. */
export async function missingLimits(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting = '0'",
  );
  return rows.map(({ name }) => name);
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

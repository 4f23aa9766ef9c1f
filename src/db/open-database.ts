import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { throttledReport } from '../telemetry/throttled-report.ts';
import type { Telemetry } from '../telemetry/traces.ts';
import type { Limits } from './connection.ts';
import {
  type DatabaseServer,
  migrateServer,
  openServer,
  openServerBeside,
  reach,
  type ServerConfig,
} from './database-server.ts';
import { AtRest } from './encryption-at-rest.ts';
import { NewestLineage } from './outage/lineage.ts';
import { type Epoch, StoreEpoch } from './outage/store-epoch.ts';
import { openPool } from './pool.ts';
import { Replica } from './replica.ts';
import * as schema from './schema.ts';

export interface Database {
  /** PostgreSQL's own address, for connections outside the pool. It contains a password, so never log it. */
  url: string;
  /** The variable that contains `url`. */
  variable: DatabaseServer['variable'];
  limits: Limits;
  pool: pg.Pool;
  /** Runs single statements. For several statements, use `inTransaction`. */
  orm: Omit<NodePgDatabase<typeof schema>, 'transaction'>;
  /** Null if there is no replica. */
  replica: Replica | null;
  atRest: AtRest;
  /** Announces when data cached from this database must be dropped. */
  epoch: Epoch;
  /** Ends all connections immediately. All later statements fail. */
  cut(): Promise<void>;
  /** Closes all connections, and stops an embedded server. */
  close(): Promise<void>;
}

type DatabaseConfig = ServerConfig &
  Pick<Config, 'databasePool'> &
  Partial<Pick<Config, 'databaseUrlReplica' | 'poolerPrepares' | 'atRestKeys'>>;

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
  return open(await openServer(config, say, signal), config, say, signal, telemetry);
}

/** Opens the database for a second program, which shares a running Arbiter's embedded server. @throws StartError */
export async function openDatabaseBeside(
  config: DatabaseConfig,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Database> {
  return open(await openServerBeside(config, say, signal), config, say, signal);
}

async function open(
  server: DatabaseServer,
  config: DatabaseConfig,
  say: (line: string) => void,
  signal?: AbortSignal,
  telemetry?: Telemetry,
): Promise<Database> {
  const { databaseUrl, databaseUrlDirect, databaseUrlReplica, poolerPrepares = false, databasePool: size } = config;
  const { url, variable, limits, stop } = server;
  const pooler = databaseUrlDirect ? { prepares: poolerPrepares } : undefined;
  const requests = databaseUrl ?? url;
  try {
    await migrateServer(server, signal);
    if (pooler) await reach(requests, 'DATABASE_URL', limits, signal, pooler);
  } catch (error) {
    await stop();
    throw error;
  }
  const pool = openPool(requests, size, limits, telemetry, pooler, reportedLineage(say, telemetry));
  const atRest = new AtRest(config.atRestKeys);
  const epoch = new StoreEpoch(pool);
  epoch.onRaised(() => atRest.forget());
  const replica = databaseUrlReplica
    ? new Replica({ url: databaseUrlReplica, size, epoch, meters: telemetry?.meters })
    : null;
  const closePools = async (timeout?: number) => {
    await Promise.all([pool.close(timeout), replica?.close(timeout)]);
  };
  const close = async () => {
    await closePools();
    await stop();
  };
  const parts = { url, variable, limits, pool, replica, atRest, epoch, orm: drizzle(pool, { schema }) };
  return { ...parts, cut: () => closePools(0), close };
}

/** Counts each meeting with an old primary. Every attempt to connect is one, so at most one a minute is reported. */
function reportedLineage(say: (line: string) => void, telemetry?: Telemetry): NewestLineage {
  const report = throttledReport(({ message }) => say(`DATABASE_URL: ${message}`));
  return new NewestLineage((error) => {
    telemetry?.meters.oldPrimary();
    report(error, 'database');
  });
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

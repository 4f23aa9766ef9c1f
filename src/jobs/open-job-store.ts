import { setTimeout as sleep } from 'node:timers/promises';
import {
  assertSchemaCompatibility,
  createPostgresBackend,
  createRedisBackend,
  LATEST_SCHEMA_VERSION,
  type PgQueryable,
  Queue,
  runMigrations,
  SchemaMigrationRequiredError,
  Worker,
} from 'bullmq';
import { closeConnection, connectionSettings, limitsOf, openConnection } from '../db/connection.ts';
import type { Database } from '../db/open-database.ts';
import { hasAdvice, unusable } from '../db/outage/unusable-database.ts';
import { answered, connectRedis, openRedis } from '../redis/connect.ts';
import { CONNECTIONS_EACH } from './connections-needed.ts';
import type { JobQueue, JobStore } from './job-store.ts';
import { ReconnectingWorker } from './reconnecting-worker.ts';

/** How long PostgreSQL may take to start, and how long to wait between attempts, in milliseconds. */
const START_TIMEOUT = 30_000;
const PAUSE = 500;
/** The time limit for workers' commands, in milliseconds. It exceeds a worker's wait for a job. */
const UNHURRIED = 12_000;

/** @throws StartError if Redis cannot be reached */
export async function openRedisStore(url: string, onError: (error: Error) => void): Promise<JobStore> {
  // A wake-up that cannot be enqueued fails immediately. The sweep finds the deadline, so no move waits for Redis.
  const sending = await openRedis(url, 'jobs', onError);
  // BullMQ requires null for blocking connections.
  const patient = { maxRetriesPerRequest: null, commandTimeout: UNHURRIED, socketTimeout: UNHURRIED };
  const working = await connectRedis(url, patient, onError).catch((error: unknown) => {
    sending.close();
    throw error;
  });
  return {
    breaker: sending.breaker,
    queue: async (name) => new Queue(name, { connection: sending.client }, createRedisBackend),
    worker(name, process, { lookSeconds, ...tuning }) {
      const options = { ...tuning, drainDelay: lookSeconds, connection: working, autorun: false };
      return new ReconnectingWorker(() => new Worker(name, process, options, polling(lookSeconds)));
    },
    ready: async (all) => void (await answered(Promise.all(all.map((one) => one.waitUntilReady())))),
    async close() {
      sending.close();
      working.disconnect();
    },
  };
}

/** Makes workers poll at this interval, because Redis announces a delayed job to only one worker, which may die. */
function polling(seconds: number): typeof createRedisBackend {
  return (...given) => Object.defineProperty(createRedisBackend(...given), 'maximumBlockTimeout', { value: seconds });
}

/** The database schema of BullMQ's tables, separate from Arbiter's own tables. */
const SCHEMA = 'bullmq';

export type JobDatabase = Pick<Database, 'url'> & Partial<Pick<Database, 'limits' | 'variable'>>;

/**
 * Brings BullMQ's tables up to date.
 * @throws StartError if the role may not change the tables; the database's error
 */
export async function migrateJobTables({ url, limits = limitsOf(), variable }: JobDatabase): Promise<void> {
  // There is no statement time-out, because creating the tables can take a long time.
  const client = await openConnection(url, { connection: limits.connection });
  try {
    await client.query('set statement_timeout = 0'); // the role may have a limit
    if (!(await isUpToDate(client))) await runMigrations(client, SCHEMA);
  } catch (error) {
    throw hasAdvice(error) ? unusable(error, variable) : error;
  } finally {
    await closeConnection(client);
  }
}

/** Whether nothing must be changed, which a role without rights to change tables can find out. */
async function isUpToDate(client: PgQueryable): Promise<boolean> {
  try {
    return (await assertSchemaCompatibility(client, SCHEMA)) >= LATEST_SCHEMA_VERSION;
  } catch (error) {
    if (error instanceof SchemaMigrationRequiredError) return false;
    throw error;
  }
}

/** @throws StartError if BullMQ's tables are not up to date, and the role may not change them */
export async function openPostgresStore(db: JobDatabase): Promise<JobStore> {
  await migrateJobTables(db);
  const connection = { ...connectionSettings(db.url, db.limits ?? limitsOf()), schema: SCHEMA, max: CONNECTIONS_EACH };
  return {
    breaker: null,
    queue: (name) => readyQueue(() => new Queue(name, { connection }, createPostgresBackend)),
    // PostgreSQL notifies all workers of every job. They poll every five seconds for jobs that became due in an outage.
    worker: (name, process, { lookSeconds: _, ...tuning }) =>
      new ReconnectingWorker(
        () => new Worker(name, process, { ...tuning, connection, autorun: false }, createPostgresBackend),
      ),
    async ready() {},
    async close() {},
  };
}

/** If the first attempt to connect fails, the queue stays broken, so a new one replaces it. */
async function readyQueue(make: () => JobQueue): Promise<JobQueue> {
  for (const until = Date.now() + START_TIMEOUT; ; await sleep(PAUSE)) {
    const queue = make();
    queue.on('error', () => {}); // `waitUntilReady` rejects with the same error
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      await queue.close().catch(() => {});
      if (Date.now() > until) throw error;
    }
  }
}

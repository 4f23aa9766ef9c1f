import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresBackend, createRedisBackend, Queue, runMigrations, Worker } from 'bullmq';
import type { Config } from '../config.ts';
import { closeConnection, connectionSettings, limitsOf, openConnection } from '../db/connection.ts';
import type { Database } from '../db/open-database.ts';
import { answered, connectRedis, openRedis } from '../redis/connect.ts';
import { JOB_NAMES } from './job-kinds.ts';
import type { JobQueue, JobStore } from './job-store.ts';
import { ReconnectingWorker } from './reconnecting-worker.ts';

/** How long a store may take to come up, and the pause between attempts, in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 500;
/**
 * The time limit for scripts and for blocking on the next job, which takes at most 10 s; in milliseconds. No request waits for
 * a worker.
 */
const UNHURRIED = 12_000;

/** @throws StartError when Redis cannot be reached. */
export async function openRedisStore(url: string, onError: (error: Error) => void): Promise<JobStore> {
  // A wake-up that cannot be enqueued fails immediately: the sweep finds the deadline, and no move waits for Redis.
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
    worker: (name, process, { lookSeconds, ...tuning }) =>
      new Worker(name, process, { ...tuning, drainDelay: lookSeconds, connection: working }, looking(lookSeconds)),
    ready: async (all) => void (await answered(Promise.all(all.map((one) => one.waitUntilReady())))),
    async close() {
      sending.close();
      working.disconnect();
    },
  };
}

/** Makes workers poll at this interval: Redis announces a delayed job to one worker only, and that one may die. */
function looking(seconds: number): typeof createRedisBackend {
  return (...given) => Object.defineProperty(createRedisBackend(...given), 'maximumBlockTimeout', { value: seconds });
}

/** The schema of BullMQ's tables, separate from ours. */
const SCHEMA = 'bullmq';

/** How many connections one queue or worker may use at the same time, besides the one on which a worker listens. */
const CONNECTIONS = 3;

/** @throws the error of PostgreSQL if BullMQ's tables cannot be created */
export async function openPostgresStore(url: string, limits = limitsOf()): Promise<JobStore> {
  // Without a statement time-out: the first creation of the tables may take long.
  const client = await openConnection(url, { connection: limits.connection });
  await runMigrations(client, SCHEMA).finally(() => closeConnection(client));
  const connection = { ...connectionSettings(url, limits), schema: SCHEMA, max: CONNECTIONS };
  return {
    breaker: null,
    queue: (name) => readyQueue(() => new Queue(name, { connection }, createPostgresBackend)),
    // PostgreSQL notifies all workers of every job, so they need not poll.
    worker: (name, process, { lookSeconds: _, ...tuning }) =>
      new ReconnectingWorker(
        () => new Worker(name, process, { ...tuning, connection, autorun: false }, createPostgresBackend),
      ),
    async ready() {},
    async close() {},
  };
}

/** Opens a queue. One whose first connection fails would stay broken, so it is replaced. */
async function readyQueue(make: () => JobQueue): Promise<JobQueue> {
  for (const until = Date.now() + PATIENCE; ; await sleep(PAUSE)) {
    const queue = make();
    queue.on('error', () => {}); // it rejects as well
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      await queue.close().catch(() => {});
      if (Date.now() > until) throw error;
    }
  }
}

type Needs = Pick<Config, 'databasePool' | 'redisUrl' | 'role'>;

/** One more connection: for migrations, or for the bus if there is no Redis. */
const EXTRA = 1;

/** The most connections to PostgreSQL that a node ever has. It opens them when it needs them. */
export function connectionsNeeded({ databasePool, redisUrl, role }: Needs): number {
  if (redisUrl) return databasePool + EXTRA;
  const queues = JOB_NAMES.length * CONNECTIONS;
  const workers = role === 'server' ? 0 : JOB_NAMES.length * (CONNECTIONS + 1);
  return databasePool + EXTRA + queues + workers;
}

/** How many connections PostgreSQL still accepts, without those that it reserves for superusers. */
const LEFT = `
select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
  - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as left`;

/** A warning if PostgreSQL has too few free connections for this node; null: there are enough. */
export async function connectionsMissing(needs: Needs, { pool }: Pick<Database, 'pool'>): Promise<string | null> {
  const { rows } = await pool.query<{ left: number }>(LEFT);
  const [needed, left] = [connectionsNeeded(needs), (rows[0]?.left ?? 0) + 1]; // this query's own connection counts as free
  if (left >= needed) return null;
  return `PostgreSQL has room for ${left} more connections, and this node may need ${needed}: raise max_connections or lower DATABASE_POOL`;
}

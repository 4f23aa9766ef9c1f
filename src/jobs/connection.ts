import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresBackend, createRedisBackend, Queue, runMigrations, Worker } from 'bullmq';
import type { Config } from '../config.ts';
import { hangUp, limitsOf, linkSettings, openLink } from '../db/link.ts';
import type { Database } from '../db/open.ts';
import { answered, connectRedis, openRedis } from '../redis/connect.ts';
import { JOB_NAMES } from './job-kinds.ts';
import type { JobQueue, JobStore } from './job-store.ts';
import { PatientWorker } from './patient-worker.ts';

/** How long a store may take to come up, in milliseconds, and how long until it is asked again. */
const PATIENCE = 30_000;
const PAUSE = 500;
/** For scripts, and for waiting for a job, which takes 10 s at most; in milliseconds. Nobody waits for a worker. */
const UNHURRIED = 12_000;

/** @throws StartError when Redis cannot be reached. */
export async function openRedisStore(url: string, onError: (error: Error) => void): Promise<JobStore> {
  // A wake-up that cannot be left now fails now: the sweep finds the deadline, and no move waits for Redis.
  const sending = await openRedis(url, 'jobs', onError);
  // null: BullMQ's condition for connections that block.
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

/** Workers that look for themselves so often: of a job that is due later Redis tells one of them alone, and that one may die. */
function looking(seconds: number): typeof createRedisBackend {
  return (...given) => Object.defineProperty(createRedisBackend(...given), 'maximumBlockTimeout', { value: seconds });
}

/** The schema that BullMQ keeps its tables in, apart from ours. */
const SCHEMA = 'bullmq';

/** Connections that one queue or worker may use at once, beside the one on which a worker listens. */
export const CONNECTIONS = 3;

/** @throws what PostgreSQL says when BullMQ's tables cannot be made */
export async function openPostgresStore(url: string, limits = limitsOf()): Promise<JobStore> {
  // Making the tables may take long, the first time.
  const client = await openLink(url, { connection: limits.connection });
  await runMigrations(client, SCHEMA).finally(() => hangUp(client));
  const connection = { ...linkSettings(url, limits), schema: SCHEMA, max: CONNECTIONS };
  return {
    breaker: null,
    queue: (name) => readyQueue(() => new Queue(name, { connection }, createPostgresBackend)),
    // Told of every job, all of them.
    worker: (name, process, { lookSeconds: _, ...tuning }) =>
      new PatientWorker(
        () => new Worker(name, process, { ...tuning, connection, autorun: false }, createPostgresBackend),
      ),
    async ready() {},
    async close() {},
  };
}

/** A queue whose first connection fails would stay broken for good: another is made in its place. */
async function readyQueue(make: () => JobQueue): Promise<JobQueue> {
  for (const until = Date.now() + PATIENCE; ; await sleep(PAUSE)) {
    const queue = make();
    queue.on('error', () => {}); // it rejects, too
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

/** Beside all others: the one that brings the tables up to date, or news between nodes where there is no Redis. */
const APART = 1;

/** How many connections to PostgreSQL a node has at the most, whatever it does. It opens them when it needs them. */
export function connectionsNeeded({ databasePool, redisUrl, role }: Needs): number {
  if (redisUrl) return databasePool + APART;
  const queues = JOB_NAMES.length * CONNECTIONS;
  const workers = role === 'server' ? 0 : JOB_NAMES.length * (CONNECTIONS + 1);
  return databasePool + APART + queues + workers;
}

/** Connections that PostgreSQL would still let in, those that it keeps for its superuser not among them. */
const LEFT = `
select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
  - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as left`;

/** What a node has to say about PostgreSQL's room for it when it starts; null: there is enough. */
export async function connectionsMissing(needs: Needs, { pool }: Pick<Database, 'pool'>): Promise<string | null> {
  const { rows } = await pool.query<{ left: number }>(LEFT);
  const [needed, left] = [connectionsNeeded(needs), (rows[0]?.left ?? 0) + 1]; // the one that asks is ours
  if (left >= needed) return null;
  return `PostgreSQL has room for ${left} more connections, and this node may need ${needed}: raise max_connections or lower DATABASE_POOL`;
}

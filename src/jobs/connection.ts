import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPostgresBackend,
  createRedisBackend,
  type Job,
  type JobsOptions,
  Queue,
  runMigrations,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import { hangUp, limitsOf, linkSettings, openLink } from '../db/link.ts';
import { StartError } from '../start-error.ts';
import { PatientWorker } from './patient-worker.ts';

/** What we use of a BullMQ queue or worker, whichever store is behind it. */
export interface JobQueue {
  add(name: string, data: object, options: JobsOptions): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}
export interface JobWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
  close(): Promise<void>;
}

export type JobProcess = (job: { data: unknown }) => Promise<void>;
export type WorkerTuning = Omit<WorkerOptions, 'connection'>;

/** Where jobs are kept: Redis, or PostgreSQL when there is no Redis. */
export interface JobStore {
  queue(name: string): Promise<JobQueue>;
  worker(name: string, process: JobProcess, tuning: WorkerTuning): JobWorker;
  /** After its queues and workers. */
  close(): Promise<void>;
}

/** How long a store may take to come up, in milliseconds, and how long until it is asked again. */
const PATIENCE = 30_000;
const PAUSE = 500;

/** @throws StartError when Redis cannot be reached. */
export async function openRedisStore(url: string, onError: (error: Error) => void): Promise<JobStore> {
  // A wake-up that cannot be left now fails now: the sweep finds the deadline, and no move waits for Redis.
  const sending = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  // BullMQ's condition for connections that block.
  const working = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null, retryStrategy: retry });
  for (const client of [sending, working]) client.on('error', onError);
  try {
    await Promise.all([ready(sending), ready(working)]);
  } catch (error) {
    for (const client of [sending, working]) client.disconnect();
    throw error;
  }
  return {
    queue: async (name) => new Queue(name, { connection: sending }, createRedisBackend),
    worker: (name, process, tuning) =>
      new Worker(name, process, { ...tuning, connection: working }, createRedisBackend),
    async close() {
      for (const client of [sending, working]) client.disconnect();
    },
  };
}

function retry(times: number): number {
  return Math.min(times * 50, 1000);
}

async function ready(client: Redis): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StartError('REDIS_URL: no Redis answers there.')), PATIENCE);
  });
  const connected = new Promise<void>((resolve) => client.once('ready', resolve));
  // The first attempt may fail; the client then tries again by itself.
  client.connect().catch(() => {});
  await Promise.race([connected, tooLate]).finally(() => clearTimeout(timer));
}

/** The schema that BullMQ keeps its tables in, apart from ours. */
const SCHEMA = 'bullmq';

/** Connections that one queue or worker may use at once, beside the one on which a worker listens. */
const CONNECTIONS = 3;

/** @throws what PostgreSQL says when BullMQ's tables cannot be made */
export async function openPostgresStore(url: string, limits = limitsOf()): Promise<JobStore> {
  // Making the tables may take long, the first time.
  const client = await openLink(url, { connection: limits.connection });
  await runMigrations(client, SCHEMA).finally(() => hangUp(client));
  const connection = { ...linkSettings(url, limits), schema: SCHEMA, max: CONNECTIONS };
  return {
    queue: (name) => readyQueue(() => new Queue(name, { connection }, createPostgresBackend)),
    worker: (name, process, tuning) =>
      new PatientWorker(
        () => new Worker(name, process, { ...tuning, connection, autorun: false }, createPostgresBackend),
      ),
    async close() {},
  };
}

/** A queue whose first connection fails would stay broken for good: another is made in its place. */
async function readyQueue(make: () => JobQueue & { waitUntilReady(): Promise<unknown> }): Promise<JobQueue> {
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

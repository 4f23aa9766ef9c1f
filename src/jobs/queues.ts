import type { JobsOptions } from 'bullmq';
import type { Config } from '../config.ts';
import { type CircuitBreaker, RedisUnreachable } from '../redis/circuit-breaker.ts';
import type { Meters } from '../telemetry/metrics.ts';
import { throttledReport } from '../telemetry/throttled-report.ts';
import { type Handlers, JOB_NAMES, type JobName, type JobPayloads, type Report } from './job-kinds.ts';
import type { JobQueue, JobStore } from './job-store.ts';
import { LocalJobs } from './local-jobs.ts';
import { type JobDatabase, openPostgresStore, openRedisStore } from './open-job-store.ts';
import { type QueueAge, queueAges } from './queue-ages.ts';
import { startWorkers, type Workers, type WorkSettings } from './workers.ts';

interface WakeOptions {
  /** The delay in milliseconds. Default: 0. */
  delayMs?: number;
  /** Default: derived from the payload. A pending job with the same kind and id keeps its own delay. */
  id?: string;
}

export interface Queues {
  /**
   * Enqueues a job. If this process has workers, it runs verifications itself, and also due jobs while the store does
   * not answer. If the job is lost, the promise rejects, and the sweep does the work later.
   */
  wake<N extends JobName>(name: N, payload: JobPayloads[N], options?: WakeOptions): Promise<void>;
  /** A job that throws is attempted three times (`archiveMatches` once). A job that finds no free place is put back. */
  work(handlers: Handlers, settings: WorkSettings): Workers;
  /**
   * Enqueues a job now, and then one in each interval of `everyMs` milliseconds, counted from 1970. The job is enqueued
   * within an hour of the interval's start. All nodes together enqueue one job per interval.
   */
  repeat(name: 'sweep' | 'auditCollections' | 'archiveMatches', everyMs: number): void;
  /** Empty while the store does not answer. */
  ages(): Promise<readonly QueueAge[]>;
  /** Null without Redis. */
  readonly breaker: CircuitBreaker | null;
  /** Waits for running jobs. */
  close(): Promise<void>;
}

const HOUR = 3_600_000;
/** Every match needs one of these jobs, and the sweep finds lost ones. So they need not pass through the store. */
const LOCAL: ReadonlySet<JobName> = new Set(['verifyReplay']);
const once: JobsOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 200 },
  // Otherwise a finished job would suppress a new job with the same id.
  removeOnComplete: true,
  removeOnFail: true,
};

/** @throws StartError if Redis cannot be reached */
export async function openQueues(
  config: Pick<Config, 'redisUrl'>,
  db: JobDatabase,
  report: Report = (error, about) => console.error(`${about}: ${error.message}`),
  meters?: Pick<Meters, 'jobWait'>,
): Promise<Queues> {
  const trouble = throttledReport(report);
  const store = config.redisUrl
    ? await openRedisStore(config.redisUrl, (error) => trouble(error, 'jobs'))
    : await openPostgresStore(db);
  return queuesOver(store, trouble, meters);
}

/** @throws StartError if the store does not answer */
export async function queuesOver(store: JobStore, report: Report, meters?: Pick<Meters, 'jobWait'>): Promise<Queues> {
  const opening = JOB_NAMES.map(async (name): Promise<[JobName, JobQueue]> => [name, await store.queue(name)]);
  const queues = new Map(await Promise.all(opening));
  for (const queue of queues.values()) queue.on('error', (error) => report(error, 'jobs'));
  await store.ready([...queues.values()]).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return assemble(store, queues, report, meters);
}

function assemble(
  store: JobStore,
  queues: Map<JobName, JobQueue>,
  report: Report,
  meters: Pick<Meters, 'jobWait'> | undefined,
): Queues {
  const timers = new Map<string, NodeJS.Timeout>();
  const working: Workers[] = [];
  const localJobs = new LocalJobs(report);
  const enqueue = async (name: JobName, data: object, options: JobsOptions) => {
    const add = async () => queues.get(name)?.add(name, data, { ...once, ...options });
    await (store.breaker ? store.breaker.run(add) : add());
  };
  const enqueueOrRun = async <N extends JobName>(name: N, payload: JobPayloads[N], options: JobsOptions) => {
    const runsHere = () => localJobs.take(name, payload, options.jobId ?? name);
    if (LOCAL.has(name) && runsHere()) return;
    try {
      await enqueue(name, payload, options);
    } catch (error) {
      if (!(error instanceof RedisUnreachable)) report(toError(error), name); // the breaker has already reported the outage
      // A delayed job can wait for the sweep.
      if (options.delay || !runsHere()) throw error;
    }
  };
  return {
    ages: queueAges(queues),
    breaker: store.breaker,
    wake: (name, payload, { delayMs = 0, id = Object.values(payload).join('-') } = {}) =>
      enqueueOrRun(name, payload, { jobId: jobId(name, id), delay: Math.max(0, Math.round(delayMs)) }),
    work(handlers, settings) {
      const workers = startWorkers(store, handlers, { ...settings, report, meters });
      localJobs.work(handlers, settings);
      working.push(workers);
      return workers;
    },
    repeat(name, everyMs) {
      // BullMQ's schedulers would lose their state on FLUSHALL. Here the job's id is the interval's number, and is kept
      // until the interval is over, so that all nodes together enqueue one job.
      const keep = { age: Math.ceil((2 * everyMs) / 1000) };
      const again = () => {
        const slot = { jobId: jobId(name, `slot-${Math.floor(Date.now() / everyMs)}`), removeOnComplete: keep };
        // A retry would log each match that cannot be archived again. The next interval's job tries them anyway.
        const options = name === 'archiveMatches' ? { ...slot, attempts: 1, removeOnFail: keep } : slot;
        // An audit can wait. The sweep must run, because it finds all work whose job was lost.
        const enqueued = name === 'sweep' ? enqueueOrRun(name, {}, options) : enqueue(name, {}, options);
        enqueued.catch((error: unknown) => report(toError(error), name));
        // All nodes try at the same time, so that the job is enqueued even if a node has died.
        timers.set(name, setTimeout(again, Math.min(everyMs - (Date.now() % everyMs), HOUR)));
      };
      again();
    },
    async close() {
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all([localJobs.close(), ...working.map((workers) => workers.close())]);
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      await store.close();
    },
  };
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** BullMQ refuses ids that contain a colon or are bare integers. */
function jobId(name: JobName, id: string): string {
  return `${name}-${id}`.replaceAll(':', '.');
}

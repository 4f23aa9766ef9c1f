import type { JobsOptions } from 'bullmq';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { type Breaker, OutOfReach } from '../redis/breaker.ts';
import { calmReport } from '../telemetry/calm-report.ts';
import type { Meters } from '../telemetry/meters.ts';
import { openPostgresStore, openRedisStore } from './connection.ts';
import { Here } from './here.ts';
import { type Handlers, JOB_NAMES, type JobName, type JobPayloads, type Report } from './job-kinds.ts';
import type { JobQueue, JobStore } from './job-store.ts';
import { type QueueAge, queueAges } from './queue-ages.ts';
import { startWorkers, type Workers, type WorkSettings } from './workers.ts';

export interface WakeOptions {
  /** How long from now, in milliseconds; 0 when left out. */
  delayMs?: number;
  /**
   * Jobs of one kind and id are one job until it has run, and the first delay stands. Left out: made of the
   * payload, so that every version of a match has its own.
   */
  id?: string;
}

export interface Queues {
  /**
   * Leaves a job. When the store is out of reach one that is due is done in this process, if it has workers; else this
   * rejects, and the sweep makes up for what is lost.
   */
  wake<N extends JobName>(name: N, payload: JobPayloads[N], options?: WakeOptions): Promise<void>;
  /** Takes jobs of every kind. A job that throws is tried three times; one that finds nobody who has time comes again, however often. */
  work(handlers: Handlers, settings: WorkSettings): Workers;
  /**
   * Leaves a job now and when an interval of `everyMs` milliseconds since 1970 begins, of a long one within an hour; however
   * many nodes ask, once per interval.
   */
  repeat(name: 'sweep' | 'auditCollections', everyMs: number): void;
  /** What waits in each queue; nothing while the store does not answer. */
  ages(): Promise<readonly QueueAge[]>;
  /** Of the connection to Redis, where there is one. */
  readonly breaker: Breaker | null;
  /** Lets running jobs finish, then gives back all connections. */
  close(): Promise<void>;
}

const HOUR = 3_600_000;
const once: JobsOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 200 },
  // A finished job of the same id would swallow a new one.
  removeOnComplete: true,
  removeOnFail: true,
};

/**
 * The queues in Redis when `redisUrl` is set, else in the database.
 * @throws StartError when Redis cannot be reached.
 */
export async function openQueues(
  config: Pick<Config, 'redisUrl'>,
  db: Pick<Database, 'url'> & Partial<Pick<Database, 'limits'>>,
  report: Report = (error, about) => console.error(`${about}: ${error.message}`),
  meters?: Pick<Meters, 'jobWait'>,
): Promise<Queues> {
  const trouble = calmReport(report);
  const store = config.redisUrl
    ? await openRedisStore(config.redisUrl, (error) => trouble(error, 'jobs'))
    : await openPostgresStore(db.url, db.limits);
  return queuesOver(store, trouble, meters);
}

/** The queues in a store. @throws StartError when it does not answer */
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
  const here = new Here(report);
  const leave = async (name: JobName, data: object, options: JobsOptions) => {
    const add = async () => queues.get(name)?.add(name, data, { ...once, ...options });
    await (store.breaker ? store.breaker.run(add) : add());
  };
  const leaveOrDo = async <N extends JobName>(name: N, payload: JobPayloads[N], options: JobsOptions) => {
    try {
      await leave(name, payload, options);
    } catch (error) {
      if (!(error instanceof OutOfReach)) report(toError(error), name); // the breaker has said so already
      // What is due later can wait for the sweep.
      if (options.delay || !here.take(name, payload, options.jobId ?? name)) throw error;
    }
  };
  return {
    ages: queueAges(queues),
    breaker: store.breaker,
    wake: (name, payload, { delayMs = 0, id = idOf(payload) } = {}) =>
      leaveOrDo(name, payload, { jobId: jobId(name, id), delay: Math.max(0, Math.round(delayMs)) }),
    work(handlers, settings) {
      const workers = startWorkers(store, handlers, { ...settings, report, meters });
      here.work(handlers, settings);
      working.push(workers);
      return workers;
    },
    repeat(name, everyMs) {
      // Not BullMQ's schedulers: what they know is gone after FLUSHALL. The interval's number is the job's id, kept
      // until it is over, so the nodes leave one job between them.
      const keep = { age: Math.ceil((2 * everyMs) / 1000) };
      const again = () => {
        const options = { jobId: jobId(name, slot(everyMs)), removeOnComplete: keep };
        // An audit can wait; nobody else does what the sweep does.
        const left = name === 'sweep' ? leaveOrDo(name, {}, options) : leave(name, {}, options);
        left.catch((error: unknown) => report(toError(error), name));
        // All nodes at the same time: where one of them dies, nobody waits for the turn of another.
        timers.set(name, setTimeout(again, Math.min(everyMs - (Date.now() % everyMs), HOUR)));
      };
      again();
    },
    async close() {
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all([here.close(), ...working.map((workers) => workers.close())]);
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      await store.close();
    },
  };
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function idOf(payload: object): string {
  return Object.values(payload).join('-');
}

/** BullMQ refuses ids that hold a colon or are bare integers. */
function jobId(name: JobName, id: string): string {
  return `${name}-${id}`.replaceAll(':', '.');
}

function slot(everyMs: number): string {
  return `slot-${Math.floor(Date.now() / everyMs)}`;
}

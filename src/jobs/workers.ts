import { setTimeout as sleep } from 'node:timers/promises';
import { UnrecoverableError } from 'bullmq';
import { PoolBusy } from '../process/worker-pool.ts';
import type { Meters } from '../telemetry/metrics.ts';
import { FairShare, HELD_QUESTIONS } from './bot-question-share.ts';
import { type Handlers, JOB_NAMES, type JobName, payloads, type Report } from './job-kinds.ts';
import { jobLockOf } from './job-locks.ts';
import type { ActiveJob, JobProcess, JobStore, JobWorker } from './job-store.ts';
import { dueFor } from './queue-ages.ts';
import { Requeuer } from './requeuer.ts';

export interface Workers {
  /** @throws StartError if Redis does not answer */
  ready(): Promise<void>;
  /** Waits for running jobs. */
  close(): Promise<void>;
}

export interface WorkSettings {
  /** How many jobs of each kind run at a time. Deliveries get four times as many. Bot questions are not limited. */
  concurrency: number;
  /** How many bot questions a worker holds. Default: `HELD_QUESTIONS`. */
  view?: number | undefined;
}

interface WorkerContext extends WorkSettings {
  report: Report;
  meters: Pick<Meters, 'jobWait'> | undefined;
}

/**
 * How many deliveries run for each job of another kind. Deliveries only wait for receivers, and `src/notifications`
 * limits the number per player.
 */
const DELIVERIES = 4;

export function placesFor(name: JobName, { concurrency, view = HELD_QUESTIONS }: WorkSettings): number {
  if (name === 'moveBot') return view;
  return name === 'deliver' ? concurrency * DELIVERIES : concurrency;
}

export function startWorkers(store: JobStore, handlers: Handlers, context: WorkerContext): Workers {
  const { meters, report } = context;
  let running = 0;
  const work = async (name: JobName, job: ActiveJob): Promise<void> => {
    running += 1;
    if (job.attemptsMade === 0) meters?.jobWait(name, Math.max(0, dueFor(job)));
    await handle(name, handlers, job.data).finally(() => {
      running -= 1;
    });
  };
  const requeuer = new Requeuer();
  const inTurn = capOwner(new FairShare(placesFor('moveBot', context)), requeuer, work);
  const workers = JOB_NAMES.map((name) => {
    const process: JobProcess = name === 'moveBot' ? inTurn : (job) => work(name, job);
    const calm: Report = (error, about) => requeuer.explains(error) || report(error, about);
    return startWorker(store, name, placesFor(name, context), calm, patient(process, requeuer));
  });
  const stuck = () => running === 0 && store.breaker?.isOpen === true;
  return {
    ready: () => store.ready(workers),
    close: () => closeWorkers(workers, stuck),
  };
}

// The sweep enqueues the question again. If this worker already holds the question, the second job ends.
function capOwner(
  share: FairShare,
  requeuer: Requeuer,
  work: (name: JobName, job: ActiveJob) => Promise<void>,
): JobProcess {
  return async (job, token) => {
    const payload = payloads.moveBot.safeParse(job.data).data;
    if (!payload) return work('moveBot', job); // `work` rejects the payload
    const { matchId, seat, version, owner = matchId } = payload;
    const question = `${matchId} ${seat} ${version}`;
    const answer = share.take(owner, question);
    if (answer === 'KNOWN') return;
    if (answer === 'LATER') return requeuer.requeue(job, token);
    await work('moveBot', job).finally(() => share.letGo(owner, question));
  };
}

// A busy or closing pool is not a failure, so the job is put back.
function patient(process: JobProcess, requeuer: Requeuer): JobProcess {
  return async (job, token) => {
    try {
      await process(job, token);
    } catch (error) {
      if (!(error instanceof PoolBusy)) throw error;
      await requeuer.requeue(job, token);
    }
  };
}

function startWorker(store: JobStore, name: JobName, concurrency: number, report: Report, work: JobProcess) {
  const worker = store.worker(name, work, {
    concurrency,
    // If the store does not answer, BullMQ's default of 15 s would leave matches without wake-ups.
    runRetryDelay: 1000,
    ...jobLockOf(name),
  });
  worker.on('error', (error) => report(error, name));
  worker.on('failed', (job, error) => {
    if (!job || job.attemptsMade >= (job.opts.attempts ?? 1)) report(error, `${name} ${JSON.stringify(job?.data)}`);
  });
  return worker;
}

async function handle<N extends JobName>(name: N, handlers: Handlers, data: unknown): Promise<void> {
  const payload = payloads[name].safeParse(data);
  if (!payload.success) throw new UnrecoverableError(`not a payload of ${name}`);
  return handlers[name](payload.data);
}

/** How often to check a closing worker, in milliseconds. */
const GLANCE = 100;

/**
 * Closes workers once their running jobs have finished. BullMQ alone would wait forever for a store that hangs.
 * @param stuck returns whether no job is running and the store does not answer; if so, the workers are dropped
 */
async function closeWorkers(workers: readonly JobWorker[], stuck: () => boolean): Promise<void> {
  const left = await Promise.all(workers.map(async (worker) => ((await isClosed(worker, stuck)) ? [] : [worker])));
  void drop(left.flat());
}

async function isClosed(worker: JobWorker, stuck: () => boolean): Promise<boolean> {
  const closed = worker.close().then(() => true);
  while (!(await Promise.race([closed, sleep(GLANCE, false)]))) if (stuck()) return false;
  return true;
}

// Only the first worker closes a shared connection. The others' listeners would trigger Node's leak warning.
async function drop([first, ...others]: readonly JobWorker[]): Promise<void> {
  await first?.disconnect().catch(() => {});
  await Promise.all(others.map((worker) => worker.disconnect().catch(() => {})));
}

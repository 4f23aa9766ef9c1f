import { DelayedError, type JobsOptions, UnrecoverableError } from 'bullmq';
import type { ActiveJob, JobProcess, JobQueue, JobStore, JobWorker, WorkerTuning } from '../../src/jobs/job-store.ts';
import type { Faults } from './faults.ts';
import type { Actor, World } from './world.ts';

type Failed = (job: undefined, error: Error) => void;

interface Worker {
  node: Actor;
  queue: string;
  process: JobProcess;
  tuning: WorkerTuning;
  busy: number;
  failed: Failed;
}

interface Job {
  queue: string;
  id: string;
  data: string;
  options: JobsOptions;
  left: number;
  attempts: number;
  starts: number;
  stalls: number;
  /** Identifies the hold of the worker that has the job; 0 if none has it. */
  held: number;
  isOver: boolean;
}

/**
 * The queues of all nodes, which behave like BullMQ: one job per id, retries, and locks that expire when their worker
 * dies.
 */
export class SimulatedJobs {
  readonly #world: World;
  readonly #faults: Faults;
  readonly #jobs = new Map<string, Job>();
  readonly #workers = new Set<Worker>();
  #holds = 0;

  constructor(world: World, faults: Faults) {
    this.#world = world;
    this.#faults = faults;
  }

  /** Returns the store as one node sees it. @param effect called before anything leaves the node */
  storeFor(node: Actor, effect: () => void): JobStore {
    return {
      breaker: null,
      queue: async (name) => this.#queue(name, node, effect),
      worker: (name, process, tuning) => this.#worker(name, node, process, tuning),
      ready: async () => {},
      close: async () => {},
    };
  }

  #queue(queue: string, node: Actor, effect: () => void): JobQueue {
    return {
      waitUntilReady: async () => {},
      on: () => {},
      ...{ getJobs: async () => [], getJobCountByTypes: async () => 0 },
      close: async () => {},
      add: (_name, data, options) => this.#add(queue, node, effect, JSON.stringify(data), options),
    };
  }

  #add(queue: string, node: Actor, effect: () => void, data: string, options: JobsOptions): Promise<void> {
    const world = this.#world;
    return new Promise((resolve, reject) => {
      effect();
      if (!node.alive) return;
      const way = world.between(100, 2000) / 1000;
      if (this.#faults.strikes('job-refused')) {
        world.after(way, node, () => reject(new Error('Connection is closed.')));
        return;
      }
      world.after(way, JOBS, () => {
        this.#accept(queue, data, options);
        world.after(way, node, resolve);
      });
    });
  }

  #accept(queue: string, data: string, options: JobsOptions): void {
    const id = `${queue} ${options.jobId}`;
    if (this.#jobs.has(id) || this.#faults.strikes('job-lost')) return;
    const counts = { attempts: 0, starts: 0, stalls: 0, held: 0 };
    const job: Job = { queue, id, data, options, left: this.#world.now, ...counts, isOver: false };
    this.#jobs.set(id, job);
    this.#world.note(`job ${id}`);
    const late = this.#faults.strikes('job-late') ? this.#world.between(50, 20_000) : 0;
    this.#due(job, (options.delay ?? 0) + late);
    if (this.#faults.strikes('job-doubled')) this.#double(job);
  }

  // Adds a second job with the same payload and another id, so that nothing recognizes the duplicate.
  #double(job: Job): void {
    const again: Job = { ...job, id: `${job.id} again` };
    this.#jobs.set(again.id, again);
    this.#due(again, (job.options.delay ?? 0) + this.#world.between(0, 5000));
  }

  #due(job: Job, delay: number): void {
    this.#world.after(delay, JOBS, () => this.#give(job));
  }

  #give(job: Job): void {
    if (job.isOver || job.held > 0) return;
    const free = [...this.#workers].filter(
      ({ node, queue, busy, tuning }) => node.alive && queue === job.queue && busy < (tuning.concurrency ?? 1),
    );
    if (free.length === 0) return this.#due(job, 100);
    const worker = this.#world.one(free);
    const hold = ++this.#holds;
    job.held = hold;
    job.starts++;
    worker.busy++;
    this.#world.after(this.#world.between(100, 2000) / 1000, worker.node, () => this.#run(job, worker, hold));
    this.#watch(job, worker, hold);
  }

  // Takes a held job away if its lock has expired between two checks.
  #watch(job: Job, worker: Worker, hold: number): void {
    const { node, tuning } = worker;
    const { lockDuration = 30_000, stalledInterval = 30_000, maxStalledCount = 1 } = tuning;
    const taken = !node.alive || this.#faults.strikes('job-taken-away');
    const next = Math.max(lockDuration, 2 * stalledInterval) + this.#world.random(stalledInterval);
    this.#world.after(taken && node.alive ? this.#world.between(1, 50) : next, JOBS, () => {
      if (job.held !== hold || job.isOver) return;
      if (node.alive && !taken) return this.#watch(job, worker, hold);
      job.held = 0;
      if (++job.stalls > maxStalledCount) this.#end(job);
      else this.#give(job);
    });
  }

  #run(job: Job, worker: Worker, hold: number): void {
    const world = this.#world;
    const taken: ActiveJob = {
      ...{ id: job.id, data: JSON.parse(job.data), timestamp: job.left, opts: { delay: job.options.delay ?? 0 } },
      ...{ attemptsMade: job.attempts, attemptsStarted: job.starts },
      moveToDelayed: async (until) => this.#release(job, hold, Math.max(0, until - world.now)),
    };
    world.note(`begins ${job.id}`);
    const back = (settle: () => void) =>
      world.after(world.between(100, 2000) / 1000, JOBS, () => {
        worker.busy--;
        settle();
      });
    worker.process(taken, String(hold)).then(
      () => back(() => job.held === hold && this.#end(job)),
      (error: unknown) => back(() => this.#failed(job, worker, hold, error)),
    );
  }

  #failed(job: Job, worker: Worker, hold: number, error: unknown): void {
    if (error instanceof DelayedError || job.held !== hold) return;
    const { attempts = 1 } = job.options;
    if (error instanceof UnrecoverableError || ++job.attempts >= attempts) {
      worker.failed(undefined, error instanceof Error ? error : new Error(String(error)));
      return this.#end(job);
    }
    this.#release(job, hold, 200 * 2 ** (job.attempts - 1));
  }

  #release(job: Job, hold: number, delay: number): void {
    if (job.held !== hold) return;
    job.held = 0;
    this.#due(job, delay);
  }

  #end(job: Job): void {
    job.isOver = true;
    const keep = job.options.removeOnComplete;
    const age = typeof keep === 'object' && 'age' in keep ? (keep.age ?? 0) * 1000 : 0;
    this.#world.after(age, JOBS, () => this.#jobs.delete(job.id));
  }

  #worker(queue: string, node: Actor, process: JobProcess, tuning: WorkerTuning): JobWorker {
    const worker: Worker = { node, queue, process, tuning, busy: 0, failed: () => {} };
    this.#workers.add(worker);
    return {
      waitUntilReady: async () => {},
      on(event: string, listener: (...args: never[]) => void) {
        if (event === 'failed') worker.failed = listener as Failed; // BullMQ's overloads pair event and listener
      },
      close: async () => void this.#workers.delete(worker),
      disconnect: async () => void this.#workers.delete(worker),
    };
  }
}

const JOBS: Actor = { name: 'jobs', alive: true, ahead: 0 };

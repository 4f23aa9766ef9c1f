import type { Job, JobsOptions, WorkerOptions } from 'bullmq';
import type { CircuitBreaker } from '../redis/circuit-breaker.ts';

/** The methods of BullMQ's queues and workers that Arbiter uses, with either store. */
interface JobEnd {
  waitUntilReady(): Promise<unknown>;
}
export interface JobQueue extends JobEnd {
  add(name: string, data: object, options: JobsOptions): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  getJobs(state: 'waiting' | 'delayed', first: number, last: number, oldestFirst: true): Promise<ActiveJob[]>;
  getJobCountByTypes(state: 'waiting'): Promise<number>;
  close(): Promise<void>;
}
export interface JobWorker extends JobEnd {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
  /** Closes once running jobs have finished and the store has answered. */
  close(): Promise<void>;
  /** Closes without waiting for running jobs or the store. */
  disconnect(): Promise<void>;
}

export interface ActiveJob {
  id?: string | undefined;
  data: unknown;
  /** When the job was enqueued, in milliseconds since 1970. */
  timestamp: number;
  opts: { delay?: number };
  attemptsMade: number;
  /** How many times workers have taken the job, even if they put it back. */
  attemptsStarted: number;
  /** Puts the job back until the given time. @param token the lock's token */
  moveToDelayed(until: number, token?: string): Promise<void>;
}

export type JobProcess = (job: ActiveJob, token?: string) => Promise<void>;
export type WorkerTuning = Omit<WorkerOptions, 'connection' | 'drainDelay'> & {
  /** The poll interval for jobs that the store does not announce to every worker. */
  lookSeconds: number;
};

export interface JobStore {
  /** The circuit breaker for Redis; null for PostgreSQL, without which nothing runs anyway. */
  breaker: CircuitBreaker | null;
  queue(name: string): Promise<JobQueue>;
  worker(name: string, process: JobProcess, tuning: WorkerTuning): JobWorker;
  /** @throws StartError if Redis does not answer */
  ready(all: readonly JobEnd[]): Promise<void>;
  /** Close all queues and workers first. */
  close(): Promise<void>;
}

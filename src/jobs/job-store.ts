import type { Job, JobsOptions, WorkerOptions } from 'bullmq';
import type { Breaker } from '../redis/breaker.ts';

/** What we use of a BullMQ queue or worker, whichever store is behind it. */
export interface JobEnd {
  waitUntilReady(): Promise<unknown>;
}
export interface JobQueue extends JobEnd {
  add(name: string, data: object, options: JobsOptions): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  /** Jobs in one state, those first that have been there for longest. */
  getJobs(state: 'waiting' | 'delayed', first: number, last: number, oldestFirst: true): Promise<JobTaken[]>;
  getJobCountByTypes(state: 'waiting'): Promise<number>;
  close(): Promise<void>;
}
export interface JobWorker extends JobEnd {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
  /** Waits for the jobs that run, and for the store. */
  close(): Promise<void>;
  /** Waits for nobody. */
  disconnect(): Promise<void>;
}

/** What we read of a job. */
export interface JobTaken {
  id?: string | undefined;
  data: unknown;
  /** When it was left, in milliseconds since 1970. */
  timestamp: number;
  opts: { delay?: number };
  /** How often it has been tried before. */
  attemptsMade: number;
  /** How often it has been taken, also by somebody who has put it back. */
  attemptsStarted: number;
  /** Puts it back until then. @param token by which it was taken */
  moveToDelayed(until: number, token?: string): Promise<void>;
}

export type JobProcess = (job: JobTaken, token?: string) => Promise<void>;
export type WorkerTuning = Omit<WorkerOptions, 'connection' | 'drainDelay'> & {
  /** How often a worker looks for jobs that it has not been told of, at least, where not all are told of all. */
  lookSeconds: number;
};

/** Where jobs are kept: Redis, or PostgreSQL when there is no Redis. */
export interface JobStore {
  /** Null: not watched, since nothing runs without this store anyway. */
  breaker: Breaker | null;
  queue(name: string): Promise<JobQueue>;
  worker(name: string, process: JobProcess, tuning: WorkerTuning): JobWorker;
  /** Until these can be used. @throws StartError when Redis does not answer */
  ready(all: readonly JobEnd[]): Promise<void>;
  /** After its queues and workers. */
  close(): Promise<void>;
}

import type { Job, JobsOptions, WorkerOptions } from 'bullmq';
import type { Breaker } from '../redis/breaker.ts';

/** What we use of a BullMQ queue or worker, whichever store is behind it. */
export interface JobEnd {
  waitUntilReady(): Promise<unknown>;
}
export interface JobQueue extends JobEnd {
  add(name: string, data: object, options: JobsOptions): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
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

export type JobProcess = (job: { data: unknown }) => Promise<void>;
export type WorkerTuning = Omit<WorkerOptions, 'connection'>;

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

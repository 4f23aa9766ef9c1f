import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from './job-kinds.ts';
import type { ActiveJob, JobQueue } from './job-store.ts';

export interface QueueAge {
  job: JobName;
  /** The number of due jobs that no worker has taken. */
  waiting: number;
  /** How long the oldest waiting job has been due, in seconds. */
  oldest: number;
}

/** How long to reuse an answer, and how long to wait for one, in milliseconds. */
const FRESH = 5000;
const READ_TIMEOUT = 1000;

/** Reads the store at most every five seconds. The result is empty while the store does not answer. */
export function queueAges(queues: ReadonlyMap<JobName, JobQueue>): () => Promise<readonly QueueAge[]> {
  let last: Promise<readonly QueueAge[]> = Promise.resolve([]);
  let until = 0;
  return () => {
    if (performance.now() < until) return last;
    until = Number.POSITIVE_INFINITY;
    const asked = Promise.all([...queues].map(([job, queue]) => ageOf(job, queue))).catch(() => []);
    last = Promise.race([asked, sleep(READ_TIMEOUT, [], { ref: false })]);
    void last.then(() => {
      until = performance.now() + FRESH;
    });
    return last;
  };
}

// Counts due jobs even in `delayed`, where they stay until a worker polls, but not jobs that were put back.
async function ageOf(job: JobName, queue: JobQueue): Promise<QueueAge> {
  const [waiting, [first], [next]] = await Promise.all([
    queue.getJobCountByTypes('waiting'),
    queue.getJobs('waiting', 0, 0, true),
    queue.getJobs('delayed', 0, 0, true),
  ]);
  const ages = [first, next?.attemptsStarted ? undefined : next].map((one) => (one ? dueFor(one) : 0));
  return { job, waiting, oldest: Math.max(0, ...ages) };
}

/** Returns how long a job has been due, in seconds; negative if the job is not due yet. */
export function dueFor({ timestamp, opts }: Pick<ActiveJob, 'timestamp' | 'opts'>): number {
  return (Date.now() - timestamp - (opts.delay ?? 0)) / 1000;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from './job-kinds.ts';
import type { JobQueue, JobTaken } from './job-store.ts';

/** What waits in one queue, whichever nodes work on it. */
export interface QueueAge {
  job: JobName;
  /** Jobs that are due and that nobody has taken. */
  waiting: number;
  /** How long the one that has waited longest has been due, in seconds. */
  oldest: number;
}

/** How long an answer holds, and how long the store may take for one, in milliseconds. */
const FRESH = 5000;
const PATIENCE = 1000;

/** Asks all queues, at most every five seconds. Empty while the store does not answer. */
export function queueAges(queues: ReadonlyMap<JobName, JobQueue>): () => Promise<readonly QueueAge[]> {
  return sharedAnswer(() => {
    const asked = Promise.all([...queues].map(([job, queue]) => ageOf(job, queue))).catch(() => []);
    return Promise.race([asked, sleep(PATIENCE, [], { ref: false })]);
  }, FRESH);
}

// One that was to wait and is due is still among those that are delayed, when no worker has looked. One that was put back is there
// because a worker has looked.
async function ageOf(job: JobName, queue: JobQueue): Promise<QueueAge> {
  const [waiting, [first], [next]] = await Promise.all([
    queue.getJobCountByTypes('waiting'),
    queue.getJobs('waiting', 0, 0, true),
    queue.getJobs('delayed', 0, 0, true),
  ]);
  const ages = [first, next?.attemptsStarted ? undefined : next].map((one) => (one ? dueFor(one) : 0));
  return { job, waiting, oldest: Math.max(0, ...ages) };
}

/** For how long a job has been due, in seconds; below 0 it is not yet. */
export function dueFor({ timestamp, opts }: Pick<JobTaken, 'timestamp' | 'opts'>): number {
  return (Date.now() - timestamp - (opts.delay ?? 0)) / 1000;
}

/** However many ask, one of them asks for all, and nobody again for so many milliseconds after it was answered. */
function sharedAnswer<T>(ask: () => Promise<T>, fresh: number): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | null = null;
  return () => {
    if (last && performance.now() < last.until) return last.answer;
    const mine = { answer: ask(), until: Number.POSITIVE_INFINITY };
    last = mine;
    const settle = (): void => {
      mine.until = performance.now() + fresh;
    };
    mine.answer.then(settle, settle);
    return mine.answer;
  };
}

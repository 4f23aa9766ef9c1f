import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWorker } from './job-store.ts';

/** How often a worker that closes is looked at, in milliseconds. */
const GLANCE = 100;

/**
 * Closes a worker, its running jobs finished. BullMQ then waits for the store, and for one that hangs without end.
 * @param stuck tells that no job runs any more and that the store does not answer: the worker is dropped
 */
export async function letGo(worker: JobWorker, stuck: () => boolean): Promise<void> {
  const closed = worker.close().then(() => true);
  while (!(await Promise.race([closed, sleep(GLANCE, false)]))) {
    if (!stuck()) continue;
    worker.disconnect().catch(() => {});
    return;
  }
}

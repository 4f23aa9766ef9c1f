import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWorker } from './job-store.ts';

/** How often a worker that closes is looked at, in milliseconds. */
const GLANCE = 100;

/**
 * Closes workers, their running jobs finished. BullMQ then waits for the store, and for one that hangs without end.
 * @param stuck tells that no job runs any more and that the store does not answer: the workers are dropped
 */
export async function letGo(workers: readonly JobWorker[], stuck: () => boolean): Promise<void> {
  const left = await Promise.all(workers.map(async (worker) => ((await isClosed(worker, stuck)) ? [] : [worker])));
  void drop(left.flat());
}

async function isClosed(worker: JobWorker, stuck: () => boolean): Promise<boolean> {
  const closed = worker.close().then(() => true);
  while (!(await Promise.race([closed, sleep(GLANCE, false)]))) if (stuck()) return false;
  return true;
}

// They may share a connection. The first ends it: ended by all at once, it would be listened to by more than Node takes for no leak.
async function drop([first, ...others]: readonly JobWorker[]): Promise<void> {
  await first?.disconnect().catch(() => {});
  await Promise.all(others.map((worker) => worker.disconnect().catch(() => {})));
}

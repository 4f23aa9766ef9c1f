import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWorker } from './job-store.ts';

/** The pause between two attempts, in milliseconds. */
const PAUSE = 500;

/** A worker that does not run yet. */
interface Waiting extends JobWorker {
  run(): Promise<void>;
}

/**
 * A BullMQ worker that starts once its connection is ready. A worker whose first connection fails stays broken and retries
 * without a pause, which blocks the process; it is replaced by a new one.
 */
export class ReconnectingWorker extends EventEmitter implements JobWorker {
  readonly #started: Promise<JobWorker | null>;
  #newest: JobWorker | null = null;
  #closed = false;

  constructor(make: () => Waiting) {
    super();
    this.#started = this.#start(make);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = await this.#started;
    await worker?.close();
  }

  async disconnect(): Promise<void> {
    this.#closed = true;
    await this.#newest?.disconnect();
  }

  async waitUntilReady(): Promise<void> {
    await this.#started;
  }

  async #start(make: () => Waiting): Promise<JobWorker | null> {
    for (; !this.#closed; await sleep(PAUSE)) {
      const worker = make();
      this.#newest = worker;
      const report = (error: Error) => this.emit('error', error);
      worker.on('error', report);
      worker.on('failed', (job, error) => this.emit('failed', job, error));
      try {
        await worker.waitUntilReady();
        worker.run().catch(report);
        return worker;
      } catch {
        await worker.close().catch(report); // it has reported why
      }
    }
    return null;
  }
}

/** How often a closing worker is checked, in milliseconds. */
const GLANCE = 100;

/**
 * Closes workers once their running jobs have finished. BullMQ then waits for the store, forever if the store hangs.
 * @param stuck returns whether no job runs and the store does not answer: the workers are then dropped
 */
export async function closeWorkers(workers: readonly JobWorker[], stuck: () => boolean): Promise<void> {
  const left = await Promise.all(workers.map(async (worker) => ((await isClosed(worker, stuck)) ? [] : [worker])));
  void drop(left.flat());
}

async function isClosed(worker: JobWorker, stuck: () => boolean): Promise<boolean> {
  const closed = worker.close().then(() => true);
  while (!(await Promise.race([closed, sleep(GLANCE, false)]))) if (stuck()) return false;
  return true;
}

// They may share a connection. Only the first one closes it: if all did, their listeners would trigger Node's leak warning.
async function drop([first, ...others]: readonly JobWorker[]): Promise<void> {
  await first?.disconnect().catch(() => {});
  await Promise.all(others.map((worker) => worker.disconnect().catch(() => {})));
}

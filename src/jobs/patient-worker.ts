import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWorker } from './job-store.ts';

/** How long until the next attempt, in milliseconds. */
const PAUSE = 500;

/** A worker that does not run yet. */
interface Waiting extends JobWorker {
  run(): Promise<void>;
}

/**
 * A worker of BullMQ's that begins when its connection is ready. One whose first connection fails stays broken for good,
 * and asks again and again without a pause, so that nothing else happens in the process: it is replaced by another.
 */
export class PatientWorker extends EventEmitter implements JobWorker {
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

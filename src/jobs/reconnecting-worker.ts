import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWorker } from './job-store.ts';

/** How long to wait between attempts, in milliseconds. */
const PAUSE = 500;

type IdleWorker = JobWorker & { run(): Promise<void> };

/** Replaces a BullMQ worker that fails to connect, because such a worker never runs any job. */
export class ReconnectingWorker extends EventEmitter implements JobWorker {
  readonly #started: Promise<JobWorker | null>;
  #newest: JobWorker | null = null;
  #closed = false;

  constructor(make: () => IdleWorker) {
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

  async #start(make: () => IdleWorker): Promise<JobWorker | null> {
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
        await worker.close().catch(report); // the worker has already reported the error
      }
    }
    return null;
  }
}

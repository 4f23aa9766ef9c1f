import { DelayedError } from 'bullmq';
import type { ActiveJob } from './job-store.ts';

/** The delay of the first job, and the time between jobs, in milliseconds. */
const SOONEST = 2000;
const APART = 20;

/** The jobs become due again one after the other, at most fifty per second. */
export class Requeuer {
  readonly #leaving = new Set<string>();
  #last = 0;

  /** @throws DelayedError always, so that BullMQ does not count an attempt */
  async requeue(job: ActiveJob, token: string | undefined): Promise<never> {
    const { id = '' } = job;
    this.#last = Math.max(Date.now() + SOONEST, this.#last + APART);
    this.#leaving.add(id);
    setTimeout(() => this.#leaving.delete(id), SOONEST).unref();
    await job.moveToDelayed(this.#last, token);
    throw new DelayedError();
  }

  /** Whether an error only means that BullMQ could not renew the lock of a job that has just been put back. */
  explains({ message }: Error): boolean {
    const [, id = ''] = /^could not renew lock for job (.+)$/.exec(message) ?? [];
    return this.#leaving.has(id);
  }
}

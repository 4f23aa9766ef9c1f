import { DelayedError } from 'bullmq';
import type { JobTaken } from './job-store.ts';

/** After how long the first of them comes again, and how long after one another they come, in milliseconds. */
const SOONEST = 2000;
const APART = 20;

/** Jobs whose time has not come. They come again to whoever has room, and however many they are, one after the other: fifty a second. */
export class PutBack {
  readonly #leaving = new Set<string>();
  #last = 0;

  /** @throws DelayedError in any case: BullMQ then counts no attempt */
  async again(job: JobTaken, token: string | undefined): Promise<never> {
    const { id = '' } = job;
    this.#last = Math.max(Date.now() + SOONEST, this.#last + APART);
    this.#leaving.add(id);
    setTimeout(() => this.#leaving.delete(id), SOONEST).unref();
    await job.moveToDelayed(this.#last, token);
    throw new DelayedError();
  }

  /** Whether BullMQ only complains that a job which is being put back is held no longer: it renews what it held a moment ago. */
  explains({ message }: Error): boolean {
    const [, id = ''] = /^could not renew lock for job (.+)$/.exec(message) ?? [];
    return this.#leaving.has(id);
  }
}

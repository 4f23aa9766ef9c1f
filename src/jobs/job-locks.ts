import { DelayedError } from 'bullmq';
import type { JobName } from './job-kinds.ts';
import type { ActiveJob, WorkerTuning } from './job-store.ts';

/** How a process locks the jobs that it has taken, and how others take them over when it dies. */
type Hold = Required<Pick<WorkerTuning, 'lockDuration' | 'stalledInterval' | 'maxStalledCount' | 'lookSeconds'>>;

/** High, because a job may outlive many processes that held it. */
const maxStalledCount = 100;

const HELD: Hold = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount, lookSeconds: 5 };

/**
 * Players wait for a time-out. One check notes the held jobs, and a later check takes over those whose lock has expired. A check
 * runs every interval, or every second one if the worker that was to run it has died. So a dead worker's job is taken over within
 * max(lockDuration, 2 stalledInterval) + stalledInterval = 4.5 s, and a job without a holder within `lookSeconds` of its due time.
 */
const HELD_BRIEFLY: Hold = { lockDuration: 3000, stalledInterval: 1500, maxStalledCount, lookSeconds: 2 };

/** Players also wait for bots, but less urgently: 7.5 s by the same sum. A worker holds many of these; a slow worker's bot thinks twice. */
const HELD_FOR_A_WHILE: Hold = { lockDuration: 5000, stalledInterval: 2500, maxStalledCount, lookSeconds: 5 };

const HOLDS: Partial<Record<JobName, Hold>> = { expireDecision: HELD_BRIEFLY, moveBot: HELD_FOR_A_WHILE };

/** How jobs of a kind are held. A job that is taken over from a slow worker runs twice, which does no harm. */
export function jobLockOf(name: JobName): Hold {
  return HOLDS[name] ?? HELD;
}

/** The delay before the first of them runs again, and the time between two of them, in milliseconds. */
const SOONEST = 2000;
const APART = 20;

/** Puts back jobs that no worker has room for. They become due again one after the other, at most fifty a second. */
export class Requeuer {
  readonly #leaving = new Set<string>();
  #last = 0;

  /** @throws DelayedError always: it makes BullMQ not count an attempt */
  async requeue(job: ActiveJob, token: string | undefined): Promise<never> {
    const { id = '' } = job;
    this.#last = Math.max(Date.now() + SOONEST, this.#last + APART);
    this.#leaving.add(id);
    setTimeout(() => this.#leaving.delete(id), SOONEST).unref();
    await job.moveToDelayed(this.#last, token);
    throw new DelayedError();
  }

  /** Whether an error is only BullMQ's failure to renew the lock of a job that has just been put back. */
  explains({ message }: Error): boolean {
    const [, id = ''] = /^could not renew lock for job (.+)$/.exec(message) ?? [];
    return this.#leaving.has(id);
  }
}

/** How many bot questions a worker holds at the same time, waiting or in progress. */
export const HELD_QUESTIONS = 1024;

/** `TAKEN`: accepted. `KNOWN`: the worker holds this question already. `LATER`: the owner has its share, so others find room. */
export type Seen = 'TAKEN' | 'KNOWN' | 'LATER';

/** No owner may hold more than this share of the free places. */
const SHARE = 1 / 4;

/**
 * The bot questions that a worker holds. Each owner is capped at a quarter of the free places, so that newcomers always find room:
 * a single owner gets at most a fifth of all places, n owners get an (n + 4)th each, and four such shares stay free.
 */
export class FairShare {
  readonly #places: number;
  readonly #known = new Set<string>();
  readonly #held = new Map<string, number>();

  constructor(places: number) {
    this.#places = places;
  }

  /** Accepts an owner's question unless the owner has its share. After `TAKEN`, call `letGo` when the question is done. */
  take(owner: string, question: string): Seen {
    if (this.#known.has(question)) return 'KNOWN';
    const held = this.#held.get(owner) ?? 0;
    if (held >= SHARE * (this.#places - this.#known.size)) return 'LATER';
    this.#known.add(question);
    this.#held.set(owner, held + 1);
    return 'TAKEN';
  }

  letGo(owner: string, question: string): void {
    if (!this.#known.delete(question)) return;
    const held = (this.#held.get(owner) ?? 0) - 1;
    if (held > 0) this.#held.set(owner, held);
    else this.#held.delete(owner);
  }
}

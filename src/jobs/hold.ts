import { DelayedError } from 'bullmq';
import type { JobName } from './job-kinds.ts';
import type { JobTaken, WorkerTuning } from './job-store.ts';

/** How a process holds the jobs that it has taken, and how others come by them when it dies. */
type Hold = Required<Pick<WorkerTuning, 'lockDuration' | 'stalledInterval' | 'maxStalledCount' | 'lookSeconds'>>;

/** Whoever dies may have held a job often. */
const maxStalledCount = 100;

const HELD: Hold = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount, lookSeconds: 5 };

/**
 * Somebody waits until a time-out is made. What is held is noted at one look and, its lock run out, taken away at a later one; there is
 * a look each interval, two where the one died who was to have it. So another has the job within
 * max(lockDuration, 2 stalledInterval) + stalledInterval = 4.5 s, and within `lookSeconds` of its time one that nobody holds.
 */
const HELD_BRIEFLY: Hold = { lockDuration: 3000, stalledInterval: 1500, maxStalledCount, lookSeconds: 2 };

/** Somebody waits for a bot, too, by no clock: in the same way 7.5 s. A worker holds many of these, and each that is taken from one that was only slow is thought about twice. */
const HELD_FOR_A_WHILE: Hold = { lockDuration: 5000, stalledInterval: 2500, maxStalledCount, lookSeconds: 5 };

const HOLDS: Partial<Record<JobName, Hold>> = { expireDecision: HELD_BRIEFLY, moveBot: HELD_FOR_A_WHILE };

/** How jobs of a kind are held. Taken from somebody who was only slow, a job is done twice, which does no harm. */
export function holdOf(name: JobName): Hold {
  return HOLDS[name] ?? HELD;
}

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

/** Bots whose questions a worker holds at the same time, waiting and thought about. */
export const IN_VIEW = 1024;

/** `TAKEN`: it is here now. `KNOWN`: it has been here already. `LATER`: others are to find room. */
export type Seen = 'TAKEN' | 'KNOWN' | 'LATER';

/** Nobody holds more than this share of the places that are free. */
const SHARE = 1 / 4;

/**
 * What a worker holds. However many bring however much, room is left for whoever has brought nothing yet: one alone has a fifth of all places
 * at most, n of them come to an (n + 4)th each, and four times that much stays free.
 */
export class View {
  readonly #places: number;
  readonly #known = new Set<string>();
  readonly #held = new Map<string, number>();

  constructor(places: number) {
    this.#places = places;
  }

  /** Takes what one owner asks, unless that one has had enough; `TAKEN` is to be let go of when it is done. */
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

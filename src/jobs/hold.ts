import type { JobName } from './job-kinds.ts';
import type { WorkerTuning } from './job-store.ts';

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

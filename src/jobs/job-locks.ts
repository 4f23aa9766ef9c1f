import type { JobName } from './job-kinds.ts';
import type { WorkerTuning } from './job-store.ts';

/** How a process locks the jobs that it has taken, and how others take them over if it dies. */
type Hold = Required<Pick<WorkerTuning, 'lockDuration' | 'stalledInterval' | 'maxStalledCount' | 'lookSeconds'>>;

/** High, because a job may outlive many of the processes that held it. */
const maxStalledCount = 100;

const HELD: Hold = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount, lookSeconds: 5 };

/**
 * Players wait for a time-out. One check notes the held jobs, and a later check takes over those whose lock has expired. A
 * check runs every interval, or every second one if the worker that was to run it has died. So a dead worker's job is taken
 * over within max(lockDuration, 2 stalledInterval) + stalledInterval = 4.5 s, and a job without a holder within `lookSeconds`
 * of its due time.
 */
const HELD_BRIEFLY: Hold = { lockDuration: 3000, stalledInterval: 1500, maxStalledCount, lookSeconds: 2 };

/** Players also wait for bots, but less urgently: 7.5 s by the same sum. If a worker is slow, its bot may think twice. */
const HELD_FOR_A_WHILE: Hold = { lockDuration: 5000, stalledInterval: 2500, maxStalledCount, lookSeconds: 5 };

const HOLDS: Partial<Record<JobName, Hold>> = { expireDecision: HELD_BRIEFLY, moveBot: HELD_FOR_A_WHILE };

/** A job that is taken over from a slow worker runs twice, which does no harm. */
export function jobLockOf(name: JobName): Hold {
  return HOLDS[name] ?? HELD;
}

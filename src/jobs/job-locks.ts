import type { JobName } from './job-kinds.ts';
import type { WorkerTuning } from './job-store.ts';

/** How a process locks the jobs that it has taken, and when other processes take them over if it dies. */
type Hold = Required<Pick<WorkerTuning, 'lockDuration' | 'stalledInterval' | 'maxStalledCount' | 'lookSeconds'>>;

/** The limit is high, because a job may outlive many of the processes that held it. */
const maxStalledCount = 100;

const HELD: Hold = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount, lookSeconds: 5 };

/**
 * The lock for time-outs, which keep players waiting. One check notes the held jobs, and a later check takes over the
 * jobs with an expired lock. A check runs in every interval, or in every second interval if the worker that should run
 * it has died. So the job of a dead worker is taken over within max(lockDuration, 2 stalledInterval) + stalledInterval
 * = 4.5 s. A job without a holder starts within `lookSeconds` of its due time.
 */
const HELD_BRIEFLY: Hold = { lockDuration: 3000, stalledInterval: 1500, maxStalledCount, lookSeconds: 2 };

/**
 * The lock for bots, which also keep players waiting, but less urgently: 7.5 s by the same formula. A slow worker's bot
 * may run twice.
 */
const HELD_FOR_A_WHILE: Hold = { lockDuration: 5000, stalledInterval: 2500, maxStalledCount, lookSeconds: 5 };

const HOLDS: Partial<Record<JobName, Hold>> = { expireDecision: HELD_BRIEFLY, moveBot: HELD_FOR_A_WHILE };

/** A job that is taken over from a slow worker runs twice, which does no harm. */
export function jobLockOf(name: JobName): Hold {
  return HOLDS[name] ?? HELD;
}

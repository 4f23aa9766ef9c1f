import { DelayedError } from 'bullmq';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Requeuer } from './requeuer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the delay until each job is due again, in milliseconds. */
async function putBack(requeuer: Requeuer, jobs: number): Promise<number[]> {
  const until: number[] = [];
  const began = Date.now();
  const moveToDelayed = async (time: number) => void until.push(time - began);
  const job = { data: {}, timestamp: began, opts: {}, attemptsMade: 0, attemptsStarted: 1, moveToDelayed };
  const ends = Array.from({ length: jobs }, (_, n) => requeuer.requeue({ ...job, id: `job ${n}` }, 'token'));
  for (const end of await Promise.allSettled(ends))
    expect(end).toMatchObject({ status: 'rejected', reason: expect.any(DelayedError) });
  return until;
}

it('jobs that are put back become due one after the other, and none immediately', async () => {
  const until = await putBack(new Requeuer(), 300);
  expect(until).toEqual(Array.from({ length: 300 }, (_, n) => 2000 + 20 * n));
});

it('a requeuer explains only lock errors of jobs that were put back', async () => {
  const requeuer = new Requeuer();
  await putBack(requeuer, 2);
  const complaints = ['could not renew lock for job job 1', 'could not renew lock for job job 2', 'job 1'];
  expect(complaints.map((message) => requeuer.explains(new Error(message)))).toEqual([true, false, false]);
});

import { DelayedError } from 'bullmq';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Transport, TransportEvents } from '../../src/bus/transport.ts';
import { StoreClock } from '../../src/db/outage/store-clock.ts';
import { StoreEpoch } from '../../src/db/outage/store-epoch.ts';
import type { JobProcess, JobStore } from '../../src/jobs/job-store.ts';

/** Functions that wait for the real or the simulated store. */
export interface Beside {
  /** Waits for a promise. */
  done<T>(work: Promise<T>): Promise<T>;
  /** Waits for a condition. */
  until(isSo: () => boolean): Promise<void>;
}

/** Tests heartbeats: nodes write them to show that they can write, and the store counts how often it has lost data. */
export function describeHeartbeats(
  name: string,
  pool: Pick<pg.Pool, 'query'>,
  ages: (ms: number) => Promise<void>,
): void {
  const beat = async (epoch = new StoreEpoch(pool)): Promise<StoreClock> => {
    const time = await StoreClock.open(pool, { epoch });
    await time.start({ takesMoves: true });
    time.stop();
    return time;
  };

  describe(`${name}: heartbeats`, () => {
    test('show the same outage to all nodes', async () => {
      await beat();
      await ages(2000);
      expect((await beat()).outages).toEqual([]);
      await ages(60_000);
      const { outages } = await beat();
      expect(outages).toHaveLength(1);
      expect((await StoreClock.open(pool)).outages).toEqual(outages);
    });

    test('begin one epoch, however many nodes find a loss', async () => {
      const [one, other] = [new StoreEpoch(pool), new StoreEpoch(pool)];
      await Promise.all([one.raise(0), other.raise(0)]);
      expect([one.known, other.known]).toEqual([1, 1]);
      await other.raise(0);
      expect(other.known).toBe(1);
      const ahead = new StoreEpoch(pool);
      ahead.see(7);
      await beat(ahead);
      expect(ahead.known).toBe(8);
    });
  });
}

const OPTIONS = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 50 },
  removeOnComplete: true,
  removeOnFail: true,
};
const TUNING = { concurrency: 1, lookSeconds: 1, lockDuration: 10_000, stalledInterval: 10_000 };

/** Tests that a job store runs jobs by name and id. */
export function describeJobs(name: string, open: () => Promise<JobStore>, { done, until }: Beside): void {
  const worked = async (queueName: string, process: JobProcess) => {
    const store = await done(open());
    const queue = await done(store.queue(queueName));
    const worker = store.worker(queueName, process, TUNING);
    worker.on('error', () => {});
    await done(worker.waitUntilReady());
    const close = async () => {
      await done(worker.close());
      await done(queue.close());
      await done(store.close());
    };
    return {
      add: (jobId: string, delay = 0) => done(queue.add(queueName, { jobId }, { ...OPTIONS, jobId, delay })),
      close,
    };
  };

  describe(`${name}: jobs`, () => {
    test('with the same id are one job until it has run', async () => {
      const ran: unknown[] = [];
      const { add, close } = await worked('once', async ({ data }) => void ran.push(data));
      const [a, b] = [{ jobId: 'job-a' }, { jobId: 'job-b' }];
      await add('job-a', 200);
      await add('job-a', 200);
      await add('job-b', 400);
      await until(() => ran.length >= 2);
      expect(ran).toEqual([a, b]);
      await add('job-a');
      await until(() => ran.length >= 3);
      expect(ran).toEqual([a, b, a]);
      await close();
    });

    test('run again after a failure, and every time they are put back', async () => {
      const made: number[] = [];
      const { add, close } = await worked('again', async (job, token) => {
        made.push(job.attemptsMade);
        if (made.length === 1) {
          await job.moveToDelayed(Date.now() + 50, token);
          throw new DelayedError();
        }
        throw new Error('not this time');
      });
      await add('job-a');
      await until(() => made.length === 4);
      expect(made).toEqual([0, 0, 1, 2]);
      await close();
    });
  });
}

/** Tests that a transport delivers messages to other nodes. */
export function describeLine(
  name: string,
  open: (end: TransportEvents) => Promise<Transport>,
  { done, until }: Beside,
): void {
  test(`${name}: news of a stream reaches only the nodes that listen to it, other news reaches all`, async () => {
    const heard: string[][] = [[], [], []];
    const lines = await done(
      Promise.all(heard.map((all) => open({ receive: (message) => void all.push(message), restored: () => {} }))),
    );
    const [from, listens] = lines;
    if (!from || !listens) throw new Error('three lines');
    await done(listens.listenFor('match').begun);
    from.send('of it', 'match');
    from.send('for all');
    await until(() => heard[1]?.length === 2 && heard[2]?.length === 1);
    expect([heard[1]?.sort(), heard[2]]).toEqual([['for all', 'of it'], ['for all']]);
    for (const line of lines) await done(line.close());
  });
}

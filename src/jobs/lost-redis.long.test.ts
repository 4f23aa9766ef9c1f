import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { redisUrl } from '../../test/redis/redis.ts';
import { type RedisProcess, startRedis } from '../../test/redis/redis-process.ts';
import { openQueues } from './queues.ts';

const JOBS = 24;
const nothing = async () => {};

describe.skipIf(!redisUrl)('workers that lose Redis while running jobs', () => {
  let folder: string;
  let redis: RedisProcess;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'arbiter-cut-'));
    redis = (await startRedis(folder)) ?? expect.fail();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are closed without a leak warning from Node', async () => {
    const warnings: string[] = [];
    const warned = ({ message }: Error) => void warnings.push(message);
    process.on('warning', warned);
    onTestFinished(() => void process.off('warning', warned));
    const queues = await openQueues({ redisUrl: redis.url }, { url: '' }, () => {});
    let begun = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const deliver = async () => {
      begun++;
      await held;
    };
    const others = {
      expireDecision: nothing,
      moveBot: nothing,
      verifyReplay: nothing,
      analyse: nothing,
      runTournament: nothing,
    };
    const handlers = { ...others, deliver, sweep: nothing, auditCollections: nothing, archiveMatches: nothing };
    const workers = queues.work(handlers, { concurrency: JOBS });
    await workers.ready();
    for (let i = 0; i < JOBS; i++) await queues.wake('deliver', { deliveryId: `d${i}` });
    await expect.poll(() => begun).toBe(JOBS);
    await redis.stop();
    letGo();
    await sleep(3000);
    await workers.close();
    await queues.close();
    expect(warnings).toEqual([]);
  });
});

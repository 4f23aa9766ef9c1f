import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import { openQueues, type Queues } from '../../src/jobs/queues.ts';
import {
  createMatch,
  type MatchesHandle,
  readMatch,
  readReplay,
  submitMove,
  type Waker,
} from '../../src/matches/index.ts';
import { type RedisProcess, startRedis } from '../redis/redis-process.ts';
import { begun, type Node, openSetting, type Setting, wholeMatch } from './setting.ts';

const hasRedis = inject('redisUrl') !== undefined;
const stores = hasRedis ? (['PostgreSQL', 'Redis'] as const) : (['PostgreSQL'] as const);

let folder: string;
/** A Redis for this file alone: a worker on shared queues would take other tests' jobs, and these tests flush it. */
let redis: RedisProcess | undefined;
let setting: Setting;
let queues: Queues;
let node: Node;
let matches: MatchesHandle;
let ada: Caller;
let bob: Caller;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-jobs-'));
  redis = hasRedis ? await startRedis(folder) : undefined;
});
afterAll(async () => {
  await redis?.stop();
  await rm(folder, { recursive: true, force: true });
});

const queuesOn = (store: (typeof stores)[number]) =>
  openQueues({ redisUrl: store === 'Redis' ? redis?.url : undefined }, setting.db, () => {});

/** Far longer than any test, in seconds. */
const HOUR = 3600;

/**
 * Makes all wake-ups early. Each one finds that it is too early and enqueues the next, until the test moves the clock.
 */
const early = ({ wake }: Waker): Waker => ({
  wake: (name, payload, options) => wake(name, payload, { ...options, delayMs: Math.min(options?.delayMs ?? 0, 100) }),
});

async function openOn(store: (typeof stores)[number], waker = (own: Waker): Waker => own): Promise<void> {
  setting = await openSetting();
  [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  queues = await queuesOn(store);
  node = await setting.node({ queues: waker(queues), alone: true });
  matches = node.matches;
  queues.work(node.jobs, { concurrency: 4 });
}

afterEach(async () => {
  await queues.close();
  await setting.close();
});

const verdict = async (id: string) => (await readReplay(matches, await readMatch(matches, ada, id)))?.verdict;

/** Lets all clocks run out, then reads the verdict. */
function verdictLater(id: string): ReturnType<typeof verdict> {
  node.pass(HOUR * 1000);
  return verdict(id);
}

describe.each(stores)('with jobs on %s', (store) => {
  beforeEach(() => openOn(store, early));

  test('bots play a match to its end, and it is verified', async () => {
    const bots = [{ level: 'RANDOM' as const }, { level: 'RANDOM' as const }];
    const { id } = await createMatch(matches, ada, { game: 'duel', seats: 2, bots });
    await expect.poll(() => verdict(id)).toBe('VERIFIED');
  });

  test('time-outs fire one after the other until the match is over', async () => {
    const timeControl = { perDecision: HOUR };
    const { id: matchId } = await begun(matches, [ada, bob], { timeControl, options: { rounds: 1 } });
    await submitMove(matches, ada, { matchId, version: 0, move: { bid: 4 } });
    await expect.poll(() => verdictLater(matchId)).toBe('VERIFIED');
    expect((await wholeMatch(matches, matchId)).standing.map(({ timeOuts }) => timeOuts)).toEqual([1, 2]);
  });
});

test.each(stores)('with jobs on %s: a worker whose clock is behind misses no time-out', async (store) => {
  setting = await openSetting();
  [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
  queues = await queuesOn(store);
  matches = (await setting.node({ queues })).matches;
  const behind = await setting.node({ queues, now: () => Date.now() - 1500 });
  queues.work(behind.jobs, { concurrency: 1 });
  const { id } = await begun(matches, [ada, bob], { timeControl: { perDecision: 1 } });
  await expect.poll(async () => (await readMatch(matches, null, id)).version).toBeGreaterThan(0);
});

describe.runIf(hasRedis)('a Redis that loses all its data', () => {
  beforeEach(() => openOn('Redis'));

  test('the sweep still fires every time-out', async () => {
    const timeControl = { perDecision: HOUR };
    const started = await Promise.all(
      [1, 2, 3].map(() => begun(matches, [ada, bob], { timeControl, options: { rounds: 1 } })),
    );
    queues.repeat('sweep', 500);
    const client = new Redis(redis?.url ?? '');
    await client.flushall();
    client.disconnect();
    for (const { id } of started) await expect.poll(() => verdictLater(id)).toBe('VERIFIED');
  });
});

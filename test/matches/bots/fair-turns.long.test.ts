import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import type { JobPayloads } from '../../../src/jobs/job-kinds.ts';
import { openQueues, type Queues } from '../../../src/jobs/queues.ts';
import { separateBotWorkers } from '../../../src/matches/bots/bot-workers.ts';
import { createMatch } from '../../../src/matches/index.ts';
import type { BotWorkers } from '../../../src/matches/match/bot-position.ts';
import { bundleSource } from '../../bundle-source.ts';
import { callerWith } from '../../caller.ts';
import { type RedisProcess, startRedis } from '../../redis/redis-process.ts';
import { type Node, openSetting, type Setting } from '../setting.ts';

const hasRedis = inject('redisUrl') !== undefined;
const stores = hasRedis ? (['PostgreSQL', 'Redis'] as const) : (['PostgreSQL'] as const);

/** The number of bot questions that a worker holds at the same time. */
const VIEW = 16;
let folder: string;
let gate: string;
let file: URL;
let redis: RedisProcess | undefined;
let setting: Setting;
let queues: Queues;
let botWorkers: BotWorkers;
let node: Node;
let ada: Caller;
let bob: Caller;
let begun: string[];
let answered: string[];
let trouble: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-turns-'));
  gate = path.join(folder, 'gate');
  process.env.WAITS_FOR = gate;
  file = pathToFileURL(await bundleSource('test/workers/gated-bot.ts'));
  redis = hasRedis ? await startRedis(folder) : undefined;
});
afterAll(async () => {
  await redis?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openOn(store: (typeof stores)[number]): Promise<void> {
  const redisUrl = store === 'Redis' ? redis?.url : undefined;
  queues = await openQueues({ redisUrl }, setting.db, (error, about) => trouble.push(`${about}: ${error.message}`));
  botWorkers = separateBotWorkers({ threads: 1, file });
  node = await setting.node({ games: GAMES, botWorkers, queues, alone: true });
  const moveBot = async (asked: JobPayloads['moveBot']) => {
    begun.push(asked.matchId);
    await node.jobs.moveBot(asked);
    answered.push(asked.matchId);
  };
  queues.work({ ...node.jobs, moveBot }, { concurrency: 1, view: VIEW });
}

beforeEach(async () => {
  [begun, answered, trouble] = [[], [], []];
  writeFileSync(gate, ''); // holds all searches until the test opens it
  const left = redis && new Redis(redis.url);
  await left?.flushall();
  left?.disconnect();
  setting = await openSetting();
  [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
});
afterEach(async () => {
  rmSync(gate, { force: true });
  await botWorkers.close();
  await queues.close();
  await setting.close();
});

/** Creates a match against a bot that has the first decision. */
async function against(caller: Caller, level: 'STEADY' | 'STRONG', address: string | null = null): Promise<string> {
  const input = { game: 'spark-forming', seats: 2, bots: [{ level }] };
  const maker = address === null ? caller : callerWith(caller.id, true);
  return (await createMatch(node.matches, maker, input, address)).id;
}

/**
 * Creates a match for each guest, one after the other, each with a bot that searches. Returns once all of them wait.
 */
async function others(many: number, make: (caller: Caller) => Promise<string>): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < many; i++) ids.push(await make(await setting.player(`Guest ${i}`)));
  await expect.poll(() => ids.filter((id) => !begun.includes(id))).toEqual([]);
  return ids;
}

/**
 * Creates matches of one player, each with a bot that searches. At most four of them are in the queue at the same time.
 */
async function crowd(many: number): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: many }, () => against(bob, 'STRONG')));
  await expect.poll(untakenQuestions).toBe(0);
  await expect.poll(() => botWorkers.waiting).toBeGreaterThan(0);
  return ids;
}

const untakenQuestions = async () => (await queues.ages()).find(({ job }) => job === 'moveBot')?.waiting;
const open = () => rmSync(gate, { force: true });

test.each(stores)(
  'jobs on %s: however many matches one player has, another player’s bot waits for one search only, and all finish',
  async (store) => {
    await openOn(store);
    const his = await crowd(VIEW + 2);
    const hers = await against(ada, 'STRONG');
    await expect.poll(() => begun.includes(hers)).toBe(true);
    expect([answered, botWorkers.waiting < VIEW / 4 + 1]).toEqual([[], true]);
    open();
    await expect.poll(() => answered.includes(hers)).toBe(true);
    expect(answered.indexOf(hers)).toBeLessThanOrEqual(2);
    await expect.poll(() => his.filter((id) => !answered.includes(id))).toEqual([]);
  },
);

test.each(stores)('jobs on %s: a bot that does not search answers while all searches are stuck', async (store) => {
  await openOn(store);
  await crowd(6);
  const hers = await against(ada, 'STEADY');
  await expect.poll(() => answered.includes(hers)).toBe(true);
  expect(new Set(answered)).toEqual(new Set([hers]));
});

test.each(stores)(
  'jobs on %s: questions that wait at shutdown are asked again after the restart, and nothing is reported as an error',
  async (store) => {
    await openOn(store);
    const ids = await crowd(6);
    await botWorkers.close();
    const [first = ''] = begun;
    const often = () => begun.filter((id) => id === first).length;
    await expect.poll(often).toBeGreaterThan(3); // more often than a failing job is attempted
    await queues.close();
    expect([answered, trouble]).toEqual([[], []]);
    open();
    await openOn(store);
    await expect.poll(() => ids.filter((id) => !answered.includes(id))).toEqual([]);
  },
);

test('guests of one address share one place in the queue: another player’s bot waits for one of their matches only', async () => {
  await openOn('PostgreSQL');
  await others(4, (guest) => against(guest, 'STRONG', '192.0.2.1'));
  const hers = await against(ada, 'STRONG');
  await expect.poll(() => begun.includes(hers)).toBe(true);
  open();
  await expect.poll(() => answered.includes(hers)).toBe(true);
  expect(answered.indexOf(hers)).toBe(1);
});

test('a match with a person goes before matches between bots', async () => {
  await openOn('PostgreSQL');
  const bots = [{ level: 'STRONG' as const }, { level: 'STRONG' as const }];
  const alone = async (guest: Caller) =>
    (await createMatch(node.matches, guest, { game: 'spark-forming', seats: 2, bots })).id;
  await others(4, alone);
  const hers = await against(ada, 'STRONG');
  await expect.poll(() => begun.includes(hers)).toBe(true);
  open();
  await expect.poll(() => answered.includes(hers)).toBe(true);
  expect(answered.indexOf(hers)).toBe(1);
});

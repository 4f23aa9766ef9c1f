import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../test/database.ts';
import { type RedisProcess, startRedis } from '../../test/redis/redis-process.ts';
import type { Handlers, JobName } from './job-kinds.ts';
import { openQueues, type Queues } from './queues.ts';

const hasRedis = inject('redisUrl') !== undefined;
const stores = hasRedis ? (['PostgreSQL', 'Redis'] as const) : (['PostgreSQL'] as const);

interface Ran {
  name: JobName;
  payload: object;
  at: number;
}

let folder: string;
let redis: RedisProcess | undefined;
let db: ClonedDatabase | undefined;
let ran: Ran[];
let open: Queues[];

const handlers: Handlers = {
  expireDecision: async (payload) => note('expireDecision', payload),
  moveBot: async (payload) => note('moveBot', payload),
  verifyReplay: async (payload) => note('verifyReplay', payload),
  analyse: async (payload) => note('analyse', payload),
  runTournament: async (payload) => note('runTournament', payload),
  deliver: async (payload) => note('deliver', payload),
  sweep: async (payload) => note('sweep', payload),
  auditCollections: async (payload) => note('auditCollections', payload),
  archiveMatches: async (payload) => note('archiveMatches', payload),
};

function note(name: JobName, payload: object): void {
  ran.push({ name, payload, at: Date.now() });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-queues-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  ran = [];
  open = [];
});

async function startStore(store: (typeof stores)[number]): Promise<void> {
  redis = store === 'Redis' ? await startRedis(folder) : undefined;
  db = store === 'PostgreSQL' ? await cloneDatabase() : undefined;
}

afterEach(async () => {
  await Promise.all(open.map((queues) => queues.close()));
  await redis?.stop();
  await db?.drop();
});

async function queuesHere(report = (_: Error) => {}): Promise<Queues> {
  const queues = await openQueues({ redisUrl: redis?.url }, { url: db?.url ?? '' }, report);
  open.push(queues);
  return queues;
}

async function flush(): Promise<void> {
  const client = new Redis(redis?.url ?? '');
  await client.flushall();
  client.disconnect();
}

const DAY = 86_400_000;

const seatAt = (version: number) => ({ matchId: '0b5e', seat: 1, version });

/** The sweep cannot show that Redis is back, because during an outage it runs in this process. */
async function leave(queues: Queues, version: number): Promise<void> {
  const left = () =>
    queues.wake('expireDecision', seatAt(version), { delayMs: 100 }).then(
      () => true,
      () => false,
    );
  await expect.poll(left).toBe(true);
}

/** The errors of a refused wake-up: a command's time-out, or the breaker that the time-out has opened. */
const REFUSED = /timed out|is not responding|isn't writeable|is closed/;

const timeOuts = () => ran.filter(({ name }) => name === 'expireDecision').map(({ payload }) => payload);

describe.each(stores)('jobs on %s', (store) => {
  beforeEach(() => startStore(store));

  test('a job arrives once, with its payload, and not before its time', async () => {
    const queues = await queuesHere();
    queues.work(handlers, { concurrency: 4 });
    const left = Date.now();
    await queues.wake('expireDecision', seatAt(7), { delayMs: 300 });
    await expect.poll(() => ran.length).toBe(1);
    expect(ran[0]).toMatchObject({ name: 'expireDecision', payload: seatAt(7) });
    expect((ran[0]?.at ?? 0) - left).toBeGreaterThanOrEqual(295);
  });

  test('a wake-up that is enqueued twice runs once, and a different version runs as well', async () => {
    const queues = await queuesHere();
    await queues.wake('moveBot', seatAt(1), { delayMs: 300 });
    await queues.wake('moveBot', seatAt(1), { delayMs: 300 });
    await queues.wake('moveBot', seatAt(2), { delayMs: 300 });
    queues.work(handlers, { concurrency: 4 });
    await queues.wake('sweep', {}, { id: '12:7' });
    await expect.poll(() => ran.length).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ran.map(({ name }) => name).sort()).toEqual(['moveBot', 'moveBot', 'sweep']);
  });

  test('a wake-up may be enqueued again once it has run', async () => {
    const queues = await queuesHere();
    queues.work(handlers, { concurrency: 4 });
    const wake = () => queues.wake('runTournament', { tournamentId: '17' });
    await wake();
    await expect.poll(() => ran.length).toBe(1);
    await expect.poll(() => wake().then(() => ran.length)).toBeGreaterThan(1);
  });

  test('a verification runs in the process that enqueues it, or in another one if it has no workers', async () => {
    const [here, idle, other] = await Promise.all([queuesHere(), queuesHere(), queuesHere()]);
    const places: string[] = [];
    const at = (place: string): Handlers => ({ ...handlers, verifyReplay: async () => void places.push(place) });
    here.work(at('here'), { concurrency: 1 });
    for (let i = 0; i < 10; i++) await here.wake('verifyReplay', { matchId: `${i}` });
    await expect.poll(() => places).toEqual(Array.from({ length: 10 }, () => 'here'));
    await here.close();
    other.work(at('other'), { concurrency: 1 });
    await idle.wake('verifyReplay', { matchId: 'a' });
    await expect.poll(() => places.at(-1)).toBe('other');
  });

  test('a job that fails is retried, and reported when it fails for the last time', async () => {
    const reports: string[] = [];
    const queues = await queuesHere((error) => reports.push(error.message));
    let tries = 0;
    const moveBot = async () => {
      tries += 1;
      throw new Error('no luck');
    };
    queues.work({ ...handlers, moveBot }, { concurrency: 1 });
    await queues.wake('moveBot', seatAt(1));
    await expect.poll(() => reports.filter((one) => one === 'no luck')).toEqual(['no luck']);
    expect(tries).toBe(3);
  });

  test('closing waits for the running job', async () => {
    const queues = await queuesHere();
    let finished = false;
    let started = false;
    const runTournament = async () => {
      started = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
      finished = true;
    };
    queues.work({ ...handlers, runTournament }, { concurrency: 1 });
    await queues.wake('runTournament', { tournamentId: 'a' });
    await expect.poll(() => started).toBe(true);
    await queues.close();
    expect(finished).toBe(true);
  });

  test('the sweep runs in each interval', async () => {
    const node = await queuesHere();
    node.work(handlers, { concurrency: 1 });
    node.repeat('sweep', 1000);
    await expect.poll(() => ran.length).toBeGreaterThanOrEqual(3);
  });

  test('a job that archives matches is not repeated when it fails, but others are', async () => {
    const queues = await queuesHere();
    const fails = (name: JobName) => async () => {
      ran.push({ name, payload: {}, at: Date.now() });
      throw new Error('failed');
    };
    queues.work(
      { ...handlers, archiveMatches: fails('archiveMatches'), analyse: fails('analyse') },
      { concurrency: 1 },
    );
    const timesRan = (name: JobName) => ran.filter((one) => one.name === name).length;
    queues.repeat('archiveMatches', DAY);
    await expect.poll(() => timesRan('archiveMatches')).toBe(1);
    await queues.wake('analyse', seatAt(1));
    await expect.poll(() => timesRan('analyse')).toBe(3);
    expect(timesRan('archiveMatches')).toBe(1);
  });

  test('three nodes together run one sweep per interval', async () => {
    const nodes = await Promise.all([queuesHere(), queuesHere(), queuesHere()]);
    const began = Date.now();
    for (const node of nodes) {
      node.work(handlers, { concurrency: 1 });
      node.repeat('sweep', DAY);
    }
    // A sweep that a node enqueues later runs after the node's first sweep.
    for (const [index, node] of nodes.entries()) await node.wake('sweep', {}, { id: `after-${index}` });
    await expect.poll(() => ran.length).toBeGreaterThan(nodes.length);
    await Promise.all(nodes.map((node) => node.close()));
    const intervals = Math.floor(Date.now() / DAY) - Math.floor(began / DAY) + 1;
    expect(ran.length).toBeLessThanOrEqual(nodes.length + intervals);
  });
});

describe.runIf(hasRedis)('a faulty Redis', () => {
  beforeEach(() => startStore('Redis'));

  test('runs the sweep and later wake-ups after FLUSHALL', async () => {
    const queues = await queuesHere();
    queues.work(handlers, { concurrency: 4 });
    queues.repeat('sweep', 500);
    await expect.poll(() => ran.length).toBeGreaterThan(1);
    await queues.wake('expireDecision', seatAt(1), { delayMs: 60_000 });
    await flush();
    ran = [];
    await queues.wake('expireDecision', seatAt(2), { delayMs: 100 });
    await expect.poll(() => ran.filter(({ name }) => name === 'sweep').length).toBeGreaterThan(1);
    await expect.poll(timeOuts).toEqual([seatAt(2)]);
  });

  test('runs jobs again after being killed while the workers were connecting', async () => {
    const queues = await queuesHere();
    queues.work(handlers, { concurrency: 4 });
    const port = Number(new URL(redis?.url ?? '').port);
    await redis?.stop();
    redis = await startRedis(folder, port);
    await leave(queues, 1);
    await expect.poll(timeOuts).toContainEqual(seatAt(1));
  });

  test('refuses jobs immediately when it is killed, and runs them again when it is back and empty', async () => {
    const queues = await queuesHere();
    queues.work(handlers, { concurrency: 4 });
    queues.repeat('sweep', 500);
    await expect.poll(() => ran.length).toBeGreaterThan(0);

    const port = Number(new URL(redis?.url ?? '').port);
    await redis?.stop();
    await expect(queues.wake('expireDecision', seatAt(1), { delayMs: 60_000 })).rejects.toThrow(REFUSED);

    redis = await startRedis(folder, port);
    await leave(queues, 2);
    await expect.poll(timeOuts).toContainEqual(seatAt(2));
    ran = [];
    await expect.poll(() => ran.some(({ name }) => name === 'sweep')).toBe(true);
  });

  test('leaves due jobs and the sweep to this process while it hangs, and runs them again afterwards', async () => {
    const queues = await queuesHere();
    const idle = await queuesHere();
    queues.work(handlers, { concurrency: 4 });
    queues.repeat('sweep', 500);
    await expect.poll(() => ran.length).toBeGreaterThan(0);

    await redis?.hang();
    await expect(queues.wake('expireDecision', seatAt(1), { delayMs: 60_000 })).rejects.toThrow(REFUSED);
    await expect(idle.wake('moveBot', seatAt(1))).rejects.toThrow(REFUSED);
    ran = [];
    await queues.wake('moveBot', seatAt(2));
    await expect.poll(() => ran.map(({ name }) => name)).toEqual(expect.arrayContaining(['sweep', 'moveBot']));

    await redis?.goOn();
    await leave(idle, 3);
    expect(idle.breaker?.isOpen).toBe(false);
    await expect.poll(timeOuts).toContainEqual(seatAt(3));
  });

  test('does not delay closing while it hangs, once the running job has ended', async () => {
    const queues = await queuesHere();
    let [started, finished] = [false, false];
    const runTournament = async () => {
      started = true;
      await new Promise((resolve) => setTimeout(resolve, 2000));
      finished = true;
    };
    queues.work({ ...handlers, runTournament }, { concurrency: 1 });
    await queues.wake('runTournament', { tournamentId: 'a' });
    await expect.poll(() => started).toBe(true);
    await redis?.hang();
    await queues.close();
    expect(finished).toBe(true);
    await redis?.goOn();
  });
});

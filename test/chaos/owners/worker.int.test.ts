import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, create, firstMove, guest, join, read, SUBMIT } from '../../api/client.ts';
import { done, hops, knows } from '../../api/nodes/some-nodes.ts';
import { type ClonedDatabase, cloneDatabase, rowsOf } from '../../database.ts';
import { builtForTests } from '../built-for-tests.ts';
import { type ServerProcess, serverProcess } from '../server-process.ts';
import { type OwnersCluster, startOwners } from './cluster.ts';

const LONG = 120_000;
/** How long something may take that comes by itself, however busy the machine is. */
const SOON = { timeout: 40_000 };

// No sweep makes up for what is lost.
const SWEEP_SECONDS = '3600';

describe('a process that only takes jobs, beside nodes that own the matches and take none', () => {
  const code = builtForTests();
  let folder: string;
  let database: ClonedDatabase;
  let worker: ServerProcess;
  let cluster: OwnersCluster;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'arbiter-worker-'));
    database = await cloneDatabase();
    const env = { DATABASE_URL: database.url, DATABASE_POOL: '6', ROLE: 'worker', SWEEP_SECONDS };
    worker = await serverProcess({ code, folder, env });
    await worker.start();
    cluster = await startOwners({ code, folder }, database.url, 2, { ROLE: 'server' });
    await knows(worker.url, 2);
  }, LONG);
  afterEach(() => {
    for (const server of cluster.servers) signal(server, 'SIGCONT');
  });
  afterAll(async () => {
    await Promise.all([cluster?.stop(), worker?.stop()]);
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }, LONG);

  const signal = (server: ServerProcess, name: NodeJS.Signals) => process.kill(server.pid() ?? 0, name);
  const anyUrl = () => cluster.servers[0]?.url ?? '';

  /** A match of two seats that ends when its clock has run out, once that is. */
  async function clocked(
    perDecision: number,
    owner = cluster.servers[0],
  ): Promise<{ id: string; owner: ServerProcess }> {
    const token = await guest(anyUrl(), 'Ada');
    const rules = { timeControl: { perDecision }, onTimeOut: 'FORFEIT', forfeitAfter: 1 };
    for (;;) {
      const { id, invitation } = await create(anyUrl(), token, { seats: 2, visibility: 'PRIVATE', ...rules });
      if ((await cluster.ownerOf(id)) !== owner || !owner) continue;
      await join(anyUrl(), token, { invitation, seat: 1 });
      return { id, owner };
    }
  }

  const log = (id: string) =>
    rowsOf<{ version: number; kind: string; seat: number | null }>(
      database.url,
      'select version, kind, seat from match_log where match_id = $1 order by version',
      [id],
    );
  const timeOuts = async (id: string) => (await log(id)).filter(({ kind }) => kind === 'RESIGNED').length;
  const count = async (query: string) => (await rowsOf(database.url, query)).length;

  /** How often the worker has not known what an owner has done, and has seen to clocks itself. */
  const ofWorker = async () => ({
    unsure: (await hops(worker.url, 'unsure')) || 0,
    made: await done(worker.url, 'expireDecision'),
  });

  /** Its time has run out once, however often that was tried. */
  async function onlyOnce(id: string): Promise<void> {
    for (const server of cluster.servers) signal(server, 'SIGCONT');
    await knows(worker.url, 2);
    await sleep(1000);
    const versions = (await log(id)).map(({ version }) => version);
    expect([await timeOuts(id), versions]).toEqual([1, [...versions.keys()]]);
  }

  it('and was there before any of them, has time run out at its owner, and is itself none of them', {
    timeout: LONG,
  }, async () => {
    const { id, owner } = await clocked(1);
    await expect.poll(() => timeOuts(id), SOON).toBe(1);
    await expect.poll(() => done(owner.url, 'expireDecision'), SOON).toBeGreaterThan(0);
    expect(await done(worker.url, 'expireDecision')).toBe(0);
    expect(await count('select from nodes')).toBe(2);
    await onlyOnce(id);
  });

  it('has bots think itself, and does not ask for each again', { timeout: LONG }, async () => {
    const token = await guest(anyUrl(), 'Ada');
    const { id } = await create(anyUrl(), token, { bots: [{ level: 'STEADY' }] });
    const moved = async () => (await log(id)).filter(({ kind, seat }) => kind === 'MOVE' && seat === 1).length;
    for (const until = Date.now() + 60_000; (await moved()) < 4 && Date.now() < until; await sleep(30)) {
      const { decision, version } = await read(anyUrl(), id, token);
      const input = decision && { matchId: id, version, move: firstMove(decision), key: randomUUID() };
      if (input) await ask(anyUrl(), SUBMIT, { input }, token);
    }
    expect(await moved()).toBeGreaterThanOrEqual(4);
    await expect.poll(() => done(worker.url, 'moveBot'), SOON).toBeGreaterThanOrEqual(4);
    expect(await hops(worker.url, 'refused')).toBe(1);
  });

  it('and is killed while it holds one for an owner that is silent: the next that takes jobs makes it, once', {
    timeout: LONG,
  }, async () => {
    const { id, owner } = await clocked(2, cluster.servers[1]); // the other one has left the job
    signal(owner, 'SIGSTOP');
    const held = `select from bullmq.job where queue = 'expireDecision' and state = 'active'`;
    await expect.poll(() => count(held), { ...SOON, interval: 20 }).toBe(1);
    await worker.kill();
    expect(await timeOuts(id)).toBe(0);
    await worker.start();
    await expect.poll(() => timeOuts(id), SOON).toBe(1);
    await onlyOnce(id);
  });

  it('hands time that runs out to an owner that stops in the middle of writing it: it is written once', {
    timeout: LONG,
  }, async () => {
    const before = await ofWorker();
    const { id, owner } = await clocked(2);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('begin; lock table match_log in exclusive mode');
    const waiting = `select from pg_locks where relation = 'match_log'::regclass and not granted`;
    await expect.poll(() => count(waiting), SOON).toBe(1);
    signal(owner, 'SIGSTOP');
    await client.query('commit').then(() => client.end());
    await expect.poll(() => timeOuts(id), SOON).toBe(1);
    await expect.poll(ofWorker, SOON).toEqual({ unsure: before.unsure + 1, made: before.made + 1 });
    await onlyOnce(id);
  });

  it('makes it itself where the owner has stopped before, and that one finds it made', { timeout: LONG }, async () => {
    const before = await ofWorker();
    const { id, owner } = await clocked(2, cluster.servers[1]);
    signal(owner, 'SIGSTOP');
    await expect.poll(() => timeOuts(id), SOON).toBe(1);
    await expect.poll(ofWorker, SOON).toEqual({ unsure: before.unsure + 1, made: before.made + 1 });
    await onlyOnce(id);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { create, guest, playOn } from '../api/client.ts';
import { startServer } from '../api/server.ts';
import { hasRedis, type RedisProcess, startInstalledRedis } from './redis-process.ts';

if (!hasRedis) console.log('Redis is not installed: skipping the tests of its modes.');

const portOf = ({ url }: RedisProcess) => new URL(url).port;

describe.skipIf(!hasRedis)('a node', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'arbiter-redis-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function redisWith(...settings: string[]): Promise<RedisProcess> {
    const redis = await startInstalledRedis(folder, 0, settings);
    onTestFinished(() => redis.stop());
    return redis;
  }

  async function sentinelOf(master: RedisProcess): Promise<RedisProcess> {
    const file = path.join(folder, 'sentinel.conf');
    const lines = [`monitor main 127.0.0.1 ${portOf(master)} 1`, 'down-after-milliseconds main 500'];
    await writeFile(file, lines.map((line) => `sentinel ${line}\n`).join(''));
    return redisWith(file, '--sentinel');
  }

  async function said(redis: RedisProcess, ...[name = '', ...args]: string[]): Promise<unknown> {
    const client = new Redis(redis.url);
    const answer = await client.call(name, ...args);
    client.disconnect();
    return answer;
  }

  it('follows the Sentinel to another master when the first one dies', async () => {
    const master = await redisWith();
    const replica = await redisWith('--replicaof', '127.0.0.1', portOf(master));
    const sentinel = await sentinelOf(master);
    await expect.poll(() => said(sentinel, 'sentinel', 'replicas', 'main')).toHaveLength(1);
    const server = await startServer({ REDIS_URL: `redis+sentinel://127.0.0.1:1,127.0.0.1:${portOf(sentinel)}/main` });
    onTestFinished(() => server.stop());
    const token = await guest(server.address, 'Ada');
    const { id } = await create(server.address, token, { seats: 2, bots: [{ level: 'RANDOM' }] });
    await playOn(server.address, [token], id, 6);
    const redis = async () => (await fetch(`${server.address}/readyz`)).json();
    expect(await redis()).toMatchObject({ redis: 'up' });
    await master.stop();
    await expect.poll(redis).toMatchObject({ redis: 'down' });
    await expect.poll(redis).toMatchObject({ redis: 'up' });
    expect(await said(replica, 'role')).toContain('master');
    await playOn(server.address, [token], id, 6);
    expect(server.logged()).toMatch(/Redis is down.*Redis answers again/s);
  });

  it.each([
    [['--cluster-enabled', 'yes'], /^REDIS_URL: this is a Redis Cluster, .*\.$/],
    [['--sentinel'], /^REDIS_URL: this is a Sentinel: write redis\+sentinel:.*\.$/],
  ])('refuses to start with redis-server %s', async (settings, message) => {
    const file = path.join(folder, 'empty.conf');
    await writeFile(file, '');
    const redis = await redisWith(file, ...settings);
    await expect(startServer({ REDIS_URL: redis.url })).rejects.toThrow(message);
  });

  it('warns about a Redis that drops keys when it is full', async () => {
    const redis = await redisWith('--maxmemory-policy', 'allkeys-lru');
    const server = await startServer({ REDIS_URL: redis.url });
    onTestFinished(() => server.stop());
    expect(server.logged()).toMatch(/Redis may drop jobs, because its maxmemory-policy is allkeys-lru/);
  });
});

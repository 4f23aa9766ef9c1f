import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { redisUrl } from '../../redis/redis.ts';
import { type RedisProcess, startRedis } from '../../redis/redis-process.ts';
import { ask, create, guest, join, live, playOn, read } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

let folder: string;
let redis: RedisProcess;
/** A Redis that hangs throughout the tests. */
let hung: RedisProcess;
/** Starts a server with the hung Redis. Startup fails after 30 seconds; meanwhile, the other cases run. */
let refused: Promise<unknown>;
const servers: TestServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-hang-'));
  redis = (await startRedis(folder)) ?? expect.fail();
  hung = (await startRedis(folder)) ?? expect.fail();
  await hung.hang();
  refused = startServer({ REDIS_URL: hung.url }).then(
    (server) => server.stop(),
    (error: unknown) => error,
  );
});
afterAll(async () => {
  await refused;
  await hung?.goOn();
  await Promise.all([redis?.stop(), hung?.stop()]);
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await redis.goOn();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function start(env: Record<string, string> = {}): Promise<string> {
  const server = await startServer({ REDIS_URL: redis.url, RATE_LIMIT: '100000', ...env });
  servers.push(server);
  return server.address;
}

const games = (address: string, token?: string) => ask(address, '{ games { id } }', {}, token);

async function openBreakers(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return [...text.matchAll(/^arbiter_redis_breaker_open\{part="\w+"\} 1$/gm)].length;
}

describe.skipIf(!redisUrl)('while Redis is full and refuses every write', () => {
  it('the node works without it, logs this, and uses it again afterwards', async () => {
    const address = await start({ RATE_LIMIT: '30' });
    const client = new Redis(redis.url);
    const readyz = async () => (await fetch(`${address}/readyz`)).json();
    try {
      await client.config('SET', 'maxmemory', '1');
      await expect.poll(readyz).toMatchObject({ redis: 'down' });
      const codes = [];
      for (let i = 0; i < 40; i++) codes.push((await games(address)).status);
      expect(codes.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    } finally {
      await client.config('SET', 'maxmemory', '0');
      client.disconnect();
    }
    await expect.poll(readyz).toMatchObject({ redis: 'up' });
  });
});

describe.skipIf(!redisUrl)('while Redis hangs', () => {
  it('every request is answered, and soon without waiting for the time-out of a Redis command', async () => {
    const address = await start();
    await redis.hang();
    expect((await games(address)).status).toBe(200);
    await expect.poll(() => openBreakers(address)).toBe(3);
    for (let i = 0; i < 20; i++) expect((await games(address)).status).toBe(200);
    expect(await openBreakers(address)).toBe(3);
  });

  it('/readyz and /metrics report the outage and its end', async () => {
    const address = await start();
    const readyz = async () => {
      const response = await fetch(`${address}/readyz`);
      return [response.status, await response.json()];
    };
    const answer = (state: string) => [200, { status: 'ready', database: 'up', redis: state }];
    expect(await readyz()).toEqual(answer('up'));
    await redis.hang();
    await expect.poll(readyz).toEqual(answer('down'));
    await expect.poll(() => openBreakers(address)).toBe(3);
    await redis.goOn();
    await expect.poll(readyz).toEqual(answer('up'));
    expect(await openBreakers(address)).toBe(0);
  });

  it('an exhausted limit stays exhausted, and the node counts the others itself', async () => {
    const address = await start({ RATE_LIMIT: '10' });
    const token = await guest(address, 'Ada'); // Ada has a separate budget
    const codes = async (count: number) => {
      const answers = [];
      for (let i = 0; i < count; i++) answers.push((await games(address, token)).status);
      return answers;
    };
    expect(await codes(8)).toEqual(Array(8).fill(200));
    await redis.hang();
    expect(await codes(4)).toEqual([200, 200, 429, 429]);
  });

  it('players move, bots answer and time-outs fire', async () => {
    const address = await start();
    const token = await guest(address, 'Ada');
    await redis.hang();
    const bots = [{ level: 'RANDOM' }];
    const alone = await create(address, token, { bots });
    await expect.poll(async () => (await read(address, alone.id, token)).decision).not.toBeNull();
    const { id, invitation } = await create(address, token, { visibility: 'PRIVATE', timeControl: { perDecision: 1 } });
    await join(address, token, { invitation, seat: 1 });
    await playOn(address, [token], id, 5);
    const { version } = await read(address, id, token);
    await expect.poll(async () => (await read(address, id, token)).version).toBeGreaterThan(version);
  });

  it('a watcher receives moves on this node immediately, and on another node when Redis is back', async () => {
    const address = await start();
    const other = await start({ DATABASE_URL: servers[0]?.databaseUrl ?? '' });
    const token = await guest(address, 'Ada');
    const { id, invitation } = await create(address, token, { visibility: 'PRIVATE' });
    await join(address, token, { invitation, seat: 1 });
    const [here, there] = [watch(address, id, token), watch(other, id, token)];
    await expect.poll(() => [here.version, there.version]).toEqual([0, 0]);
    await redis.hang();
    await playOn(address, [token], id, 1);
    await expect.poll(() => here.version).toBe(1);
    await redis.goOn();
    await expect.poll(() => there.version).toBe(1);
    for (const { end } of [here, there]) end();
  });

  it('a node can stop', async () => {
    await start();
    await redis.hang();
    await servers.pop()?.stop();
  });

  it('a node refuses to start', async () => {
    expect(await refused).toMatchObject({ message: 'REDIS_URL: no Redis server responds there.' });
  });
});

function watch(address: string, id: string, token: string): { version: number; end(): void } {
  const client = live(address, token);
  const query = 'subscription ($id: ID!) { matchUpdates(id: $id) { version } }';
  const seen = { version: -1, end: () => void client.dispose() };
  client.subscribe<{ matchUpdates: { version: number } }>(
    { query, variables: { id } },
    {
      next: ({ data }) => {
        seen.version = data?.matchUpdates.version ?? seen.version;
      },
      error: () => {},
      complete: () => {},
    },
  );
  return seen;
}

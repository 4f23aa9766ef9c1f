import { get } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { rowsOf } from '../../database.ts';
import { ask, guest } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

/** A server without limits on requests. */
const unlimited = await closeAfterAll(startServer({ SWEEP_SECONDS: '3600' }));
const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}

/** Sends a request with any headers, even those that `fetch` forbids. Returns the status and text of the response. */
function read(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, async (response) => {
      let text = '';
      for await (const part of response) text += String(part);
      resolve({ status: response.statusCode, text });
    }).on('error', reject);
  });
}

/** Reads `/readyz`, several times if needed, because the database of a busy machine may not answer in time. */
async function readiness(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  return JSON.parse((await read(`${address}/readyz`, headers)).text);
}

describe('metrics', () => {
  it('without METRICS_TOKEN are only for this machine, not for requests through a proxy', async () => {
    const { address } = unlimited;
    expect((await read(`${address}/metrics`)).status).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '192.0.2.1' },
      { forwarded: 'for=192.0.2.1' },
      { via: '1.1 proxy' },
      { 'x-forwarded-proto': 'https' },
      { 'cf-connecting-ip': '192.0.2.1' },
      { 'true-client-ip': '192.0.2.1' },
      { 'x-client-ip': '192.0.2.1' },
      { 'cdn-loop': 'a-network' },
      { host: 'play.example.org' },
    ]) {
      const { status, text } = await read(`${address}/metrics`, headers as never);
      expect([status, JSON.parse(text).code]).toEqual([403, 'FORBIDDEN']);
      await expect.poll(() => readiness(address, headers as never)).toEqual({ status: 'ready' });
    }
    await expect.poll(() => readiness(address)).toMatchObject({ status: 'ready', database: 'up' });
  });

  it('with METRICS_TOKEN are for any client that has it, from any address', async () => {
    const { address } = await start({ METRICS_TOKEN: 'correct-horse-battery' });
    const as = async (headers: Record<string, string>) => (await read(`${address}/metrics`, headers)).status;
    expect(await as({})).toBe(401);
    expect(await as({ authorization: 'Bearer another' })).toBe(401);
    const right = { authorization: 'Bearer correct-horse-battery' };
    expect(await as(right)).toBe(200);
    expect(await as({ ...right, 'x-forwarded-for': '192.0.2.1' })).toBe(200);
  });

  it('and readiness have a budget of their own', async () => {
    const { address } = await start({ RATE_LIMIT: '10' });
    const codes: (number | undefined)[] = [];
    for (let i = 0; i < 12; i++) codes.push((await read(`${address}/${i % 2 ? 'metrics' : 'readyz'}`)).status);
    expect(codes).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await read(`${address}/healthz`)).status).toBe(200);
    expect((await ask(address, '{ games { id } }')).status).toBe(200);
  });
});

/** Returns how often sessions have been looked up in the database. */
async function lookUps({ databaseUrl }: TestServer): Promise<number> {
  // A connection keeps its own statistics and reports them when it ends.
  await rowsOf(
    databaseUrl,
    'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const text = `select (coalesce(idx_scan, 0) + seq_scan)::int as n from pg_stat_user_tables where relname = 'sessions'`;
  const [row] = await rowsOf<{ n: number }>(databaseUrl, text);
  return row?.n ?? expect.fail();
}

const invented = (i: number) => String(i).padStart(43, 'x');

describe('invented tokens', () => {
  it('are no longer looked up after too many from the same address', async () => {
    const server = await start({ RATE_LIMIT: '20', SWEEP_SECONDS: '3600' });
    const statuses = [];
    for (let i = 0; i < 60; i++) statuses.push((await ask(server.address, '{ me { id } }', {}, invented(i))).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40);
    expect(await lookUps(server)).toBeLessThanOrEqual(25);
  });

  it.each(['/about', '/healthz', '/v1/account/export'])('are counted at %s before they are looked up', async (path) => {
    const { address } = await start({ RATE_LIMIT: '20' });
    const statuses = [];
    for (let i = 0; i < 30; i++) {
      const headers = { authorization: `Bearer arbk_${invented(i)}` };
      statuses.push((await fetch(`${address}${path}`, { headers })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
  });

  it('are looked up once', async () => {
    for (let i = 0; i < 30; i++)
      expect((await ask(unlimited.address, '{ me { id } }', {}, invented(1))).status).toBe(401);
    expect(await lookUps(unlimited)).toBeLessThanOrEqual(5);
  });

  it('do not affect players who used the same address before', async () => {
    const server = await start({ RATE_LIMIT: '20' });
    const ada = await guest(server.address, 'Ada');
    expect((await ask(server.address, '{ me { id } }', {}, ada)).status).toBe(200);
    for (let i = 0; i < 40; i++) await ask(server.address, '{ me { id } }', {}, invented(i));
    const clock = performance.now;
    performance.now = () => clock.call(performance) + 2_500; // Ada's cached session has expired
    try {
      expect((await ask(server.address, '{ me { id } }', {}, ada)).status).toBe(200);
    } finally {
      performance.now = clock;
    }
  });
});

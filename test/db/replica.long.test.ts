import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { account, ask, create, guest, PASSWORD, resign } from '../api/client.ts';
import { readMetric } from '../api/read-metrics.ts';
import { startServer, type TestServer } from '../api/server.ts';
import { caughtUp, startStandby } from '../chaos/cluster/standby.ts';
import { type StallProxy, stallProxy } from '../chaos/proxy/stall-proxy.ts';
import { rowsOf } from '../database.ts';

let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let proxy: StallProxy;
let node: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-replica-'));
  const [home, copy] = [path.join(folder, 'primary'), path.join(folder, 'standby')];
  await mkdir(home);
  primary = await startEmbeddedPostgres(home, {}, () => {});
  standby = await startStandby({ url: primary.url, folder: home }, copy, primary.url, {});
  proxy = await stallProxy(standby.url);
  node = await startServer({ DATABASE_URL: primary.url, DATABASE_URL_REPLICA: proxy.url });
  await caughtUp(primary.url, standby.url);
});
afterAll(async () => {
  await node.stop();
  await proxy.close();
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true });
});

/** Plays a match against a bot to its end, and returns its id. */
async function finished(token: string, input = {}): Promise<string> {
  const { id } = await create(node.address, token, { seats: 2, bots: [{ level: 'RANDOM' }], ...input });
  await resign(node.address, token, id);
  return id;
}

async function replay(id: string, token?: string): Promise<{ status: number; text: string }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${node.address}/v1/matches/${id}/replay`, { headers });
  return { status: response.status, text: await response.text() };
}

const OUTCOMES = ['served', 'behind', 'unavailable'] as const;

/** Reads a replay document until the read on the replica has this outcome. On a busy machine it may be unavailable first. */
async function readUntil(outcome: (typeof OUTCOMES)[number], id: string, token?: string): Promise<string> {
  const count = () => readMetric(node.address, `arbiter_replica_reads_total{outcome="${outcome}"}`);
  for (;;) {
    const before = await count();
    const { status, text } = await replay(id, token);
    expect(status).toBe(200);
    if ((await count()) > before) return text;
  }
}

const caught = () => caughtUp(primary.url, standby.url);
const goOn = () => rowsOf(standby.url, 'select pg_wal_replay_resume()');

/** Stops the standby from replaying the log until `goOn` is called, or until the test is over. */
async function pause(): Promise<void> {
  onTestFinished(async () => void (await goOn()));
  await rowsOf(standby.url, 'select pg_wal_replay_pause()');
}

describe('with a hot standby', () => {
  test('the replica serves a replay document, byte for byte as the primary does', async () => {
    const id = await finished(await guest(node.address, 'Ada'));
    await caught();
    const copied = await readUntil('served', id);
    const other = await startServer({ DATABASE_URL: primary.url });
    const own = await fetch(`${other.address}/v1/matches/${id}/replay`);
    expect(await own.text()).toBe(copied);
    await other.stop();
  });

  test('the primary serves what the replica does not have yet', async () => {
    await pause();
    const id = await finished(await guest(node.address, 'Bob'));
    const whole = await readUntil('behind', id);
    await goOn();
    await caught();
    expect(await readUntil('served', id)).toBe(whole);
  });

  test('a lagging replica reveals neither a private match nor the name of a deleted account', async () => {
    const token = await account(node.address, 'Vanishing Val');
    const id = await finished(token, { visibility: 'PRIVATE' });
    const shown = await finished(token);
    await caught();
    expect(await readUntil('served', id, token)).toContain('Vanishing Val');
    expect((await replay(id)).status).toBe(404);
    await pause();
    const query = 'mutation ($i: DeleteAccountInput!) { deleteAccount(input: $i) }';
    await ask(node.address, query, { i: { name: 'Vanishing Val', password: PASSWORD } }, token);
    expect(await readUntil('served', shown)).not.toContain('Vanishing');
    expect((await replay(id, token)).status).toBe(401);
  });

  test('the primary serves everything after it has lost commits, until the replica follows it again', async () => {
    const id = await finished(await guest(node.address, 'Cleo'));
    await caught();
    await pause();
    await rowsOf(primary.url, 'update heartbeat set epoch = epoch + 1');
    const losses = () => readMetric(node.address, 'arbiter_database_losses_total{found="TOLD"}');
    await expect.poll(losses).toBeGreaterThan(0);
    const whole = await readUntil('behind', id);
    await goOn();
    await caught();
    expect(await readUntil('served', id)).toBe(whole);
  });

  test('the primary serves while the replica is silent, until it answers', async () => {
    const id = await finished(await guest(node.address, 'Dora'));
    await caught();
    const silence = proxy.stallAll();
    for (let reads = 0; reads < 3; reads++) await readUntil('unavailable', id);
    silence.resume();
    await readUntil('served', id);
  });

  test('a node without its replica starts and logs a warning', async () => {
    const gone = new URL(proxy.url);
    gone.port = '1';
    const alone = await startServer({ DATABASE_URL: primary.url, DATABASE_URL_REPLICA: gone.href });
    expect(alone.logged()).toContain('DATABASE_URL_REPLICA: the replica does not answer');
    await alone.stop();
  });
});

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** Reads a replay document, and returns it with the outcome of the read on the replica. */
async function readOf(id: string, token?: string) {
  const counts = () =>
    Promise.all(
      ['served', 'behind', 'unavailable'].map(async (outcome) => ({
        outcome,
        count: await readMetric(node.address, `arbiter_replica_reads_total{outcome="${outcome}"}`),
      })),
    );
  const before = await counts();
  const { status, text } = await replay(id, token);
  const after = await counts();
  const outcomes = after.filter(({ count }, index) => count !== before[index]?.count);
  return { status, text, outcomes: outcomes.map(({ outcome }) => outcome) };
}

const caught = () => caughtUp(primary.url, standby.url);
const pause = () => rowsOf(standby.url, 'select pg_wal_replay_pause()');
const goOn = () => rowsOf(standby.url, 'select pg_wal_replay_resume()');

describe('with a hot standby', () => {
  test('the replica serves a replay document, byte for byte as the primary does', async () => {
    const id = await finished(await guest(node.address, 'Ada'));
    await caught();
    const copied = await readOf(id);
    expect(copied).toMatchObject({ status: 200, outcomes: ['served'] });
    const other = await startServer({ DATABASE_URL: primary.url });
    const own = await fetch(`${other.address}/v1/matches/${id}/replay`);
    expect(await own.text()).toBe(copied.text);
    await other.stop();
  });

  test('the primary serves what the replica does not have yet', async () => {
    await pause();
    const id = await finished(await guest(node.address, 'Bob'));
    const whole = await readOf(id);
    expect(whole).toMatchObject({ status: 200, outcomes: ['behind'] });
    await goOn();
    await caught();
    expect(await readOf(id)).toEqual({ ...whole, outcomes: ['served'] });
  });

  test('a lagging replica reveals neither a private match nor the name of a deleted account', async () => {
    const token = await account(node.address, 'Vanishing Val');
    const id = await finished(token, { visibility: 'PRIVATE' });
    await caught();
    expect(await readOf(id, token)).toMatchObject({ text: expect.stringContaining('Vanishing Val') });
    expect(await readOf(id)).toMatchObject({ status: 404, outcomes: [] });
    const shown = await finished(token);
    await caught();
    await pause();
    const query = 'mutation ($i: DeleteAccountInput!) { deleteAccount(input: $i) }';
    await ask(node.address, query, { i: { name: 'Vanishing Val', password: PASSWORD } }, token);
    const after = await readOf(shown);
    expect(after).toMatchObject({ status: 200, outcomes: ['served'] });
    expect(after.text).not.toContain('Vanishing');
    expect((await replay(id, token)).status).toBe(401);
    await goOn();
  });

  test('the primary serves everything after it has lost commits, until the replica follows it again', async () => {
    const id = await finished(await guest(node.address, 'Cleo'));
    await caught();
    await pause();
    await rowsOf(primary.url, 'update heartbeat set epoch = epoch + 1');
    await expect.poll(() => readMetric(node.address, 'arbiter_database_losses_total{found="TOLD"}')).toBe(1);
    expect(await readOf(id)).toMatchObject({ status: 200, outcomes: ['behind'] });
    await goOn();
    await caught();
    expect(await readOf(id)).toMatchObject({ status: 200, outcomes: ['served'] });
  });

  test('a silent replica costs one wait, and serves again when it answers', async () => {
    const id = await finished(await guest(node.address, 'Dora'));
    await caught();
    const silence = proxy.stallAll();
    for (let reads = 0; reads < 3; reads++)
      expect(await readOf(id)).toMatchObject({ status: 200, outcomes: ['unavailable'] });
    silence.resume();
    await expect.poll(async () => (await readOf(id)).outcomes).toEqual(['served']);
  });

  test('a node without its replica starts and logs a warning', async () => {
    const gone = new URL(proxy.url);
    gone.port = '1';
    const alone = await startServer({ DATABASE_URL: primary.url, DATABASE_URL_REPLICA: gone.href });
    expect(alone.logged()).toContain('DATABASE_URL_REPLICA: the replica does not answer');
    await alone.stop();
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Front, hasNginx, startFront } from '../../nginx.ts';
import { ask, create, guest, live, playOn, read } from '../client.ts';
import { operationsOf } from '../read-metrics.ts';
import { startServer, type TestServer } from '../server.ts';
import { RawSocket } from '../sockets/raw-socket.ts';

if (!hasNginx) console.log('nginx is not installed: skipping the tests of nginx.conf.');

describe.skipIf(!hasNginx)('two nodes behind nginx', () => {
  let nodes: TestServer[];
  let front: Front;
  beforeEach(async () => {
    const first = await startServer({ TRUST_PROXY: '1' });
    const second = await startServer({ TRUST_PROXY: '1', DATABASE_URL: first.databaseUrl });
    nodes = [second, first];
    front = await startFront([first.address, second.address]);
  });
  afterEach(async () => {
    await front.stop();
    for (const node of nodes) await node.stop();
  });

  /** Subscribes through nginx. Returns the versions that the subscription receives. */
  async function watched(id: string, token: string) {
    const client = live(front.address, token);
    const heard: number[] = [];
    const query = `subscription ($id: ID!) { matchUpdates(id: $id) { version } }`;
    const updates = client.iterate<{ matchUpdates: { version: number } }>({ query, variables: { id } });
    const done = (async () => {
      for await (const { data } of updates) if (data) heard.push(data.matchUpdates.version);
    })().catch(() => {}); // nginx cuts the subscription off
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    return { heard, done, end: () => client.dispose() };
  }

  const begun = async (token: string) => create(front.address, token, { seats: 2, bots: [{ level: 'RANDOM' }] });

  it('let players play and watch each other over WebSockets', async () => {
    expect(front.checked).toMatch('test is successful');
    const token = await guest(front.address, 'Ada');
    const { id } = await begun(token);
    const watcher = await watched(id, token);
    const { version } = await playOn(front.address, [token], id, 6);
    await expect.poll(() => watcher.heard.at(-1)).toBeGreaterThanOrEqual(version);
    await watcher.end();
    await watcher.done;
  });

  it('receive the requests of one match at the same node, and others at any', async () => {
    const { id } = await begun(await guest(front.address, 'Ada'));
    const counts = () => Promise.all(nodes.map(({ address }) => operationsOf(address)));
    const before = await counts();
    const since = async () => (await counts()).map((count, node) => count - (before[node] ?? 0));
    const headers = { 'content-type': 'application/json', 'arbiter-match': id };
    const body = JSON.stringify({ query: '{ games { id } }' });
    for (let n = 0; n < 12; n++) await fetch(`${front.address}/graphql`, { method: 'POST', headers, body });
    const socket = await new RawSocket(front.address, { match: id }).ready();
    for (let n = 0; n < 3; n++) socket.subscribe(String(n), '{ games { id } }');
    await socket.of('2');
    expect((await since()).sort((a, b) => a - b)).toEqual([0, 15]);
    await socket.leave();
    for (let n = 0; n < 40; n++) await ask(front.address, '{ games { id } }');
    expect(Math.min(...(await since()))).toBeGreaterThan(0);
  });

  it('can stop one at a time without a failed request, then or afterwards', async () => {
    const token = await guest(front.address, 'Ada');
    const { id } = await begun(token);
    let over = false;
    const statuses: number[] = [];
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: '{ games { id } }' });
    const status = async () => {
      const response = await fetch(`${front.address}/graphql`, { method: 'POST', headers, body });
      await response.text(); // the proxy's own responses are not JSON
      return response.status;
    };
    const asking = Array.from({ length: 4 }, async () => {
      while (!over) statuses.push(await status().catch(() => 0));
    });
    try {
      await expect.poll(() => statuses.length).toBeGreaterThan(100);
      await nodes.shift()?.stop();
    } finally {
      over = true;
      await Promise.all(asking);
    }
    for (let asked = 0; asked < 20; asked++) await read(front.address, id, token);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('lose their WebSockets in the end when nginx quits', async () => {
    const token = await guest(front.address, 'Ada');
    const watcher = await watched((await begun(token)).id, token);
    await front.quit();
    await watcher.done;
    await watcher.end();
  });
});

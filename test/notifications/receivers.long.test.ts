import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../api/client.ts';
import { startServer, type TestServer } from '../api/server.ts';
import { isGenuine, openReceivers, type Received, type Receiver } from './receiver.ts';
import { begun, deliveries, HOOK, hook, pair } from './webhooks.ts';

const EVENTS = ['MATCH_BEGAN'];

describe('a receiver', () => {
  let server: TestServer;
  const receiver = openReceivers();
  beforeAll(async () => {
    server = await startServer({ PRIVATE_WEBHOOKS: 'true' });
  });
  afterAll(() => server.stop());

  it('that is slow delays only its own messages, and an unanswered one is resent a single time', async () => {
    const [ann, bob] = await pair(server.address, 'Slow Sally');
    const [slow, quick] = [await receiver(), await receiver()];
    slow.answer = () => {
      slow.answer = (response) => response.writeHead(204).end();
    };
    await hook(server.address, ann, { url: slow.url, events: EVENTS });
    await hook(server.address, ann, { url: quick.url, events: EVENTS });
    await begun(server.address, ann, bob);
    await expect.poll(() => [slow.received.length, quick.received.length]).toEqual([1, 1]);
    // In another match, the slow receiver gets its message once the hanging request has timed out.
    await begun(server.address, ann, bob);
    await expect.poll(() => quick.received.length).toBe(2);
    await expect.poll(() => slow.received.length).toBe(3);
    const statuses = async () => (await deliveries(server.address, ann)).map(({ status }) => status);
    await expect.poll(statuses).toEqual(Array(4).fill('DELIVERED'));
    expect(timesToldOf(slow)).toEqual([1, 2]);
    expect(timesToldOf(quick)).toEqual([1, 1]);
    const attempts = (await deliveries(server.address, ann)).map((one) => one.attempts);
    expect(attempts.filter((one) => one === 2)).toHaveLength(1);
  });

  it('that fails for a while gets everything in the end, and nothing it has accepted again', async () => {
    const [ann, bob] = await pair(server.address, 'Flaky Flo');
    const at = await receiver();
    const taken: string[] = [];
    let failing = true;
    at.answer = (response) => {
      const id = idOf(at.received.at(-1));
      if (failing)
        return void (at.received.length % 2 ? response.destroy() : response.writeHead(500).end('{"ok":true}'));
      taken.push(id);
      response.writeHead(200).end();
    };
    await hook(server.address, ann, { url: at.url, events: EVENTS });
    for (let matches = 0; matches < 3; matches++) await begun(server.address, ann, bob);
    await expect.poll(() => new Set(at.received.map(idOf)).size).toBe(3);
    failing = false;
    await expect.poll(() => taken.length).toBe(3);
    const statuses = async () => (await deliveries(server.address, ann)).map(({ status }) => status);
    await expect.poll(statuses).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
    expect(new Set(taken).size).toBe(3);
  });

  it('that redirects to a private address is not followed', async () => {
    const [ann, bob] = await pair(server.address, 'Sly Sue');
    const [context, sly] = [await receiver(), await receiver()];
    sly.answer = (response) => response.writeHead(307, { location: context.url }).end();
    await hook(server.address, ann, { url: sly.url, events: EVENTS });
    await begun(server.address, ann, bob);
    await expect
      .poll(() => deliveries(server.address, ann))
      .toMatchObject([{ lastStatus: 307, lastError: 'REDIRECTED', status: 'DUE' }]);
    expect(context.received).toEqual([]);
  });

  it('cannot forge messages for another: its own are valid only for its own secret', async () => {
    const [ann, bob] = await pair(server.address, 'Forged Fay');
    const [forger, victim] = [await receiver(), await receiver()];
    const own = await hook(server.address, ann, { url: forger.url, events: EVENTS });
    const other = await hook(server.address, ann, { url: victim.url, events: EVENTS });
    await begun(server.address, ann, bob);
    await expect.poll(() => [forger.received.length, victim.received.length]).toEqual([1, 1]);
    const [[sent], [got]] = [forger.received, victim.received];
    if (!sent || !got) throw new Error('nothing was sent');
    expect([isGenuine(sent, own.secret), isGenuine(got, other.secret)]).toEqual([true, true]);
    expect(isGenuine(sent, other.secret)).toBe(false); // forwarded unchanged
    const dressed = { ...sent, headers: { ...sent.headers, 'webhook-signature': got.headers['webhook-signature'] } };
    expect(isGenuine(dressed, other.secret)).toBe(false);
    const renamed = { ...got, headers: { ...got.headers, 'webhook-id': sent.headers['webhook-id'] } };
    expect(isGenuine(renamed, other.secret)).toBe(false); // under another id, it would look like a new message
    const later = { ...got, headers: { ...got.headers, 'webhook-timestamp': String(Date.now() / 1000 + 100) } };
    expect(isGenuine(later, other.secret)).toBe(false);
  });

  it('with a private address is never called, by any name, unless the operator allows it', async () => {
    const shut = await startServer();
    let calls = 0;
    const context = createServer((socket) => {
      calls++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => context.listen(0, '127.0.0.1', resolve));
    const address = context.address();
    const port = typeof address === 'object' ? address?.port : '';
    const [ann, bob] = await pair(shut.address, 'Digging Dan');
    for (const url of [`https://127.0.0.1:${port}/`, `https://2130706433:${port}/`, `https://localhost:${port}/`])
      expect(await codeOf(shut.address, HOOK, { i: { url } }, ann)).toBe('BAD_INPUT');
    await hook(shut.address, ann, { url: `https://${hostname()}:${port}/`, events: EVENTS }); // named in the hosts file
    await begun(shut.address, ann, bob);
    await expect
      .poll(() => deliveries(shut.address, ann))
      .toMatchObject([{ lastStatus: null, lastError: 'UNREACHABLE' }]);
    expect(calls).toBe(0);
    context.close();
    await shut.stop();
  });
});

const idOf = (one: Received | undefined) => String(one?.headers['webhook-id']);

/** Returns how often each message has arrived, starting with the lowest number. */
function timesToldOf({ received }: Receiver): number[] {
  const times = new Map<string, number>();
  for (const id of received.map(idOf)) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times.values()].sort();
}

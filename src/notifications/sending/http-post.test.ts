import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublic } from '../../process/outgoing/public-address.ts';
import { EVENTS, reminderAt, TYPES } from '../events.ts';
import { isAllowed, post } from './http-post.ts';
import { BACK_OFF, waitAfter } from './retry-backoff.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: Parameters<typeof createServer>[1]): Promise<URL> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const MESSAGE = { headers: {}, body: '{}' };
const { signal: stop } = new AbortController();
const OPEN = { privateTargets: true, patience: 60_000, stop };
const SHUT = { privateTargets: false, patience: 5000, stop };

describe('a request to an address that a player has chosen', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '255.255.255.255',
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'ff02::1',
      ...[
        '198.18.0.1',
        '203.0.113.1',
        '::127.0.0.1',
        '64:ff9b:1::1',
        '100:0:0:1::1',
        '2001:db8::1',
        '3fff::1',
        '4000::1',
      ],
      ...['127.1', '0x7f.1', 'fe80::1%eth0'],
    ],
  ])('%s is private', (address) => expect(isPublic(address)).toBe(false));

  it.each(['1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) =>
    expect(isPublic(address)).toBe(true),
  );

  it.each([
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/'],
    'http://example.org/',
    ...['https://localhost:3000/', 'https://LocalHost./', 'https://api.localhost/', 'https://printer.local/'],
    ...['https://metadata.google.internal/', 'https://router.home.arpa/', 'https://hook.test/'],
  ])('%s is refused without a connection', async (text) => {
    expect(isAllowed(new URL(text))).toBe(false);
    expect(await post(new URL(text), MESSAGE, SHUT)).toEqual({ status: null, failure: 'BLOCKED' });
  });

  it.each(['https://example.org/', 'https://notlocalhost/', 'https://local.example.org/', 'https://internal.dev/'])(
    '%s may be public', // a host name is not resolved until the connection is made
    (text) => expect(isAllowed(new URL(text))).toBe(true),
  );

  it('does not follow a redirect', async () => {
    let inside = 0;
    const target = await serve((_, response) => {
      inside++;
      response.end();
    });
    const url = await serve((_, response) => response.writeHead(307, { location: target.href }).end());
    expect(await post(url, MESSAGE, OPEN)).toEqual({ status: 307, failure: 'REDIRECTED' });
    expect(inside).toBe(0);
  });

  it('does not wait for a slow receiver', async () => {
    const url = await serve(() => {});
    expect(await post(url, MESSAGE, { ...OPEN, patience: 50 })).toEqual({ status: null, failure: 'TIMED_OUT' });
  });

  it('does not read an endless response', async () => {
    let cut: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      cut = resolve;
    });
    const url = await serve((_, response) => {
      response.on('close', cut).writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(await post(url, MESSAGE, OPEN)).toEqual({ status: 200, failure: null });
    await closed;
  });
});

describe('messages', () => {
  it('are attempted over about a day', () => {
    const waits = BACK_OFF.map((_, index) => waitAfter(index + 1, BACK_OFF, () => 0.5) ?? 0);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect([hours > 22, hours < 25]).toEqual([true, true]);
    expect(waitAfter(BACK_OFF.length + 1, BACK_OFF, Math.random)).toBeNull();
  });

  it('remind of a deadline when a quarter of the time is left, at most an hour', () => {
    const at = (minutes: number) => new Date(minutes * 60_000);
    expect(reminderAt(at(0), at(1))).toBeNull();
    expect(reminderAt(at(0), at(8))).toEqual(at(6));
    expect(reminderAt(at(0), at(24 * 60))).toEqual(at(23 * 60));
  });

  it('have a separate type for each event', () => {
    expect(new Set(EVENTS.map((event) => TYPES[event])).size).toBe(EVENTS.length);
  });
});

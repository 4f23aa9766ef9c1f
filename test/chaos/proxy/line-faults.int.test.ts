import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultRelay } from './fault-relay.ts';
import { befall, type LineFault } from './line-faults.ts';
import type { Relay } from './relay.ts';

/** Long enough for what is not held back to arrive, in milliseconds. */
const SOON = 100;

describe('faults of a connection', () => {
  let server: Server;
  let relay: Relay;
  let heardByServer: string;
  let serverSockets: Socket[];

  beforeEach(async () => {
    heardByServer = '';
    serverSockets = [];
    server = createServer((socket) => {
      serverSockets.push(socket);
      socket
        .on('error', () => {})
        .on('data', (bytes) => {
          heardByServer += bytes;
          socket.write(bytes);
        });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    relay = await faultRelay(`tcp://127.0.0.1:${typeof address === 'object' && address?.port}`);
  });

  afterEach(async () => {
    await relay.close();
    for (const socket of serverSockets) socket.destroy();
    server.close();
  });

  async function opened() {
    const before = new Set(relay.links);
    const socket = connect(Number(new URL(relay.url).port), '127.0.0.1');
    const seen = { text: '', ended: false, error: '' };
    socket.on('data', (bytes) => {
      seen.text += bytes;
    });
    socket.on('end', () => {
      seen.ended = true;
    });
    socket.on('error', (error) => {
      seen.error = 'code' in error ? String(error.code) : error.message;
    });
    await once(socket, 'connect');
    for (; relay.links.size === before.size; await sleep(1));
    const link = [...relay.links].find((one) => !before.has(one));
    if (!link) throw new Error('no connection came through');
    return { socket, seen, befall: (fault: LineFault, lasts: number) => befall(link, fault, lasts) };
  }

  it('SILENT holds both ways back, and all arrives afterwards', async () => {
    const { socket, seen, befall } = await opened();
    befall('SILENT', 3 * SOON);
    socket.write('a');
    await sleep(SOON);
    expect(heardByServer).toBe('');
    await expect.poll(() => [heardByServer, seen.text]).toEqual(['a', 'a']);
  });

  it('MUTE: what the client sends never arrives, nor that it has hung up', async () => {
    const { socket, befall } = await opened();
    befall('MUTE', 0);
    socket.end('a');
    await sleep(SOON);
    expect(heardByServer).toBe('');
    expect(serverSockets.map(({ readableEnded, destroyed }) => readableEnded || destroyed)).toEqual([false]);
  });

  it.each(['DEAF', 'GONE'] as const)('%s: the client never hears of the answer, nor of the end', async (fault) => {
    const { socket, seen, befall } = await opened();
    befall(fault, 0);
    socket.write('a');
    await sleep(SOON);
    await expect.poll(() => heardByServer).toBe(fault === 'DEAF' ? 'a' : '');
    for (const one of serverSockets) one.end();
    await sleep(SOON);
    expect(seen).toEqual({ text: '', ended: false, error: '' });
  });

  it('TRICKLE: a long answer takes its time, and arrives whole', async () => {
    const { socket, seen, befall } = await opened();
    befall('TRICKLE', 20 * SOON);
    const long = 'x'.repeat(3000);
    socket.write(long);
    await expect.poll(() => heardByServer, { interval: 1 }).not.toBe('');
    expect([heardByServer.length < long.length, seen.text.length < long.length]).toEqual([true, true]);
    await expect.poll(() => seen.text).toBe(long);
  });

  it('RESET: half an answer, then no more', async () => {
    const { socket, seen, befall } = await opened();
    befall('RESET', 0);
    socket.write('abcd');
    await expect.poll(() => socket.closed).toBe(true);
    expect(seen.text).toBe('ab');
    // Whoever was kept waiting and reads the RST along with the half hears of an end instead.
    expect([seen.error, seen.ended]).toBeOneOf([
      ['ECONNRESET', false],
      ['', true],
    ]);
  });

  it('OVERTAKEN: it arrives after what another connection sends later', async () => {
    const [first, second] = [await opened(), await opened()];
    first.befall('OVERTAKEN', 20 * SOON);
    first.socket.write('1');
    await sleep(SOON);
    second.socket.write('2');
    await expect.poll(() => heardByServer).toBe('21');
  });
});

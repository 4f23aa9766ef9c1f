import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breakLine, type LineFault } from './line-faults.ts';
import { type StallProxy, stallProxy } from './stall-proxy.ts';

describe('faults of a connection to a server that echoes', () => {
  let server: Server;
  let relay: StallProxy;
  /** The bytes that each connection, and all together, have delivered to the server. */
  let sockets: { socket: Socket; heard: string }[];
  let heardByServer: string;

  beforeEach(async () => {
    sockets = [];
    heardByServer = '';
    server = createServer((socket) => {
      const one = { socket, heard: '' };
      sockets.push(one);
      socket
        .on('error', () => {})
        .on('data', (bytes) => {
          one.heard += bytes;
          heardByServer += bytes;
          socket.write(bytes);
        });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    relay = await stallProxy(`tcp://127.0.0.1:${typeof address === 'object' && address?.port}`);
  });

  afterEach(async () => {
    await relay.close();
    for (const { socket } of sockets) socket.destroy();
    server.close();
  });

  async function open() {
    const before = new Set(relay.links);
    const socket = connect(Number(new URL(relay.url).port), '127.0.0.1');
    const seen = { text: '', ended: false, error: '' };
    socket
      .on('data', (bytes) => {
        seen.text += bytes;
      })
      .on('end', () => {
        seen.ended = true;
      })
      .on('error', (error) => {
        seen.error = 'code' in error ? String(error.code) : error.message;
      });
    await expect.poll(() => relay.links.size, { interval: 1 }).toBeGreaterThan(before.size);
    const link = [...relay.links].find((one) => !before.has(one));
    if (!link) throw new Error('no connection came through');
    await expect.poll(() => sockets.length, { interval: 1 }).toBe(relay.links.size);
    return { socket, seen, link, strike: (fault: LineFault, lasts: number) => breakLine(link, fault, lasts) };
  }

  /** Long enough for anything that is not held back: another connection gets three answers. */
  async function soon(): Promise<void> {
    const { socket, seen } = await open();
    for (let times = 1; times <= 3; times++) {
      socket.write('.');
      await expect.poll(() => seen.text.length, { interval: 1 }).toBe(times);
    }
  }

  it('SILENT holds both directions back, and all arrives afterwards', async () => {
    const { socket, seen, strike } = await open();
    strike('SILENT', 300);
    socket.write('a');
    await expect.poll(() => seen.text).toBe('a');
    strike('SILENT', 600_000);
    socket.write('b');
    await soon();
    expect(sockets[0]?.heard).toBe('a');
  });

  it('MUTE: what the client sends never arrives, nor that it has hung up', async () => {
    const { socket, strike } = await open();
    strike('MUTE', 0);
    socket.end('a');
    await soon();
    const [{ socket: there, heard } = { socket, heard: '?' }] = sockets;
    expect([heard, there.readableEnded || there.destroyed]).toEqual(['', false]);
  });

  it.each(['DEAF', 'GONE'] as const)('%s: the client never hears of the answer, nor of the end', async (fault) => {
    const { socket, seen, strike } = await open();
    strike(fault, 0);
    socket.write('a');
    await soon();
    expect(sockets[0]?.heard).toBe(fault === 'DEAF' ? 'a' : '');
    sockets[0]?.socket.end();
    await soon();
    expect(seen).toEqual({ text: '', ended: false, error: '' });
  });

  it('TRICKLE: a long request takes its time, and arrives whole', async () => {
    const { socket, seen, strike } = await open();
    const long = 'x'.repeat(3000);
    strike('TRICKLE', 600_000);
    socket.write(long);
    await expect.poll(() => sockets[0]?.heard, { interval: 1 }).not.toBe('');
    expect([sockets[0]?.heard === long, seen.text === long]).toEqual([false, false]);
    strike('TRICKLE', 1);
    await expect.poll(() => seen.text).toBe(long);
  });

  it('RESET: half an answer, then no more', async () => {
    const { socket, seen, strike } = await open();
    strike('RESET', 0);
    socket.write('abcd');
    await expect.poll(() => socket.closed).toBe(true);
    expect(seen.text).toBe('ab');
    // A client that reads the first half together with the RST may see an end instead.
    expect([seen.error, seen.ended]).toBeOneOf([
      ['ECONNRESET', false],
      ['', true],
    ]);
  });

  it('OVERTAKEN: it arrives after what another connection sends later', async () => {
    const [first, second] = [await open(), await open()];
    first.strike('OVERTAKEN', 600_000);
    first.socket.write('1');
    await expect.poll(() => first.link.up.holdsSomething, { interval: 1 }).toBe(true);
    second.socket.write('2');
    await expect.poll(() => heardByServer).toBe('21');
  });
});

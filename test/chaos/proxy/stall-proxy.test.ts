import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StallProxy, stallProxy } from './stall-proxy.ts';

describe('a silent connection to a server that echoes', () => {
  let server: Server;
  let proxy: StallProxy;
  /** The server's end of each connection, and the bytes that arrived there. */
  let ends: { socket: Socket; heard: string }[];

  beforeEach(async () => {
    ends = [];
    server = createServer((socket) => {
      const end = { socket, heard: '' };
      ends.push(end);
      socket
        .on('error', () => {})
        .on('data', (bytes) => {
          end.heard += bytes;
          socket.write(bytes);
        });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    proxy = await stallProxy(`tcp://127.0.0.1:${typeof address === 'object' && address?.port}`);
  });

  afterEach(async () => {
    await proxy.close();
    for (const { socket } of ends) socket.destroy();
    server.close();
  });

  async function open() {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    const seen = { text: '' };
    socket.on('data', (bytes) => {
      seen.text += bytes;
    });
    const before = ends.length;
    await expect.poll(() => ends.length, { interval: 1 }).toBe(before + 1);
    return { socket, seen };
  }

  /** Waits for three answers on another connection. Everything that is not held back arrives before them. */
  async function soon(): Promise<void> {
    const { socket, seen } = await open();
    for (let times = 1; times <= 3; times++) {
      socket.write('.');
      await expect.poll(() => seen.text.length, { interval: 1 }).toBe(times);
    }
  }

  it.each(['REQUEST', 'ANSWER'] as const)('loses the %s of a statement until it is resumed', async (lost) => {
    const { socket, seen } = await open();
    const stalling = proxy.stall({ at: /commit/, after: /insert/, lost });
    socket.write('insert.');
    await expect.poll(() => seen.text).toBe('insert.');
    socket.write('commit.');
    await stalling.hit;
    await soon();
    expect(ends[0]?.heard).toBe(lost === 'ANSWER' ? 'insert.commit.' : 'insert.');
    expect(seen.text).toBe('insert.');
    stalling.resume();
    await expect.poll(() => seen.text).toBe('insert.commit.');
  });

  it('hides that the client has hung up, even when all connections are silent', async () => {
    const { socket } = await open();
    const heard = () => [ends[0]?.heard, ends[0]?.socket.readableEnded];
    const silence = proxy.stallAll();
    socket.end('a');
    await open();
    expect(heard()).toEqual(['', false]);
    silence.resume();
    await expect.poll(heard).toEqual(['a', true]);
    await soon();
  });
});

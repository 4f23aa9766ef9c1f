import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Door } from './door.ts';
import { greet } from './greeting.ts';

it('lets a node in however many strangers hold connections', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-door-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = path.join(folder, 'node');
  const secret = randomBytes(32);
  const door = new Door({ id: 'ours', address: `unix:${place}`, secret, seed: 1 }, async () => null);
  await door.listen();
  onTestFinished(() => door.close());
  const call = async (): Promise<Socket> => {
    const socket = connect(place).on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  for (let i = 0; i < 100; i++) await call();
  const node = await call();
  await greet(node, secret);
  for (let i = 0; i < 100; i++) await call();
  expect(node.destroyed).toBe(false);
});

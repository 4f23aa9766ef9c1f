import { expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { create, guest } from '../client.ts';
import { startServer } from '../server.ts';
import { RawSocket } from './raw-socket.ts';

const server = await closeAfterAll(startServer({ HEARTBEAT_SECONDS: '3' }));

async function connections(): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^arbiter_websocket_connections (\d+)$/m.exec(text)?.[1]);
}

it('vanished clients are no longer counted, and quiet ones stay connected', async () => {
  const { id } = await create(server.address, await guest(server.address, 'Ada'));
  const quiet = await new RawSocket(server.address).ready();
  quiet.subscribe('w', 'subscription ($id: ID!) { matchUpdates(id: $id) { version } }', { id });
  let pings = 0;
  quiet.socket.on('ping', () => pings++);
  const vanished = await Promise.all(
    Array.from({ length: 10 }, () => new RawSocket(server.address, { autoPong: false }).ready()),
  );
  expect(await Promise.all(vanished.map(({ closed }) => closed))).toEqual(Array(10).fill(1006));
  await expect.poll(connections).toBe(1);
  await expect.poll(() => pings).toBeGreaterThan(2);
  expect(quiet.socket.readyState).toBe(quiet.socket.OPEN);
  await quiet.leave();
});

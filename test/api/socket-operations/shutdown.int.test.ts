import { once } from 'node:events';
import pg from 'pg';
import { expect, it } from 'vitest';
import { awaitedLater } from '../../awaited-later.ts';
import { guest } from '../client.ts';
import { startServer } from '../server.ts';
import { BareExchange } from './raw-exchange.ts';

it('a stopping server answers pending operations, accepts no more, and then closes its sockets', async () => {
  const server = await startServer();
  const exchange = await BareExchange.open(server.address, await guest(server.address, 'Ada'));
  const closed = new Promise((resolve) => exchange.socket.on('close', resolve));
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query('begin; lock table matches in exclusive mode');
  const create = { query: 'mutation { createMatch(input: { game: "golems" }) { status } }' };
  const asked = [exchange.ask(create), exchange.ask(create)].map(awaitedLater);
  const probe = await BareExchange.open(server.address);
  await probe.ask({ query: '{ __typename }' }); // so the earlier operations have arrived as well
  const leaving = awaitedLater(server.restart());
  await expect.poll(() => probe.socket.readyState).toBe(probe.socket.CLOSED); // the probe had no pending operation
  exchange.ask(create);
  exchange.socket.ping();
  await once(exchange.socket, 'pong'); // so the last mutation has arrived, but has not begun
  await database.query('commit');
  expect((await Promise.all(asked)).map(({ payload }) => JSON.parse(payload).data)).toEqual([
    { createMatch: { status: 'WAITING' } },
    { createMatch: { status: 'WAITING' } },
  ]);
  expect(await closed).toBe(1001);
  await leaving;
  expect((await database.query('select count(*)::int as made from matches')).rows).toEqual([{ made: 2 }]);
  expect(exchange.order).toEqual(['next o1', 'complete o1', 'next o2', 'complete o2']);
  await database.end();
  await server.stop();
});

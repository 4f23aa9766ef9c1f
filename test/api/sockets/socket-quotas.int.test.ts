import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { create, guest } from '../client.ts';
import { startServer } from '../server.ts';
import { codeIn, RawSocket } from './raw-socket.ts';

const MOST = 40;
const UPDATES = 'subscription ($id: ID!) { matchUpdates(id: $id) { version } }';

const server = await closeAfterAll(startServer({ SOCKETS: String(MOST) }));
const ada = await guest(server.address, 'Ada');
const { id } = await create(server.address, ada);

const open = (count: number, token?: string) =>
  Promise.all(Array.from({ length: count }, () => new RawSocket(server.address).ready(token)));
const leaveAll = (sockets: readonly RawSocket[]) => Promise.all(sockets.map((one) => one.leave()));

describe('the connection limits of one client', () => {
  it("a player may use a tenth of an address's connections, and closing one makes room", async () => {
    const [first, ...others] = await open(MOST / 10, ada);
    const more = await new RawSocket(server.address).opened();
    more.send({ type: 'connection_init', payload: { token: ada } });
    expect(await more.closed).toBe(4429);
    await first?.leave();
    await leaveAll([...others, ...(await open(1, ada))]);
  });

  it('an address has a limit for all its connections', async () => {
    const all = await open(MOST);
    expect(await new RawSocket(server.address).closed).toBe(4429);
    await leaveAll(all);
    await leaveAll(await open(1));
  });

  it.each([
    ['a player', () => ada],
    ['an address without a player', () => undefined],
  ])('subscriptions of %s are counted over all connections', async (_, token) => {
    const two = await open(2, token());
    for (const [index, raw] of two.entries())
      for (let i = 0; i < MOST / 2; i++) raw.subscribe(`${index}-${i}`, UPDATES, { id });
    const other = await open(1, await guest(server.address, 'Other'));
    await expect.poll(() => two.flatMap(({ heard }) => heard.filter(({ type }) => type === 'next')).length).toBe(MOST);
    two[0]?.subscribe('more', UPDATES, { id });
    expect(codeIn((await two[0]?.of('more')) ?? [])).toBe('TOO_COSTLY');
    other[0]?.subscribe('mine', UPDATES, { id });
    expect((await other[0]?.of('mine'))?.[0]?.type).toBe('next');
    two[1]?.send({ id: '1-0', type: 'complete' });
    two[0]?.subscribe('again', UPDATES, { id });
    expect((await two[0]?.of('again'))?.[0]?.type).toBe('next');
    await leaveAll([...two, ...other]);
  });

  it('starting a subscription is charged like a request', async () => {
    const strict = await startServer({ RATE_LIMIT: '20' });
    const token = await guest(strict.address, 'Eve');
    const raw = await new RawSocket(strict.address).ready(token);
    for (let i = 0; i < 25; i++) raw.subscribe(String(i), UPDATES, { id });
    expect(codeIn(await raw.of('24'))).toBe('RATE_LIMITED');
    await raw.leave();
    await strict.stop();
  });
});

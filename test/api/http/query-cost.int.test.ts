import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { create, guest, read } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const ENTRIES = `query ($matches: Int, $entries: Int) {
  matches(first: $matches) { nodes { entries(first: $entries) { nodes { version } } } }
}`;

const answer = z.object({
  errors: z.array(z.object({ extensions: z.looseObject({ code: z.string() }) })).optional(),
  extensions: z.object({ cost: z.number() }).optional(),
});

async function send(address: string, query: string, variables: object = {}, token = '') {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { errors, extensions } = answer.parse(await response.json());
  const left = Number(response.headers.get('x-ratelimit-remaining'));
  return { status: response.status, code: errors?.[0]?.extensions.code, cost: extensions?.cost, left };
}

describe('the cost of a request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('depends on the values of its variables: 48,000 entries are too many', async () => {
    expect(await send(server.address, ENTRIES, { matches: 96, entries: 500 })).toMatchObject({ code: 'TOO_COSTLY' });
    expect(await send(server.address, ENTRIES, { matches: 5, entries: 10 })).toMatchObject({ code: undefined });
    expect(await send(server.address, ENTRIES)).toMatchObject({ code: undefined });
  });

  it('limits the entries of one request, however it asks for them', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const page = (i: number) => `a${i}: match(id: $id) { entries(first: $n) { pageInfo { hasNextPage } } }`;
    const some = (n: number) =>
      `query ($id: ID!, $n: Int) { ${Array.from({ length: n }, (_, i) => page(i)).join(' ')} }`;
    expect(await send(server.address, some(4), { id, n: 500 })).toMatchObject({ code: undefined });
    expect(await send(server.address, some(5), { id, n: 500 })).toMatchObject({ code: 'TOO_COSTLY' });
  });

  it('grows with the number of cards in a catalogue', async () => {
    const shape = z.object({ data: z.object({ game: z.object({ cards: z.array(z.object({ name: z.string() })) }) }) });
    const query = '{ game(id: "valhalla") { cards { name kind text back copies } } }';
    const body = JSON.stringify({ query });
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const { data } = shape.parse(await (await fetch(`${server.address}/graphql`, sent)).json());
    const points = data.game.cards.length * 5;
    expect(points).toBeGreaterThan(400);
    expect((await send(server.address, query)).cost).toBeGreaterThanOrEqual(points / 400);
    const often = Array.from(
      { length: 30 },
      (_, i) => `g${i}: game(id: "valhalla") { cards { name kind text back copies } }`,
    );
    expect(await send(server.address, `{ ${often.join(' ')} }`)).toMatchObject({ code: 'TOO_COSTLY' });
  });

  it('is reported in the response and grows with the selection', async () => {
    const { cost: little } = await send(server.address, '{ me { id } }');
    const { cost: much } = await send(server.address, ENTRIES, { matches: 20, entries: 20 });
    expect(little).toBe(1);
    expect(much).toBeGreaterThan(5);
  });
});

describe('a budget', () => {
  it("is charged each request's cost, not a flat rate", async () => {
    const server = await startServer({ RATE_LIMIT: '100' });
    const token = await guest(server.address, 'Ada');
    const first = await send(server.address, '{ me { id } }', {}, token);
    expect(first).toMatchObject({ cost: 1, left: 99 });
    const dear = await send(server.address, ENTRIES, { matches: 20, entries: 20 }, token);
    const { left } = await send(server.address, '{ me { id } }', {}, token);
    expect(left).toBe(98 - (dear.cost ?? 0));
    let refused = await send(server.address, ENTRIES, { matches: 20, entries: 20 }, token);
    for (let i = 0; i < 20 && !refused.code; i++)
      refused = await send(server.address, ENTRIES, { matches: 20, entries: 20 }, token);
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    await server.stop();
  });

  it("is charged by a record's length", async () => {
    const server = await startServer({ RATE_LIMIT: '1000' });
    const token = await guest(server.address, 'Ada');
    const bots = [{ level: 'RANDOM' }, { level: 'RANDOM' }];
    const { id } = await create(server.address, token, { seats: 2, bots });
    const long = async () => (await read(server.address, id)).version > 150;
    await expect.poll(long, { interval: 500 }).toBe(true);
    const headers = { authorization: `Bearer ${token}` };
    const { left: before } = await send(server.address, '{ me { id } }', {}, token);
    const log = await (await fetch(`${server.address}/v1/matches/${id}/log`, { headers })).text();
    const { left } = await send(server.address, '{ me { id } }', {}, token);
    expect(before - left).toBeGreaterThanOrEqual(3);
    expect(before - left).toBeLessThanOrEqual(Math.ceil(log.split('\n').length / 100) + 1);
    await server.stop();
  });
});

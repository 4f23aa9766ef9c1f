import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { WAITING } from '../../../src/api/subscriptions/socket-operations.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { ask, codeOf, create, firstMove, guest, join, match, read, SUBMIT } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';
import { RawSocket } from '../sockets/raw-socket.ts';
import { asBody, BareExchange, type Heard, posted } from './raw-exchange.ts';

const submitted = z.object({
  data: z.object({ submitMove: z.object({ match, entry: z.object({ version: z.number() }) }) }),
});
const ME = { query: '{ me { name } }' };

describe('queries and mutations over a WebSocket', () => {
  let server: TestServer;
  let ada: string;
  let bob: string;
  beforeAll(async () => {
    server = await startServer();
    [ada, bob] = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];
  });
  afterAll(() => server.stop());

  /** Creates a running match; returns a legal move and its player's token. */
  async function running() {
    const { id } = await create(server.address, ada);
    await join(server.address, bob, { matchId: id });
    const asked = await read(server.address, id, ada);
    const [token, now] = asked.decision ? [ada, asked] : [bob, await read(server.address, id, bob)];
    if (!now.decision) throw new Error('no seat is asked');
    return { id, token, version: now.version, move: firstMove(now.decision) };
  }

  it('are answered completely, once each, in the order of sending', async () => {
    const exchange = await BareExchange.open(server.address, ada);
    const slow = { query: '{ games { id title cards { name kind text } } }' };
    const all = [slow, ME, { query: '{ nothing }' }, slow, ME, { query: '' }, ME];
    await Promise.all(all.map((payload) => exchange.ask(payload)));
    await exchange.ask(ME);
    const types = ['next', 'next', 'error', 'next', 'next', 'error', 'next'];
    const wanted = types.flatMap((type, i) =>
      type === 'next' ? [`next o${i + 1}`, `complete o${i + 1}`] : [`error o${i + 1}`],
    );
    expect(exchange.order.slice(0, wanted.length)).toEqual(wanted);
    exchange.socket.terminate();
  });

  it('a query sent right after a move, without waiting, sees the match after the move', async () => {
    const { id, token, version, move } = await running();
    const exchange = await BareExchange.open(server.address, token);
    const moved = awaitedLater(exchange.ask({ query: SUBMIT, variables: { input: { matchId: id, version, move } } }));
    const seen = await exchange.ask({ query: 'query ($id: ID!) { match(id: $id) { version } }', variables: { id } });
    expect(submitted.parse(JSON.parse((await moved).payload)).data.submitMove.entry.version).toBe(version + 1);
    expect(JSON.parse(seen.payload).data.match.version).toBe(version + 1);
    exchange.socket.terminate();
  });

  it('a move repeated under its key is made once, over any transport', async () => {
    const { id, token, version, move } = await running();
    const payload = { query: SUBMIT, variables: { input: { matchId: id, version, move, key: 'once' } } };
    const exchange = await BareExchange.open(server.address, token);
    const answers = [
      asBody(await exchange.ask(payload)),
      asBody(await exchange.ask(payload)),
      await posted(server.address, payload, token),
    ];
    expect(answers.map((body) => submitted.parse(JSON.parse(body)).data.submitMove.entry.version)).toEqual(
      Array.from({ length: 3 }, () => version + 1),
    );
    expect((await read(server.address, id, token)).version).toBe(version + 1);
    exchange.socket.terminate();
  });

  it('an invalid idempotency key is refused with the same text as over HTTP', async () => {
    const body = `{"query":${JSON.stringify(ME.query)},"variables":{"a":{"__proto__":{"b":1}}}}`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ada}` };
    const answer = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body });
    const { errors } = z.object({ errors: z.array(z.looseObject({})) }).parse(await answer.json());
    const socket = await new RawSocket(server.address).ready(ada);
    socket.send(`{"id":"1","type":"subscribe","payload":${body}}`);
    expect(await socket.of('1')).toEqual([{ id: '1', type: 'error', payload: errors }]);
    socket.send(
      `{"id":"2","type":"subscribe","payload":{"query":"subscription { myDecisions { seat } }","__proto__":{}}}`,
    );
    expect(await socket.of('2')).toEqual([{ id: '2', type: 'error', payload: errors }]);
    socket.send('{"type":"ping","payload":{"constructor":{"prototype":{}}}}');
    expect(await socket.closed).toBe(4400);
  });

  it('a player without a session, or signed out since, cannot move', async () => {
    const { id, version, move } = await running();
    const payload = { query: SUBMIT, variables: { input: { matchId: id, version, move } } };
    const stranger = await BareExchange.open(server.address);
    const refused = asBody(await stranger.ask(payload));
    expect(refused).toContain('UNAUTHENTICATED');
    stranger.socket.terminate();
    const leaver = await guest(server.address, 'Leaver');
    const leaving = await BareExchange.open(server.address, leaver);
    const closed = new Promise((resolve) => leaving.socket.on('close', resolve));
    await ask(server.address, 'mutation { signOut }', {}, leaver);
    expect(
      asBody(await Promise.race([leaving.ask(ME), closed.then(() => ({ type: 'next', payload: 'closed' }) as const)])),
    ).toMatch(/UNAUTHENTICATED|closed/);
    expect(await closed).toBe(4401);
  });

  it('an id is in use until its operation is answered, then free', async () => {
    const raw = await new RawSocket(server.address).ready(ada);
    raw.subscribe('a', ME.query);
    await raw.of('a');
    raw.subscribe('a', ME.query);
    await expect.poll(() => raw.heard.filter(({ type }) => type === 'complete').length).toBe(2);
    raw.subscribe('b', ME.query);
    raw.subscribe('b', ME.query);
    expect(await raw.closed).toBe(4409);
  });

  it('an operation cancelled before its turn is not executed, and its id can be reused', async () => {
    const { id, token, version, move } = await running();
    const raw = await new RawSocket(server.address).ready(token);
    raw.subscribe('slow', '{ games { id title cards { name kind text } } }');
    raw.send({
      id: 'm',
      type: 'subscribe',
      payload: { query: SUBMIT, variables: { input: { matchId: id, version, move } } },
    });
    raw.send({ id: 'm', type: 'complete' });
    raw.subscribe('m', 'subscription ($id: ID!) { matchUpdates(id: $id, after: -1) { version } }', { id });
    const [first] = await raw.of('m');
    expect(first?.payload).toEqual({ data: { matchUpdates: { version } } });
    await raw.leave();
  });

  /** Runs `work` while a lock blocks the creation of matches. */
  async function whileHeld(work: () => Promise<void>): Promise<void> {
    const database = new pg.Client({ connectionString: server.databaseUrl });
    await database.connect();
    await database.query('begin; lock table matches in exclusive mode');
    await work().finally(() => database.query('commit').then(() => database.end()));
  }

  const HELD = 'mutation { createMatch(input: { game: "golems" }) { status } }';

  it('operations beyond the waiting limit are refused in order', async () => {
    const exchange = await BareExchange.open(server.address, ada);
    const heard: Promise<Heard>[] = [];
    await whileHeld(async () => {
      heard.push(awaitedLater(exchange.ask({ query: HELD })));
      for (let sent = 0; sent < WAITING + 4; sent++) heard.push(awaitedLater(exchange.ask(ME)));
      const probe = await BareExchange.open(server.address, ada);
      await probe.ask(ME); // so the earlier operations have arrived
      probe.socket.terminate();
    });
    const answers = await Promise.all(heard);
    expect(answers.filter(({ type }) => type === 'next')).toHaveLength(WAITING);
    expect(answers.slice(WAITING).every((one) => asBody(one).includes('RATE_LIMITED'))).toBe(true);
    const order = exchange.order.filter((one) => !one.startsWith('complete')).map((one) => one.split(' ')[1]);
    expect(order).toEqual(Array.from({ length: WAITING + 5 }, (_, i) => `o${i + 1}`));
    exchange.socket.terminate();
  });

  it('a connection that keeps sending without waiting for answers is closed', async () => {
    const raw = await new RawSocket(server.address).ready(ada);
    await whileHeld(async () => {
      raw.subscribe('held', HELD);
      for (let sent = 0; sent < 400; sent++) raw.subscribe(String(sent), ME.query);
      expect(await raw.closed).toBe(4429);
    });
  });

  it('answered operations do not count towards the message limit of a connection', async () => {
    const exchange = await BareExchange.open(server.address, ada);
    for (let asked = 0; asked < 400; asked++) await exchange.ask(ME);
    expect(exchange.socket.readyState).toBe(exchange.socket.OPEN);
    exchange.socket.terminate();
  });

  it("a refusal has a log line with the connection's id and a number", async () => {
    const { id, token, move } = await running();
    const exchange = await BareExchange.open(server.address, token);
    await exchange.ask({ query: SUBMIT, variables: { input: { matchId: id, version: 999, move } } });
    const line = server
      .logged()
      .split('\n')
      .find((one) => one.includes(id) && one.includes('STALE_VERSION'));
    expect(line).toMatch(/"requestId":"[\w-]{36}\.1".*"route":"\/graphql".*"verb":"submitMove"/);
    exchange.socket.terminate();
  });

  it('operations are part of the request metrics', async () => {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    expect(text).toMatch(
      /arbiter_http_request_duration_seconds_count\{method="WS",route="\/graphql",status="200"\} [1-9]/,
    );
  });
});

describe('the cost of operations over a WebSocket', () => {
  it('shares one budget with HTTP, in both directions', async () => {
    const server = await startServer({ RATE_LIMIT: '40' });
    const token = await guest(server.address, 'Ada');
    const exchange = await BareExchange.open(server.address, token);
    for (let asked = 0; asked < 20; asked++) await exchange.ask(ME);
    for (let asked = 0; asked < 20; asked++) await posted(server.address, ME, token);
    expect(asBody(await exchange.ask(ME))).toContain('RATE_LIMITED');
    expect(await codeOf(server.address, ME.query, {}, token)).toBe('RATE_LIMITED');
    exchange.socket.terminate();
    await server.stop();
  });

  it('is the same as over HTTP', async () => {
    const server = await startServer({ RATE_LIMIT: '40' });
    const token = await guest(server.address, 'Ada');
    const exchange = await BareExchange.open(server.address, token);
    const dear = { query: '{ matches(first: 20) { nodes { decision { prompt } table { zones { key } } } } }' };
    const { payload } = await exchange.ask(dear);
    const { cost } = z.object({ extensions: z.object({ cost: z.number() }) }).parse(JSON.parse(payload)).extensions;
    expect(cost).toBeGreaterThan(10);
    const left = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(ME),
    });
    expect(left.headers.get('x-ratelimit-remaining')).toBe(String(40 - cost - 1));
    exchange.socket.terminate();
    await server.stop();
  });
});

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, create, guest, join, live, playOn, post, read, SUBMIT } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const line = z.looseObject({ level: z.number(), msg: z.string(), requestId: z.string().optional() });

/** Announces more bytes than it sends, and hangs up as soon as the server reads them. */
async function halfSent(address: string, path: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const started = nextRequest();
  const socket = connect(Number(port), hostname);
  const headers = 'host: here\r\ncontent-type: application/json\r\ncontent-length: 1000';
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n{"query":`);
  const request = await started;
  await expect.poll(() => request.readableFlowing).not.toBeNull();
  socket.destroy();
}

/** The next request that arrives at a server of this process. */
function nextRequest(): Promise<IncomingMessage> {
  const form = z.object({ request: z.instanceof(IncomingMessage) });
  const channel = 'http.server.request.start';
  return new Promise((resolve) => {
    subscribe(channel, function note(message) {
      unsubscribe(channel, note);
      resolve(form.parse(message).request);
    });
  });
}

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

describe('the log', () => {
  let server: TestServer;
  let tokens: string[];
  let id: string;

  beforeAll(async () => {
    server = await startServer({ TRUST_PROXY: 'true' });
    tokens = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];
    ({ id } = await create(server.address, tokens[0] ?? ''));
    await join(server.address, tokens[1] ?? '', { matchId: id });
    await playOn(server.address, tokens, id, 4);
  });
  afterAll(() => server.stop());

  const lines = () =>
    server
      .logged()
      .trim()
      .split('\n')
      .map((text) => line.parse(JSON.parse(text)));

  /** Returns the log lines written during `work`. */
  async function during(work: () => Promise<unknown>) {
    const before = lines().length;
    await work();
    return lines().slice(before);
  }

  const submit = (input: object, token = tokens[0]) => ask(server.address, SUBMIT, { input }, token);

  it('has no line for a successful request', async () => {
    expect(await during(() => playOn(server.address, tokens, id, 2))).toEqual([]);
  });

  it('has one line for a refused move: request, verb, match, version, player and code', async () => {
    const [asked] = await Promise.all(tokens.map((token) => read(server.address, id, token)));
    const made = await during(() => submit({ matchId: id, version: 99_999, move: { golems: { pass: true } } }));
    expect(made).toMatchObject([
      {
        ...{ level: 30, msg: 'Refused', route: '/graphql', verb: 'submitMove', code: 'STALE_VERSION', matchId: id },
        ...{ version: asked?.version, requestId: expect.stringMatching(UUID), player: expect.stringMatching(UUID) },
      },
    ]);
    expect(made[0]).not.toHaveProperty('move');
  });

  it("has one line for a move that is not a choice, and the response lists the choices in the client's language", async () => {
    const standing = await Promise.all(tokens.map((token) => read(server.address, id, token)));
    const asked = standing.findIndex(({ decision }) => decision !== null);
    const { version } = standing[asked] ?? { version: 0 };
    const made = await during(async () => {
      const { errors } = await submit(
        { matchId: id, version, move: { golems: { strike: { unit: 99, target: [98] } } } },
        tokens[asked],
      );
      expect(errors?.[0]?.extensions).toHaveProperty('choices');
    });
    expect(made).toMatchObject([{ code: 'ILLEGAL_MOVE', verb: 'submitMove', matchId: id, version }]);
    expect(JSON.stringify(made)).not.toContain('choices');
  });

  it('does not report a bug if a client hangs up in mid-request', async () => {
    for (const path of ['/graphql', '/v1/replays/verify']) {
      const made = await during(async () => {
        const before = lines().length;
        await halfSent(server.address, path);
        await expect.poll(() => lines().length).toBeGreaterThan(before);
      });
      expect(made).toMatchObject([{ level: 30, msg: 'Refused', route: path, code: 'BAD_INPUT' }]);
    }
  });

  it("uses the proxy's request id unless it is invalid", async () => {
    const sent = async (given: string) => {
      const headers = { 'content-type': 'application/json', 'x-request-id': given };
      const body = JSON.stringify({ query: 'mutation { resign(matchId: "x") { id } }' });
      const [made] = await during(() => fetch(`${server.address}/graphql`, { method: 'POST', headers, body }));
      return made?.requestId;
    };
    expect(await sent('7f3a9c-proxy.1')).toBe('7f3a9c-proxy.1');
    expect(await sent('a "forged": line')).toMatch(UUID);
  });

  it('has one line for an invalid document, body, address or token, without quoting it', async () => {
    const hidden = 'hunter2-hunter2';
    const made = await during(async () => {
      await ask(server.address, `mutation ($a: String!) { signUp(name: "A", password: ${hidden}) { token } }`);
      await ask(server.address, SUBMIT, { input: { matchId: hidden, version: hidden, move: {} } }, tokens[0]);
      await post(server.address, `{"query": "${hidden}`);
      await fetch(`${server.address}/v1/matches/${hidden}/log?token=${hidden}`);
      await fetch(`${server.address}/${hidden}`);
      await ask(server.address, '{ me { id } }', {}, hidden.padEnd(43, 'x'));
    });
    expect(made.map(({ msg }) => msg)).toEqual(Array(6).fill('Refused'));
    expect(made.map((one) => one.code)).toEqual([
      ...['BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', 'NOT_FOUND', 'NOT_FOUND', 'UNAUTHENTICATED'],
    ]);
    expect(JSON.stringify(made)).not.toContain('hunter2');
  });

  it('has one line for a refused subscription', async () => {
    const missing = '00000000-0000-4000-8000-000000000000';
    const client = live(server.address, tokens[0]);
    const made = await during(async () => {
      const results = client.iterate({ query: `subscription { matchUpdates(id: "${missing}") { version } }` });
      await results.next().catch(() => {});
    });
    await client.dispose();
    expect(made).toMatchObject([
      { msg: 'Refused', code: 'NOT_FOUND', matchId: missing, requestId: expect.any(String) },
    ]);
  });
});

it('requests over the limit are counted but not logged, so that a flood cannot fill the log', async () => {
  const server = await startServer({ RATE_LIMIT: '5' });
  const statuses = [];
  for (let i = 0; i < 15; i++) statuses.push((await ask(server.address, '{ games { id } }')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(server.logged()).not.toContain('RATE_LIMITED');
  const text = await (await fetch(`${server.address}/metrics`)).text();
  expect(text).toMatch(/^arbiter_refusals_total\{code="RATE_LIMITED"\} 10$/m);
  await server.stop();
});

import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../database.ts';
import { ask, firstMove, guest, type Match, match, read, SUBMIT } from '../client.ts';
import {
  askNamed,
  begunOn,
  hops,
  measured,
  type Named,
  sendNamed,
  sidesOf,
  someNodes,
  type TestNode,
} from './some-nodes.ts';

const submitted = z.object({ submitMove: z.object({ match }) });
const MAY = 40;

/** Requests over HTTP that a node has counted as its own. */
const counted = ({ address }: TestNode, status = 200) =>
  measured(
    address,
    `arbiter_http_request_duration_seconds_count{method="POST",route="/graphql",status="${status}"}`,
  ).then((count) => count || 0);

describe('a request whose header names the match of another node', () => {
  let nodes: TestNode[];
  beforeAll(async () => {
    nodes = await someNodes(2, { CORS_ORIGINS: 'https://cards.example' });
  }, 60_000);
  afterAll(async () => {
    for (const node of [...nodes].reverse()) await node.stop();
  });

  it('is done by the owner, and counted there alone: once each, in order', async () => {
    const token = await guest(nodes[0]?.address ?? '', 'Ada');
    const { owner, other, ...made } = await begunOn(nodes, token);
    const before = {
      owner: await counted(owner),
      other: await counted(other),
      hops: await hops(other.address, 'answered'),
    };
    let last: Match = made;
    const versions: number[] = [];
    while (last.decision && versions.length < 12) {
      const input = { matchId: last.id, version: last.version, move: firstMove(last.decision) };
      const told = await askNamed(other.address, SUBMIT, { input }, { match: last.id, token });
      last = submitted.parse(told.data).submitMove.match;
      versions.push(last.version);
    }
    const entries = await rowsOf<{ version: number }>(
      nodes[0]?.databaseUrl ?? '',
      `select version from match_log where match_id = $1 and kind = 'MOVE' order by version`,
      [last.id],
    );
    expect(entries.map(({ version }) => version)).toEqual(versions);
    expect(await counted(owner)).toBe(before.owner + 12);
    expect(await counted(other)).toBe(before.other);
    expect(await hops(other.address, 'answered')).toBe(before.hops + 12);
    expect(await hops(owner.address, 'answered')).toBe(0);
  });

  it('is answered as if it had come there: bodies, codes, headers, whatever is wrong with it', async () => {
    const { address } = nodes[0] ?? { address: '' };
    const [ada, eve] = [await guest(address, 'Ada'), await guest(address, 'Eve')];
    const { id, version, owner, other } = await begunOn(nodes, ada);
    const move = (more: object) =>
      JSON.stringify({ query: SUBMIT, variables: { input: { matchId: id, version, ...more } } });
    const bodies: [string, Partial<Named>][] = [
      [move({ move: { golems: { craft: 'nothing' } } }), { token: ada }],
      [move({ version: version + 9, move: { golems: { pass: true } } }), { token: ada }],
      [move({ move: { golems: { pass: true } } }), { token: eve }],
      [move({ move: { golems: { pass: true } } }), { token: 'no-token-at-all' }],
      [move({ move: { golems: { pass: true } } }), { headers: { authorization: 'Basic no' } }],
      ['{"query":', { token: ada }],
      ['', { token: ada }],
      ['query { me { id } }', { token: ada, headers: { 'content-type': 'text/plain' } }],
      [
        JSON.stringify({ query: '{ nothing }' }),
        { token: ada, headers: { accept: 'application/graphql-response+json' } },
      ],
      [
        JSON.stringify({ query: '{ games { id name } }' }),
        { headers: { 'accept-encoding': 'gzip', origin: 'https://cards.example' } },
      ],
      [JSON.stringify({ query: 'mutation { signInAsGuest { token } }' }).padEnd(257 * 1024), {}],
    ];
    for (const [body, named] of bodies) {
      const [at, from] = await Promise.all(
        [owner, other].map((one) => sendNamed(one.address, body, { match: id, ...named })),
      );
      if (!at || !from) throw new Error('nothing was asked');
      expect(await from.json()).toEqual(await at.json());
      expect(from.status).toBe(at.status);
      expect(plain(from)).toEqual(plain(at));
    }
  });

  it('and lies, or names nothing, is answered as without it, and goes no further than one node', async () => {
    const token = await guest(nodes[0]?.address ?? '', 'Ada');
    const { owner, other, ...made } = await begunOn(nodes, token);
    const another = await untilOf(other, nodes);
    let last: Match = made;
    // Each names a match of the other node, wherever it comes.
    for (const [at, match] of [
      [owner, another],
      [other, made.id],
    ] as const) {
      const input = { matchId: last.id, version: last.version, move: last.decision && firstMove(last.decision) };
      const before = await Promise.all(nodes.map(({ address }) => hops(address, 'answered')));
      last = submitted.parse((await askNamed(at.address, SUBMIT, { input }, { match, token })).data).submitMove.match;
      const after = await Promise.all(nodes.map(({ address }) => hops(address, 'answered')));
      expect(sum(after) - sum(before)).toBe(1);
    }
    for (const match of ['', 'nothing', `${made.id},${made.id}`, `${another}x`, '../../healthz'])
      expect((await read(owner.address, made.id, token)).version).toBe(
        z
          .object({ match: z.object({ version: z.number() }) })
          .parse((await askNamed(other.address, READ, { id: made.id }, { match, token })).data).match.version,
      );
    const flood = Array.from({ length: 200 }, () =>
      askNamed(other.address, READ, { id: randomUUID() }, { match: randomUUID() }),
    );
    for (const { data } of await Promise.all(flood)) expect(data).toEqual({ match: null });
  });

  it('may be sent by pages of other origins, in pieces, and broken off', async () => {
    const token = await guest(nodes[0]?.address ?? '', 'Ada');
    const { id, version, other } = await begunOn(nodes, token);
    const asked = await fetch(`${other.address}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://cards.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'arbiter-match,authorization,content-type',
      },
    });
    expect(asked.headers.get('access-control-allow-headers')).toContain('arbiter-match');
    const body = JSON.stringify({ query: READ, variables: { id } });
    const headers = { 'content-type': 'application/json', 'arbiter-match': id, authorization: `Bearer ${token}` };
    for (const length of [body.length, body.length + 10, undefined]) {
      const sent = request(`${other.address}/graphql`, {
        method: 'POST',
        headers: { ...headers, ...(length && { 'content-length': length }) },
      });
      const heard = new Promise<string>((resolve) => {
        sent
          .on('error', () => resolve(''))
          .on('response', async (response) => {
            let text = '';
            for await (const piece of response) text += piece;
            resolve(text);
          });
      });
      sent.write(body.slice(0, 20));
      await new Promise((resolve) => setTimeout(resolve, 20));
      sent.write(body.slice(20));
      if (length === body.length + 10) sent.destroy();
      else sent.end();
      expect(await heard).toContain(length === body.length + 10 ? '' : `"version":${version}`);
    }
    expect((await ask(other.address, READ, { id }, token)).errors).toBeUndefined();
  });
});

describe('a budget', () => {
  it('is spent at the owner by who asks, from where they ask, once for each request, and names of matches lead past none', async () => {
    const nodes = await someNodes(2, { RATE_LIMIT: String(MAY), TRUST_PROXY: 'loopback' });
    try {
      const id = await untilOf(nodes[0] ?? null, nodes);
      const { owner, other } = await sidesOf(nodes, id);
      const send = (from: string, at = other.address, match = id) =>
        sendNamed(at, JSON.stringify({ query: READ, variables: { id } }), {
          match,
          headers: { 'x-forwarded-for': from },
        });
      for (let left = MAY - 1; left >= 0; left--)
        expect((await send('192.0.2.1')).headers.get('x-ratelimit-remaining')).toBe(String(left));
      const refused = await send('192.0.2.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await send('192.0.2.2')).status).toBe(200);
      // What has been read where it came was counted there.
      for (let left = MAY - 1; left >= MAY - 3; left--)
        expect((await send('192.0.2.3', other.address, '')).headers.get('x-ratelimit-remaining')).toBe(String(left));
      expect(await hops(other.address, 'answered')).toBe(MAY + 5);
      expect((await send('192.0.2.3', owner.address)).headers.get('x-ratelimit-remaining')).toBe(String(MAY - 1));
      expect(await counted(owner, 429)).toBe(1);
    } finally {
      for (const node of nodes.reverse()) await node.stop();
    }
  }, 60_000);
});

/** An id that belongs to a node. */
async function untilOf(node: TestNode | null, nodes: readonly TestNode[]): Promise<string> {
  for (;;) {
    const id = randomUUID();
    if ((await sidesOf(nodes, id)).owner === node) return id;
  }
}

const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];
const TIMES = ['date', 'arbiter-time'];

/** The headers without those of the connection, and without the time. */
function plain({ headers }: Response): Record<string, string> {
  const listed = Object.fromEntries(headers);
  for (const name of [...OF_CONNECTION, ...TIMES]) delete listed[name];
  return listed;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const READ = 'query ($id: ID!) { match(id: $id) { id version } }';

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../database.ts';
import { ask, create, firstMove, get, guest, join, type Match, match, read, resign, SUBMIT } from '../client.ts';
import type { TestServer } from '../server.ts';
import { hops, knows, measured, someNodes } from './some-nodes.ts';

let nodes: TestServer[];
beforeAll(async () => {
  nodes = await someNodes(3);
}, 60_000);
afterAll(async () => {
  for (const node of [...nodes].reverse()) await node.stop();
});

const anyNode = () => nodes[Math.floor(Math.random() * nodes.length)]?.address ?? '';
const submitted = z.object({ submitMove: z.object({ match }) });

async function begun(token: string): Promise<Match> {
  const { invitation } = await create(anyNode(), token, { seats: 2, visibility: 'PRIVATE' });
  return join(anyNode(), token, { invitation, seat: 1 });
}

async function all(outcome: Parameters<typeof hops>[1]): Promise<number> {
  const each = await Promise.all(nodes.map(({ address }) => hops(address, outcome)));
  return each.reduce((sum, count) => sum + count, 0);
}

/** Each move at any node; the versions that were answered. */
async function playAnywhere(token: string, moves: number): Promise<{ id: string; versions: number[] }> {
  let last = await begun(token);
  const versions: number[] = [];
  while (last.decision && versions.length < moves) {
    const input = { matchId: last.id, version: last.version, move: firstMove(last.decision), key: randomUUID() };
    last = (await get(submitted, anyNode(), SUBMIT, { input }, token)).submitMove.match;
    versions.push(last.version);
  }
  return { id: last.id, versions };
}

describe('three nodes, each move at any of them', () => {
  it('are played by the owner of the match: once, in order, and none meets another', async () => {
    const before = await all('answered');
    const token = await guest(anyNode(), 'Ada');
    const played = await Promise.all(Array.from({ length: 6 }, () => playAnywhere(token, 20)));
    for (const { id, versions } of played) {
      expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index));
      const made = await rowsOf<{ version: number }>(
        nodes[0]?.databaseUrl ?? '',
        `select version from match_log where match_id = $1 and kind = 'MOVE' order by version`,
        [id],
      );
      expect(made.map(({ version }) => version)).toEqual(versions);
      await resign(anyNode(), token, id);
      const record = await fetch(`${anyNode()}/v1/matches/${id}/replay`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const verdict = await fetch(`${anyNode()}/v1/replays/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: await record.text(),
      });
      expect(await verdict.json()).toMatchObject({ verdict: 'VERIFIED' });
    }
    expect((await all('answered')) - before).toBeGreaterThan(40); // of 120, two thirds
    const conflicts = await Promise.all(
      nodes.map(({ address }) => measured(address, 'arbiter_conflicts_total{outcome="retried"}')),
    );
    expect(conflicts).toEqual([0, 0, 0]);
    expect(await all('unsure')).toBe(0);
  });

  it('answer the same wherever something is asked: moves that are refused, tokens that are none, wrong documents', async () => {
    const [ada, eve] = [await guest(anyNode(), 'Ada'), await guest(anyNode(), 'Eve')];
    const { id, version } = await begun(ada);
    const asked = [
      { token: ada, input: { matchId: id, version, move: { golems: { craft: 'nothing' } } } },
      { token: ada, input: { matchId: id, version: version + 9, move: { golems: { pass: true } } } },
      { token: eve, input: { matchId: id, version, move: { golems: { pass: true } } } },
      { token: 'no-token-at-all', input: { matchId: id, version, move: { golems: { pass: true } } } },
      { token: ada, input: { matchId: id, version: 'one', move: {} } },
      { token: ada, input: { matchId: randomUUID(), version, move: { golems: { pass: true } } } },
    ];
    for (const { token, input } of asked) {
      const answers = await Promise.all(nodes.map(({ address }) => ask(address, SUBMIT, { input }, token)));
      expect(answers[0]?.errors).toBeDefined();
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    const wrong = `mutation ($input: SubmitMoveInput!) { submitMove(input: $input) { nothing } }`;
    const input = { matchId: id, version, move: { golems: { pass: true } } };
    const answers = await Promise.all(nodes.map(({ address }) => ask(address, wrong, { input }, ada)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const seen = await Promise.all(nodes.map(({ address }) => read(address, id, eve).catch(() => null)));
    expect(seen).toEqual([null, null, null]);
  });

  it('let no stranger in where nodes call: who does not know the secret is cut off, and nothing is done', async () => {
    const [row] = await rowsOf<{ address: string }>(
      nodes[0]?.databaseUrl ?? '',
      'select address from nodes where until > now() limit 1',
    );
    const [, port] = row?.address.split(':') ?? [];
    for (const said of [Buffer.alloc(64, 1), Buffer.from('POST /graphql HTTP/1.1\r\n\r\n'.padEnd(64))]) {
      const socket = connect(Number(port), '127.0.0.1');
      const heard: Buffer[] = [];
      socket.on('data', (data: Buffer) => heard.push(data)).on('error', () => {});
      socket.write(said);
      await new Promise((resolve) => socket.once('close', resolve));
      expect(Buffer.concat(heard)).toHaveLength(32); // something new for each caller, and no more
    }
  });

  it('go on when one stops: whoever asks meanwhile is answered, and its matches are the others’', async () => {
    const token = await guest(anyNode(), 'Ada');
    const played = Promise.all(Array.from({ length: 4 }, () => playAnywhere(token, 60)));
    await new Promise((resolve) => setTimeout(resolve, 150));
    const [stopping] = nodes.splice(2, 1);
    await new Promise((resolve) => setTimeout(resolve, 100)); // nobody dials it any more
    await stopping?.stop();
    for (const { versions } of await played) expect(versions.length).toBeGreaterThan(20);
    for (const { address } of nodes) await knows(address, 2);
    const before = await all('answered');
    await playAnywhere(token, 20).then(() => playAnywhere(token, 20));
    expect((await all('answered')) - before).toBeGreaterThan(5);
  });
});

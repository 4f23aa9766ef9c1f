import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../database.ts';
import { firstMove, guest, type Match, match, SUBMIT } from '../client.ts';
import { RawSocket } from '../sockets/raw-socket.ts';
import { begunOn, hops, measured, someNodes, type TestNode } from './some-nodes.ts';

const submitted = z.object({ data: z.object({ submitMove: z.object({ match }) }) });
const standing = z.object({ data: z.object({ match: z.object({ version: z.number() }) }) });
const READ = 'query ($id: ID!) { match(id: $id) { id version } }';
const UPDATES = 'subscription ($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) { version } }';

describe('moves and reads over a WebSocket, of a match of another node', () => {
  let nodes: TestNode[];
  beforeAll(async () => {
    nodes = await someNodes(2, { RATE_LIMIT: '80' });
  }, 60_000);
  afterAll(async () => {
    for (const node of [...nodes].reverse()) await node.stop();
  });

  const asked = ({ address }: TestNode) =>
    measured(address, 'arbiter_http_request_duration_seconds_count{method="WS",route="/graphql",status="200"}');

  it('are done by the owner, in the order in which they were sent; updates stay with the socket, counted once', async () => {
    const token = await guest(nodes[0]?.address ?? '', 'Ada');
    const { owner, other, ...made } = await begunOn(nodes, token);
    const socket = await new RawSocket(other.address).ready(token);
    socket.subscribe('updates', UPDATES, { id: made.id, after: made.version });
    const before = await hops(other.address, 'answered');
    let last: Match = made;
    for (let n = 1; n <= 8 && last.decision; n++) {
      const input = { matchId: last.id, version: last.version, move: firstMove(last.decision), key: randomUUID() };
      socket.subscribe(`move ${n}`, SUBMIT, { input });
      socket.subscribe(`behind ${n}`, READ, { id: last.id });
      const [move] = await socket.of(`move ${n}`);
      const [behind] = await socket.of(`behind ${n}`);
      last = submitted.parse(move?.payload).data.submitMove.match;
      expect(standing.parse(behind?.payload).data.match.version).toBe(last.version);
    }
    expect((await hops(other.address, 'answered')) - before).toBe(16);
    expect(await asked(other)).toBe(16);
    expect(await asked(owner)).toBeNaN();
    await expect
      .poll(async () => (await socket.of('updates')).map(({ payload }) => JSON.stringify(payload)).join(), {
        timeout: 10_000,
      })
      .toContain(`"version":${last.version}`);
    const log = await rowsOf<{ version: number }>(
      nodes[0]?.databaseUrl ?? '',
      `select version from match_log where match_id = $1 and kind = 'MOVE' order by version`,
      [made.id],
    );
    expect(log).toHaveLength(8);
    await socket.leave();
  });

  it('are refused in the same words, and counted, until the budget is spent', async () => {
    const token = await guest(nodes[0]?.address ?? '', 'Ada');
    const { id, version, owner, other } = await begunOn(nodes, token);
    const sockets = await Promise.all([owner, other].map(({ address }) => new RawSocket(address).ready(token)));
    const inputs = [
      { matchId: id, version, move: { golems: { craft: 'nothing' } } },
      { matchId: id, version: version + 9, move: { golems: { pass: true } } },
      { matchId: id, version: 'one', move: {} },
    ];
    for (const [n, input] of inputs.entries()) {
      for (const socket of sockets) socket.subscribe(`move ${n}`, SUBMIT, { input });
      const [at, from] = await Promise.all(sockets.map((socket) => socket.of(`move ${n}`)));
      expect(from).toEqual(at);
    }
    for (const socket of sockets) socket.subscribe('wrong', 'query ($id: ID!) { match(id: $id) { nothing } }', { id });
    const [at, from] = await Promise.all(sockets.map((socket) => socket.of('wrong')));
    expect(from?.[0]?.type).toBe('error');
    expect(from).toEqual(at);
    const [, socket] = sockets;
    for (let n = 0; n < 90; n++) {
      socket?.subscribe(`read ${n}`, READ, { id });
      const [told] = (await socket?.of(`read ${n}`)) ?? [];
      if (told?.type !== 'error') continue;
      expect(JSON.stringify(told.payload)).toContain('RATE_LIMITED');
      expect(n).toBeGreaterThan(50);
      break;
    }
    expect(JSON.stringify(socket?.heard)).toContain('RATE_LIMITED');
    for (const one of sockets) await one.leave();
  });
});

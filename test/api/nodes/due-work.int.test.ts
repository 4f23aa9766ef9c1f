import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../database.ts';
import { ask, create, firstMove, guest, read, SUBMIT } from '../client.ts';
import { done as doneAt, sidesOf, someNodes, type TestNode } from './some-nodes.ts';

const done = ({ address }: TestNode, verb: Parameters<typeof doneAt>[1]) => doneAt(address, verb);

describe('what a match is woken up for, by whichever node has the job', () => {
  let nodes: TestNode[];
  beforeAll(async () => {
    nodes = await someNodes(2, { ROLE: 'all' });
  }, 60_000);
  afterAll(async () => {
    for (const node of [...nodes].reverse()) await node.stop();
  });

  const address = () => nodes[0]?.address ?? '';
  const entries = (id: string, kind: string) =>
    rowsOf<{ seat: number | null }>(
      nodes[0]?.databaseUrl ?? '',
      'select seat from match_log where match_id = $1 and kind = $2',
      [id, kind],
    );

  it('is done by its owner: bots move there, once for each question', async () => {
    const token = await guest(address(), 'Ada');
    // A bot whose turn is first may have moved before anybody knows whose match it is.
    const before = new Map(await Promise.all(nodes.map(async (node) => [node, await done(node, 'moveBot')] as const)));
    const { id } = await create(address(), token, { bots: [{ level: 'STEADY' }] });
    const { owner, other } = await sidesOf(nodes, id);
    const [atOwner = 0, atOther] = [owner, other].map((node) => before.get(node));
    const ofBot = async () => (await entries(id, 'MOVE')).filter(({ seat }) => seat === 1).length;
    for (const until = Date.now() + 40_000; (await ofBot()) < 6 && Date.now() < until; await sleep(30)) {
      const { decision, version } = await read(other.address, id, token);
      const input = decision && { matchId: id, version, move: firstMove(decision) };
      if (input) await ask(other.address, SUBMIT, { input }, token);
    }
    const moved = await ofBot();
    expect(moved).toBeGreaterThanOrEqual(6);
    // It counts what it has done after it has said so.
    await expect.poll(() => done(owner, 'moveBot'), { timeout: 10_000 }).toBeGreaterThanOrEqual(atOwner + moved);
    expect(await done(other, 'moveBot')).toBe(atOther);
  }, 90_000);

  it('is done by its owner: time runs out there, once', async () => {
    const token = await guest(address(), 'Ada');
    const timeControl = { perDecision: 1 };
    const { id } = await create(address(), token, {
      bots: [{ level: 'STEADY' }],
      timeControl,
      onTimeOut: 'FORFEIT',
      forfeitAfter: 1,
    });
    const { owner, other } = await sidesOf(nodes, id);
    const before = await done(other, 'expireDecision');
    const outs = async () => (await entries(id, 'RESIGNED')).length;
    await expect.poll(outs, { timeout: 40_000 }).toBe(1);
    await sleep(1000);
    expect(await outs()).toBe(1);
    await expect.poll(() => done(owner, 'expireDecision'), { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await done(other, 'expireDecision')).toBe(before);
  }, 90_000);
});

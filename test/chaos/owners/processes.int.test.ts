import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { create, firstMove, get, guest, join, type Match, match, resign, SUBMIT } from '../../api/client.ts';
import { measured } from '../../api/nodes/some-nodes.ts';
import { builtForTests } from '../built-for-tests.ts';
import { childrenOf, parentOf } from '../children.ts';
import { serverProcess } from '../server-process.ts';
import { inFolder } from '../workshop.ts';

const LONG = 180_000;
const submitted = z.object({ submitMove: z.object({ match }) });

/** Moves, each over a connection of its own, so that any process may get it. The match then. */
async function play(address: string, token: string, begun: Match, moves: number): Promise<Match> {
  let last = begun;
  for (let made = 0; made < moves && last.decision; made++) {
    const input = { matchId: last.id, version: last.version, move: firstMove(last.decision), key: randomUUID() };
    const { submitMove } = await get(submitted, address, SUBMIT, { input }, token);
    expect(submitMove.match.version).toBe(last.version + 1);
    last = submitMove.match;
  }
  return last;
}

async function begin(address: string, token: string): Promise<Match> {
  const { invitation } = await create(address, token, { seats: 2, visibility: 'PRIVATE' });
  return join(address, token, { invitation, seat: 1 });
}

const live = (url: string, number: number) => measured(url, `arbiter_live_nodes{process="${number}"}`);

describe('two processes behind one port, on the embedded database', () => {
  const code = builtForTests();

  it('share the matches; one that is killed is replaced, and all of them stop together', { timeout: LONG }, () =>
    inFolder('processes-test', async (folder) => {
      const server = await serverProcess({ code, folder, env: { PROCESSES: '2' } });
      await server.start();
      const { url } = server;
      await expect.poll(async () => [await live(url, 1), await live(url, 2)], { timeout: 20_000 }).toEqual([2, 2]);
      const token = await guest(url, 'Ada');
      const begun = await Promise.all(Array.from({ length: 4 }, () => begin(url, token)));
      const played = await Promise.all(begun.map((one) => play(url, token, one, 15)));
      const hops = await Promise.all(
        [1, 2].map((number) => measured(url, `arbiter_hops_total{outcome="answered",process="${number}"}`)),
      );
      expect(hops.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);

      const before = childrenOf(server.pid());
      process.kill(before[0] ?? 0, 'SIGKILL');
      const again = async (one: Match) => {
        for (;;) {
          const done = await play(url, token, one, 10).catch(() => null); // a connection of the one that is gone
          if (done) return done;
          await expect.poll(() => fetch(`${url}/healthz`).then(({ ok }) => ok), { timeout: 10_000 }).toBe(true);
          one = (await get(z.object({ match }), url, READ, { id: one.id }, token)).match;
        }
      };
      for (const one of await Promise.all(played.map(again))) await resign(url, token, one.id);
      await expect.poll(() => childrenOf(server.pid()).length, { timeout: 20_000 }).toBe(before.length);
      await expect.poll(async () => [await live(url, 1), await live(url, 2)], { timeout: 30_000 }).toEqual([2, 2]);

      const workers = childrenOf(server.pid());
      expect(await server.stop()).toBe(0);
      expect(workers.filter((pid) => parentOf(pid) !== undefined)).toEqual([]);
    }),
  );
});

const READ = `query ($id: ID!) { match(id: $id) { id version status invitation waitingFor yourSeats
  decision { seat choices { label move blank { path from { value } min max } } } } }`;

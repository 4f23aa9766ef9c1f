import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../api/server.ts';
import { mustBecomeReady } from '../../chaos/cluster/health.ts';
import { startMoves } from './moves.ts';
import { hasPatroni, type PatroniCluster, startPatroni } from './patroni.ts';

if (!hasPatroni) console.log('Patroni, HAProxy, etcd or PostgreSQL is not installed: skipping the tests of Patroni.');

describe.skipIf(!hasPatroni)(
  'behind HAProxy and Patroni with a synchronous standby, no acknowledged move is lost',
  () => {
    let cluster: PatroniCluster;
    let nodes: TestServer[];
    const urls = () => nodes.map(({ address }) => address);
    beforeAll(async () => {
      cluster = await startPatroni();
      await cluster.leader();
      const node = () => startServer({ DATABASE_URL: cluster.url, DATABASE_TIMEOUT: '4' });
      nodes = [await node(), await node()];
    });
    afterAll(async () => {
      for (const node of nodes) await node.stop();
      await cluster.stop();
    });

    /** Plays before, during and after a failover. */
    async function survives(about: string, strike: () => Promise<void>): Promise<void> {
      const moves = startMoves(urls());
      await moves.more(100);
      const began = Date.now();
      await strike();
      expect(await mustBecomeReady(urls(), 60_000)).toEqual([]);
      await moves.more(100);
      const { lost, doubled } = await moves.end(cluster.url);
      const gaps = moves.acknowledged.map(({ came }, index) => came - (moves.acknowledged[index - 1]?.came ?? came));
      console.log(
        `${about}: ${moves.acknowledged.length} moves, ${lost.length} lost, ${doubled} doubled; the longest pause took ${Math.max(...gaps)} ms`,
      );
      expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 });
      expect(moves.acknowledged.some(({ sent }) => sent > began)).toBe(true);
      expect(moves.refused).not.toContain('INTERNAL');
    }

    it('when the primary’s machine dies, and when it returns', async () => {
      const dead = await cluster.leader();
      await survives('the primary dies', async () => {
        await dead.kill();
        await cluster.leader(dead);
      });
      await survives('the old primary returns', async () => dead.start());
    });

    it('when Patroni hangs, so that its PostgreSQL goes on as a second primary', async () => {
      const old = await cluster.leader();
      await survives('Patroni hangs', async () => {
        old.signal('SIGSTOP');
        await cluster.leader(old);
      });
      old.signal('SIGCONT');
    });
  },
);

import { expect, test } from 'vitest';
import { stallProxy } from '../../test/chaos/proxy/stall-proxy.ts';
import { cloneDatabase } from '../../test/database.ts';
import type { Handlers } from './job-kinds.ts';
import { openQueues } from './queues.ts';

const limits = { connection: 2000, statement: 2000, answer: 3000 };

test('workers that start while PostgreSQL is silent wait for it without blocking the process', async () => {
  const db = await cloneDatabase();
  const proxy = await stallProxy(db.url);
  const queues = await openQueues({ redisUrl: undefined }, { url: proxy.url, limits }, () => {});
  const ignored = async () => {};
  let swept = 0;
  const handlers: Handlers = {
    expireDecision: ignored,
    moveBot: ignored,
    verifyReplay: ignored,
    analyse: ignored,
    runTournament: ignored,
    deliver: ignored,
    auditCollections: ignored,
    archiveMatches: ignored,
    sweep: async () => {
      swept++;
    },
  };
  const silence = proxy.stallAll();
  queues.work(handlers, { concurrency: 1 });
  // A blocked process would never refuse the wake-up.
  const later = queues.wake('expireDecision', { matchId: 'a', seat: 0, version: 1 }, { delayMs: 60_000 });
  await expect(later).rejects.toThrow();
  silence.resume();
  const sweep = () => queues.wake('sweep', {}, { id: `now-${Date.now()}` }).catch(() => {});
  await expect.poll(() => sweep().then(() => swept), { interval: 500 }).toBeGreaterThan(0);
  await queues.close();
  await proxy.close();
  await db.drop();
});

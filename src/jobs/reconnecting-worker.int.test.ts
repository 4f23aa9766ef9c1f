import { expect, test } from 'vitest';
import { openRelay } from '../../test/chaos/proxy/relay.ts';
import { cloneDatabase } from '../../test/database.ts';
import { openPostgresStore } from './open-job-store.ts';

/** BullMQ checks the version of its tables on a connection of its own. */
const CHECK = '.migration';

test('a worker runs jobs even if PostgreSQL disconnects it while it starts', async () => {
  const db = await cloneDatabase();
  let checks = -1; // the store makes the first check
  const relay = await openRelay(db.url, (link) => (bytes) => {
    if (bytes.includes(CHECK) && ++checks === 1) link.destroy();
    else link.up.write(bytes);
  });
  const queue = await (await openPostgresStore(db)).queue('sweep');
  const workerStore = await openPostgresStore(relay);
  let ran = 0;
  const worker = workerStore.worker('sweep', async () => void ran++, { lookSeconds: 1 });
  worker.on('error', () => {});
  await queue.add('sweep', {}, {});
  await expect.poll(() => ran).toBe(1);
  expect(checks).toBe(2);
  await Promise.all([worker.close(), queue.close()]);
  await relay.close();
  await db.drop();
});

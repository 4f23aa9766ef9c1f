import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { parseConfig } from '../../../src/config.ts';
import { connectionsNeeded } from '../../../src/jobs/connections-needed.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { create, guest } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** Counts connections during `work`. Returns the highest number of connections to a database. */
async function mostDuring(databaseUrl: string, work: () => Promise<unknown>): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let most = 0;
  let over = false;
  const working = awaitedLater(
    work().finally(() => {
      over = true;
    }),
  );
  while (!over) {
    const { rows } = await client.query(
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    most = Math.max(most, rows[0].n);
  }
  await client.end();
  await working;
  return most;
}

it('a node without Redis never opens more connections than it announces', async () => {
  server = await startServer({ DATABASE_POOL: '4', SWEEP_SECONDS: '1' });
  const { address, databaseUrl } = server;
  const token = await guest(address, 'Ada');
  const most = await mostDuring(databaseUrl, async () => {
    for (let round = 0; round < 5; round++) {
      const matches = Array.from({ length: 16 }, () =>
        create(address, token, { seats: 2, bots: [{ level: 'RANDOM' }, { level: 'RANDOM' }] }),
      );
      await Promise.all(matches);
    }
  });
  const needed = connectionsNeeded(parseConfig({ DATABASE_URL: databaseUrl, DATABASE_POOL: '4' }));
  expect(most).toBeLessThanOrEqual(needed);
  expect(most).toBeGreaterThan(needed / 3); // shows that there was real load
});

it('a node warns at the start if PostgreSQL has no room for its connections', async () => {
  server = await startServer({ DATABASE_POOL: '500' });
  expect(server.logged()).toMatch(/room for \d+ more connections, but this node may need 5\d\d/);
});

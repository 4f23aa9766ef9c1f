import { vi } from 'vitest';
import { openPostgresTransport } from '../../src/bus/postgres-transport.ts';
import { limitsOf } from '../../src/db/connection.ts';
import { openPostgresStore } from '../../src/jobs/open-job-store.ts';
import { PostgresMatches } from '../../src/matches/log/postgres-matches.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';
import { TOLL_ROAD } from '../toll-road.ts';
import { describeHeartbeats, describeJobs, describeLine } from './around-matches.ts';
import { describeMatchStore } from './match-store.ts';

const setting = await closeAfterAll(openSetting());
const { context } = await setting.node();
const { url } = setting.db;

describeMatchStore('PostgreSQL', {
  store: new PostgresMatches(context.db, [TOLL_ROAD]),
  now: () => Date.now(),
  player: async (name) => (await setting.player(name)).id,
});

describeHeartbeats('PostgreSQL', context.db.pool, async (ms) => {
  await setting.query(`update heartbeat set at = at - $1 * interval '1 millisecond'`, [ms]);
});

const beside = {
  done: <T>(work: Promise<T>) => work,
  async until(isSo: () => boolean) {
    await vi.waitUntil(isSo, { timeout: 120_000 });
  },
};
describeJobs('PostgreSQL', () => openPostgresStore({ url }), beside);
describeLine('PostgreSQL', (end) => openPostgresTransport(url, limitsOf(), end, () => {}), beside);

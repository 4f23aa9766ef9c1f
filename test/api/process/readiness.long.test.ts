import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { rowsOf } from '../../database.ts';
import { startServer, type TestServer } from '../server.ts';
import { type RefusingPooler, refusingPooler } from './refusing-pooler.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let pooler: RefusingPooler;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-readiness-'));
  postgres = await startEmbeddedPostgres(folder, {}, () => {});
  pooler = await refusingPooler(postgres.url);
  server = await startServer({ DATABASE_URL: pooler.url, DATABASE_TIMEOUT: '15' });
});
afterAll(async () => {
  await server.stop();
  await pooler.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Changes a setting for all connections, including open ones. */
async function set(setting: string): Promise<void> {
  await rowsOf(postgres.url, `alter system set ${setting}`);
  await rowsOf(postgres.url, 'select pg_reload_conf()');
}

const CANNOT_WRITE = {
  'is read-only': {
    begin: () => set('default_transaction_read_only = on'),
    end: () => set('default_transaction_read_only = off'),
  },
  'has lost its synchronous standby, so that every commit hangs': {
    begin: () => set(`synchronous_standby_names = 'lost'`),
    end: () => set(`synchronous_standby_names = ''`),
  },
  'is behind a pooler that turns everyone away': {
    begin: async () => pooler.refuse({ code: '08P01', message: 'server login has been failing, try again later' }),
    end: async () => pooler.refuse(null),
  },
};

describe('a node whose database', () => {
  it.each(Object.entries(CANNOT_WRITE))(
    '%s is alive but not ready, and is ready afterwards',
    async (_, { begin, end }) => {
      const state = async () => {
        const [ready, lives] = await Promise.all(
          ['readyz', 'healthz'].map((path) => fetch(`${server.address}/${path}`)),
        );
        return [ready?.status, await ready?.json(), lives?.status];
      };
      const ready = [200, { status: 'ready', database: 'up' }, 200];
      expect(await state()).toEqual(ready);
      await begin();
      await expect.poll(state).toEqual([503, { status: 'not ready', database: 'down' }, 200]);
      await end();
      await expect.poll(state).toEqual(ready);
    },
  );
});

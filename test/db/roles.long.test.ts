import { expect, it, onTestFinished } from 'vitest';
import { create, guest, playOn } from '../api/client.ts';
import { startServer, type TestServer } from '../api/server.ts';
import { cloneDatabase, createRole, rowsOf } from '../database.ts';
import { runAdmin } from '../run-admin.ts';
import { bareDatabase } from './empty-database.ts';

async function playedOn(databaseUrl: string): Promise<TestServer> {
  const server = await startServer({ DATABASE_URL: databaseUrl });
  const token = await guest(server.address, 'Ada');
  const { id } = await create(server.address, token, { seats: 2, bots: [{ level: 'RANDOM' }] });
  await playOn(server.address, [token], id, 12);
  expect(server.logged()).not.toMatch(/"level":(50|60)|"code":"[0-9A-Z]{5}"/);
  return server;
}

it('a server whose role has a search_path creates and uses its tables in the first schema of that path', async () => {
  const db = await bareDatabase();
  onTestFinished(() => db.close());
  const name = new URL(db.url).pathname.slice(1);
  await db.pool.query('create schema arbiter');
  await db.pool.query(`alter role current_user in database ${name} set search_path = arbiter`);
  const server = await playedOn(db.url);
  await server.stop();
  const tables = await db.pool.query(
    "select distinct table_schema as name from information_schema.tables where table_name in ('players', 'seats', 'match_log')",
  );
  expect(tables.rows).toEqual([{ name: 'arbiter' }]);
});

it('a server whose role may change rows but no tables plays matches and runs jobs', async () => {
  const db = await cloneDatabase();
  const role = await createRole(db.url);
  await role.allowRows();
  const server = await playedOn(role.url);
  onTestFinished(async () => {
    await server.stop();
    await role.drop();
    await db.drop();
  });

  await rowsOf(db.url, 'drop schema bullmq cascade');
  await expect(server.restart()).rejects.toThrow(
    /^DATABASE_URL: .*permission denied.*: run `node dist\/admin.js migrate` as the owner .*\.$/,
  );
  expect(await runAdmin({ DATABASE_URL: db.url }, 'migrate')).toMatchObject({ code: 0 });
  await server.restart();
});

import { expect, it, onTestFinished } from 'vitest';
import { create, guest, playOn } from '../api/client.ts';
import { startServer } from '../api/server.ts';
import { cloneDatabase, createRole, rowsOf } from '../database.ts';
import { runAdmin } from '../run-admin.ts';

it('a server whose role may change rows but no tables plays matches and runs jobs', async () => {
  const db = await cloneDatabase();
  const role = await createRole(db.url);
  await role.allowRows();
  const server = await startServer({ DATABASE_URL: role.url });
  onTestFinished(async () => {
    await server.stop();
    await role.drop();
    await db.drop();
  });
  const token = await guest(server.address, 'Ada');
  const { id } = await create(server.address, token, { seats: 2, bots: [{ level: 'RANDOM' }] });
  await playOn(server.address, [token], id, 12);
  expect(server.logged()).not.toMatch(/"level":(50|60)|"code":"[0-9A-Z]{5}"/);

  await rowsOf(db.url, 'drop schema bullmq cascade');
  await expect(server.restart()).rejects.toThrow(
    /^DATABASE_URL: .*permission denied.*: run `node dist\/admin.js migrate` as the owner .*\.$/,
  );
  expect(await runAdmin({ DATABASE_URL: db.url }, 'migrate')).toMatchObject({ code: 0 });
  await server.restart();
});

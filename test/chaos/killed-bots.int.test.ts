import { expect, it } from 'vitest';
import { builtForTests } from './built-for-tests.ts';
import { asGuest, call, openPool } from './load/graphql-call.ts';
import { serverProcess } from './server-process.ts';
import { inFolder } from './workshop.ts';

const CREATE = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id version } }`;
const LOOK = 'query ($id: ID!) { match(id: $id) { version status } }';

interface Seen {
  id: string;
  version: number;
}

const code = builtForTests();

it('bots that were thinking when the server was killed answer after its restart', { timeout: 240_000 }, async () => {
  await inFolder('killed-bots', async (folder) => {
    const server = await serverProcess({
      code,
      folder,
      env: { SWEEP_SECONDS: '1' },
    });
    await server.start();
    try {
      const before = openPool(server.url, 1);
      const player = await asGuest(before);
      const input = { game: 'spark-of-war', seats: 2, bots: [{ level: 'STRONG' }, { level: 'STRONG' }] };
      const made: Seen[] = [];
      for (let n = 0; n < 3; n++) made.push((await call<{ createMatch: Seen }>(player, CREATE, { input })).createMatch);
      await server.kill();
      await before.destroy();
      await server.start();
      const after = { pool: openPool(server.url, 1), token: player.token };
      const versionOf = async (id: string) => (await call<{ match: Seen }>(after, LOOK, { id })).match.version;
      for (const { id, version } of made)
        await expect.poll(() => versionOf(id), { timeout: 90_000, interval: 500 }).toBeGreaterThan(version + 2);
      await after.pool.destroy();
    } finally {
      await server.stop();
    }
  });
});

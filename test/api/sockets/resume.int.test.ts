import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { openPool } from '../../../src/db/pool.ts';
import * as schema from '../../../src/db/schema.ts';
import { GAMES } from '../../../src/games/index.ts';
import { assembleMatches, type MatchesHandle } from '../../../src/matches/index.ts';
import { playOne, quietBus } from '../../matches/setting.ts';
import { create, guest, join, live } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const UPDATES = 'subscription ($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) { entries { version } } }';
const update = z.object({
  data: z.object({ matchUpdates: z.object({ entries: z.array(z.object({ version: z.number() })) }) }),
});

let server: TestServer;
let pool: pg.Pool;
/** A node that does not announce its writes, so that the server finds them later, all together. */
let silent: MatchesHandle;

beforeAll(async () => {
  server = await startServer();
  pool = openPool(server.databaseUrl, 2, {});
  silent = assembleMatches({
    db: { pool, orm: drizzle(pool, { schema }), atRest: new AtRest() },
    bus: await quietBus(),
    queues: { wake: async () => {} },
    log: { error: console.error, warn: console.warn, debug: () => {} },
    games: GAMES,
  });
});
afterAll(async () => {
  await silent.close();
  await pool.end();
  await server.stop();
});

/** Watches a match as a spectator and collects the versions of its entries. */
function watching(id: string, after: number): { versions: number[]; stop(): unknown } {
  const client = live(server.address);
  const versions: number[] = [];
  client.subscribe(
    { query: UPDATES, variables: { id, after } },
    {
      next: (event) => versions.push(...update.parse(event).data.matchUpdates.entries.map(({ version }) => version)),
      error: () => {}, // the connection was closed
      complete: () => {},
    },
  );
  return { versions, stop: () => client.dispose() };
}

it('spectators who resume in the middle of a frame with several entries get no entry twice', async () => {
  const [ada, bob] = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];
  const { id } = await create(server.address, ada);
  await join(server.address, bob, { matchId: id });
  const first = watching(id, -1);
  await expect.poll(() => first.versions).toEqual([0]);
  for (let moves = 0; moves < 5; moves++) await playOne(silent, { id });
  const resumed = [1, 2, 3, 3, 5].map((after) => ({ after, ...watching(id, after) }));
  await expect.poll(() => first.versions).toEqual([0, 1, 2, 3, 4, 5]);
  await playOne(silent, { id });
  await expect.poll(() => first.versions.at(-1)).toBe(6);
  for (const { after, versions } of resumed) {
    const due = Array.from({ length: 6 - after }, (_, index) => after + 1 + index);
    await expect.poll(() => versions).toEqual(due);
  }
  await Promise.all([first, ...resumed].map(({ stop }) => stop()));
});

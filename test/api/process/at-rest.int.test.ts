import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, create, guest, join } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const KEY = randomBytes(32).toString('base64');

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ AT_REST_KEY: `2026:${KEY}` });
});
afterAll(() => server.stop());

/** Every row of every table, those of the job queues included. */
async function dump(): Promise<string> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
    lines.push(...rows.map(({ row }) => row));
  }
  await client.end();
  return lines.join('\n');
}

it('a server with a key stores no seed and no card, and says nothing of it', async () => {
  const [ada, bob] = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];
  const { id } = await create(server.address, ada, { options: { rounds: 5 }, entropy: 'a-value-of-Adas-own' });
  await join(server.address, bob, { matchId: id });
  const running = await dump();
  expect(running).toContain(id);
  expect(running).not.toContain('cardsMoved');
  expect(running).not.toContain('PRIVATE KEY');
  const query = 'mutation ($id: ID!) { resign(matchId: $id) { seed seedHash seats { entropy } } }';
  const { data } = await ask(server.address, query, { id }, ada);
  const ended = z.object({
    resign: z.object({ seed: z.string(), seats: z.array(z.object({ entropy: z.string().nullable() })) }),
  });
  const { seed, seats } = ended.parse(data).resign;
  expect(seats.map(({ entropy }) => entropy)).toEqual(['a-value-of-Adas-own', null]);
  expect(running).not.toContain(seed);
  expect(`${running}${server.logged()}`).not.toContain(KEY);
  expect(server.logged()).not.toContain('AT_REST_KEY');
});

it('a server without one says so when it starts', async () => {
  const without = await startServer();
  try {
    expect(without.logged()).toContain('AT_REST_KEY is not set');
  } finally {
    await without.stop();
  }
});

import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AtRest } from '../../../src/db/encryption-at-rest.ts';
import { canonical } from '../../../src/engine/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { rowsOf } from '../../database.ts';
import { does, players, read } from '../../tournaments/running/tournament-requests.ts';
import { ask, create, get, guest, join } from '../client.ts';
import { startServer } from '../server.ts';

const KEY = randomBytes(32).toString('base64');

const server = await closeAfterAll(startServer({ AT_REST_KEY: `2026:${KEY}` }));

/** Every row of every table, including the job queues. */
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

it('a server with a key stores and logs no seed and no card in plain text', async () => {
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

const READY = '{ game(id: "valhalla") { deckFormat { ready { key cards { card } } } } }';
const ready = z.object({
  game: z.object({
    deckFormat: z.object({
      ready: z.array(z.object({ key: z.string(), cards: z.array(z.object({ card: z.string() })) })),
    }),
  }),
});

async function seedsOf(table: 'matches' | 'tournaments'): Promise<string[]> {
  const key = { id: '2026', key: Buffer.from(KEY, 'base64') };
  const atRest = new AtRest({ current: key, all: [key] });
  const text = `select id, data_key, seed from ${table} where data_key is not null`;
  const rows = await rowsOf<{ id: string; data_key: string; seed: string }>(server.databaseUrl, text);
  return rows.map((row) => atRest.boxOf(row.id, row.data_key)?.open(row.seed, 'seed') ?? expect.fail('not sealed'));
}

it("a server with a key stores none of an event's secrets in plain text, nor a deck's digest or length", async () => {
  const { address, databaseUrl } = server;
  const [organizer, ann, bob] = await players(address, 3, 'Kept');
  if (!organizer || !ann || !bob) return expect.fail('too few');
  const decks = (await get(ready, address, READY)).game.deckFormat.ready;
  const deckOf = (n: number) => ({ ready: decks[n]?.key });
  const setup = { name: 'Cup', game: 'valhalla', bestOf: 3, grace: 0, decks: 'REGISTERED', decksShown: 'NEVER' };
  const whole = { ...setup, stages: [{ swiss: { rounds: 1 } }] };
  const { id } = await does(address, organizer, 'createTournament', 'CreateTournamentInput', { setup: whole });
  await does(address, organizer, 'openRegistration', 'TournamentInput', { id });
  for (const [n, one] of [ann, bob].entries())
    await does(address, one, 'registerForTournament', 'RegisterInput', { id, deck: deckOf(n) });
  await does(address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  // Another match with other decks, created under an idempotency key.
  const made = { game: 'valhalla', deck: deckOf(2), visibility: 'PUBLIC', onTimeOut: 'ABSENT' };
  const { id: matchId } = await create(address, ann.token, { ...made, key: 'mine' });
  await join(address, bob.token, { matchId, deck: deckOf(3) });
  const played = 'select match_id from tournament_games where tournament_id = $1 and game = 1';
  const running = async () => (await read(address, id)).stages[0]?.rounds[0]?.tables[0]?.matchId ?? null;
  await expect.poll(running).not.toBeNull();
  const first = z.string().parse(await running());
  const give = 'mutation ($id: ID!) { resign(matchId: $id) { status } }';
  await expect.poll(async () => (await ask(address, give, { id: first }, ann.token)).errors).toBeUndefined();
  const verdicts = `select from replays where match_id in (${played})`;
  await expect.poll(async () => (await rowsOf(databaseUrl, verdicts, [id])).length).toBe(1);

  const text = await dump();
  const digest = createHash('sha256').update(canonical(made)).digest('hex');
  const names = decks.flatMap((deck) => deck.cards.map(({ card }) => card));
  const cards = names.filter(({ length }) => length > 7); // encrypted text contains shorter texts by chance
  const secrets = [...(await seedsOf('matches')), ...(await seedsOf('tournaments')), ...cards, digest];
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const lengths = (what: string) => rowsOf(databaseUrl, `select distinct length(${what}`);
  expect(await lengths('deck::text) from seats where deck is not null')).toHaveLength(1);
  expect(await lengths(`facts::text) from tournament_log where kind = 'REGISTERED'`)).toHaveLength(1);
  expect(
    await lengths(`facts::text) from match_log join matches m on m.id = match_id and m.game = 'valhalla'
      where match_log.version = 0`),
  ).toHaveLength(1);
});

it('a server without a key logs a warning at the start', async () => {
  const without = await startServer();
  try {
    expect(without.logged()).toContain('AT_REST_KEY is not set');
  } finally {
    await without.stop();
  }
});

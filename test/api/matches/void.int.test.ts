import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, create, guest, join } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

let before: TestServer;
let after: TestServer;
beforeAll(async () => {
  before = await startServer();
  after = await startServer({ DATABASE_URL: before.databaseUrl, SWEEP_SECONDS: '3600' });
});
afterAll(async () => {
  await after.stop();
  await before.stop();
});

/** Changes the log as if the match had begun with unknown cards, before the server checked decks for them. */
async function haunt(id: string): Promise<void> {
  const client = new pg.Client({ connectionString: before.databaseUrl });
  await client.connect();
  await client.query('alter table match_log disable trigger user');
  const text = `update match_log set facts = regexp_replace(facts::text, '"name":"[^"]+"', '"name":"constructor"', 'g')::json`;
  const { rowCount } = await client.query(`${text} where match_id = $1 and version = 0`, [id]);
  await client.end();
  expect(rowCount).toBe(1);
}

const READ = `query ($id: ID!) { match(id: $id) {
  status waitingFor decision { prompt } view { __typename } table { zones { key } }
  result { why places { place } awards { card } decided scoreTable { label } } entries { nodes { kind text } } } }`;

it('a match frozen by unknown cards becomes void when it is first read, and is readable from then on', async () => {
  const [ann, ben] = await Promise.all([guest(before.address, 'Ann'), guest(before.address, 'Ben')]);
  const { id, invitation } = await create(before.address, ann, { game: 'business-card-battle' });
  await join(before.address, ben, { invitation });
  await haunt(id);

  const stumbled = await ask(after.address, READ, { id }, ann);
  expect(stumbled.errors?.map(({ extensions }) => extensions.code)).toContain('INTERNAL');
  expect(JSON.stringify(stumbled.errors)).not.toContain('constructor');

  for (const address of [after.address, before.address]) {
    const read = await ask(address, READ, { id }, ann);
    expect(read.errors).toBeUndefined();
    const nodes = [{ kind: 'BEGAN' }, { kind: 'VOID', text: expect.stringMatching(/^The match is void/) }];
    const decided = expect.stringMatching(/^The match is void/);
    const result = { why: 'VOID', places: [], awards: [], decided, scoreTable: [] };
    expect(read.data).toMatchObject({
      match: { status: 'FINISHED', waitingFor: [], decision: null, result, entries: { nodes } },
    });
  }
  const metrics = await fetch(`${after.address}/metrics`).then((answer) => answer.text());
  expect(metrics).toContain('\narbiter_void_matches_total 1\n');
  expect(after.logged().match(/match is void: its rules failed/g)).toHaveLength(1);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../database.ts';
import { ask, create, guest, join, playOn, SUBMIT } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const ZONES = 'query ($id: ID!) { match(id: $id) { table { zones { key count cards { number } } } } }';
const HANDS = `query ($id: ID!) { match(id: $id) { view { ... on GolemsView {
  players { seat golemHandCount eventHandCount golemHand { number } eventHand { number } } } } } }`;

const cards = z.array(z.unknown());
const hands = z.object({
  match: z.object({
    view: z.object({
      players: z.array(
        z.object({
          seat: z.number(),
          golemHandCount: z.number(),
          eventHandCount: z.number(),
          golemHand: cards,
          eventHand: cards,
        }),
      ),
    }),
  }),
});

const zones = z.object({
  match: z.object({
    table: z.object({
      zones: z.array(
        z.object({ key: z.string(), count: z.number(), cards: z.array(z.object({ number: z.int().nullable() })) }),
      ),
    }),
  }),
});

describe('secrets of a running match', () => {
  let server: TestServer;
  let ada: string;
  let bob: string;
  let id: string;
  let seed: string;

  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'trace' });
    ada = await guest(server.address, 'Ada');
    bob = await guest(server.address, 'Bob');
    ({ id } = await create(server.address, ada));
    await join(server.address, bob, { matchId: id });
    await playOn(server.address, [ada, bob], id, 15);
    seed = await storedSeed();
  });
  afterAll(() => server.stop());

  async function storedSeed(): Promise<string> {
    const rows = await rowsOf(server.databaseUrl, 'select seed from matches where id = $1', [id]);
    return z.string().parse(rows[0]?.seed);
  }

  const zonesOf = async (token?: string) =>
    zones.parse((await ask(server.address, ZONES, { id }, token)).data).match.table.zones;

  it('the typed view shows each seat its own hand and the size of the others', async () => {
    for (const [token, mine] of [
      [ada, 0],
      [bob, 1],
      [undefined, null],
    ] as const) {
      const { players } = hands.parse((await ask(server.address, HANDS, { id }, token)).data).match.view;
      for (const player of players) {
        const reads = player.seat === mine;
        expect(player.golemHand).toHaveLength(reads ? player.golemHandCount : 0);
        expect(player.eventHand).toHaveLength(reads ? player.eventHandCount : 0);
      }
    }
  });

  it('a seat reads only its own hand, a spectator none, and no viewer a deck', async () => {
    for (const [token, mine] of [
      [ada, '0'],
      [bob, '1'],
      [undefined, 'none'],
    ] as const) {
      for (const zone of await zonesOf(token)) {
        const isHand = /-hand-\d$/.test(zone.key);
        const reads = isHand ? zone.key.endsWith(mine) : !zone.key.endsWith('-deck');
        expect([zone.key, zone.cards.length]).toEqual([zone.key, reads ? zone.count : 0]);
      }
    }
  });

  it('no response names a card that its reader cannot see', async () => {
    const own = async (token: string) => {
      const seen = (await zonesOf(token)).filter((zone) => /-hand-/.test(zone.key)).flatMap(({ cards }) => cards);
      return seen.flatMap(({ number: card }) => (card === null ? [] : [card]));
    };
    const [hers, his] = [await own(ada), await own(bob)];
    for (const [token, hidden] of [
      [ada, his],
      [bob, hers],
      [undefined, [...hers, ...his]],
    ] as const) {
      const { data } = await ask(server.address, entriesOnly, { id }, token);
      const log = await (
        await fetch(
          `${server.address}/v1/matches/${id}/log`,
          token ? { headers: { authorization: `Bearer ${token}` } } : {},
        )
      ).text();
      for (const card of hidden) {
        expect(JSON.stringify(data)).not.toContain(`"number":${card},"name"`);
        expect(log).not.toContain(`"number":${card},"name"`);
      }
    }
  });
  const entriesOnly =
    'query ($id: ID!) { match(id: $id) { entries(after: -1, first: 500) { nodes { text facts { name data } } } } }';

  it('the seed appears in no response, record, refusal or log line', async () => {
    const illegal = { matchId: id, version: 15, move: { golems: { discard: { cards: [999_999] } } } };
    const texts = [
      ...(await Promise.all([ada, bob, undefined].map((token) => ask(server.address, entriesOnly, { id }, token)))),
      ...(await Promise.all([ada, bob].map((token) => ask(server.address, SUBMIT, { input: illegal }, token)))),
      await ask(server.address, 'query ($id: ID!) { match(id: $id) { seed } }', { id }, ada),
    ].map((answer) => JSON.stringify(answer));
    const files = await Promise.all(
      ['log', 'transcript', 'replay'].map(async (file) =>
        (await fetch(`${server.address}/v1/matches/${id}/${file}`)).text(),
      ),
    );
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(texts.at(-1)).toContain('"seed":null');
    for (const text of [...texts, ...files, metrics, server.logged()]) expect(text).not.toContain(seed);
  });

  it('no log line contains a token or a password', async () => {
    const input = { name: 'Careful', password: 'a very secret one' };
    await ask(server.address, 'mutation ($i: SignUpInput!) { signUp(input: $i) { token } }', { i: input });
    await ask(server.address, 'mutation ($i: SignUpInput!) { signUp(input: $i) { nonsense } }', { i: input });
    for (const secret of [ada, bob, input.password]) expect(server.logged()).not.toContain(secret);
    expect(server.logged()).not.toContain('"decks"');
  });

  it('the seed is published at the end and matches the hash published before', async () => {
    const query = 'mutation ($id: ID!) { resign(matchId: $id) { seed seedHash } }';
    const { data } = await ask(server.address, query, { id }, ada);
    const { resign } = z.object({ resign: z.object({ seed: z.string(), seedHash: z.string() }) }).parse(data);
    expect(resign.seed).toBe(seed);
    const { seedHash } = await import('../../../src/engine/index.ts');
    expect(resign.seedHash).toBe(seedHash(seed));
  });
});

describe('a SQL statement that the database refuses', () => {
  it('is logged without its values, which contain the seed', async () => {
    const server = await startServer();
    const ada = await guest(server.address, 'Ada');
    await rowsOf(server.databaseUrl, 'alter table matches add constraint nothing_goes check (false) not valid');
    const query = 'mutation { createMatch(input: { game: "golems" }) { id } }';
    expect((await ask(server.address, query, {}, ada)).errors?.[0]?.extensions.code).toBe('INTERNAL');
    await server.stop();
    expect(server.logged()).toContain('nothing_goes');
    expect(server.logged()).not.toMatch(/[\da-f]{64}/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../database.ts';
import { runAdmin } from '../../run-admin.ts';
import { account, ask, create, get, guest, join, playOn } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const ME = `{ me { collection(game: "business-card-battle") { game { id } card count staked }
  decks { name broken } } }`;
const me = z.object({
  me: z.object({
    collection: z.array(
      z.object({ game: z.object({ id: z.string() }), card: z.string(), count: z.number(), staked: z.number() }),
    ),
    decks: z.array(z.object({ name: z.string(), broken: z.array(z.string()) })),
  }),
});
const game = 'business-card-battle';
const KEEPS = { game, options: { size: 6, stakes: 'forKeeps' } };
const CARDS = [
  { card: 'Hugo Marl', count: 3 },
  { card: 'Petra Loam', count: 3 },
];

describe('collections, from sign-up to the audit', () => {
  let server: TestServer;
  let ada: string;
  let bob: string;
  beforeAll(async () => {
    server = await startServer();
    [ada, bob] = await Promise.all([signUp('Ada'), signUp('Bob')]);
  });
  afterAll(() => server.stop());

  const signUp = (name: string) => account(server.address, name);

  const mine = async (token: string) => (await get(me, server.address, ME, {}, token)).me;
  const countOf = async (token: string, card: string) =>
    (await mine(token)).collection.find((one) => one.card === card)?.count ?? 0;

  async function codeOf(query: string, variables: object, token: string): Promise<unknown> {
    return (await ask(server.address, query, variables, token)).errors?.[0]?.extensions;
  }

  it('checking a draft deck lists every broken rule and saves nothing', async () => {
    const query = 'query ($deck: UnfinishedDeckInput!) { rulesBrokenBy(deck: $deck) }';
    const shape = z.object({ rulesBrokenBy: z.array(z.string()) });
    const broken = async (cards: readonly { card: string; count: number }[]) =>
      (await get(shape, server.address, query, { deck: { game, cards } }, ada)).rulesBrokenBy;
    expect(await broken(CARDS)).toEqual([]);
    expect(await broken([])).toHaveLength(1);
    const many = await broken([{ card: 'Hugo Marl', count: 20 }]);
    expect(many.length).toBeGreaterThan(2); // too many cards, too many of one, and cards not owned
    expect((await mine(ada)).decks).toEqual([]);
    expect(await codeOf(query, { deck: { game: 'golems', cards: [] } }, ada)).toMatchObject({ code: 'BAD_INPUT' });
  });

  it("a new account owns the game's starter set", async () => {
    const shape = z.object({
      game: z.object({ starterSet: z.array(z.object({ card: z.string(), count: z.number() })) }),
    });
    const read = await get(shape, server.address, '{ game(id: "business-card-battle") { starterSet { card count } } }');
    const { collection } = await mine(ada);
    const owned = collection.map(({ card, count }) => ({ card, count }));
    expect(owned).toEqual([...read.game.starterSet].sort((a, b) => (a.card < b.card ? -1 : 1)));
    expect(collection.every((one) => one.game.id === game && one.staked === 0)).toBe(true);
    const golems = await get(
      z.object({ game: z.object({ starterSet: z.null() }) }),
      server.address,
      '{ game(id: "golems") { starterSet { card } } }',
    );
    expect(golems.game.starterSet).toBeNull();
  });

  it("players cannot see each other's collections", async () => {
    const ids = z.object({ me: z.object({ id: z.string() }) });
    const { id } = (await get(ids, server.address, '{ me { id } }', {}, ada)).me;
    const shape = z.object({ player: z.object({ collection: z.array(z.unknown()) }) });
    const query = 'query ($id: ID!) { player(id: $id) { collection { card } } }';
    for (const token of [bob, undefined])
      expect(await get(shape, server.address, query, { id }, token)).toEqual({ player: { collection: [] } });
  });

  it('a guest has the starter set and can play only friendly matches', async () => {
    const token = await guest(server.address, 'Gast');
    expect((await mine(token)).collection).toHaveLength(18);
    const query = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
    expect(await codeOf(query, { input: KEEPS }, token)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await create(server.address, token, { game, deck: { cards: CARDS } })).status).toBe('WAITING');
  });

  it("at the end of a match the loser's card moves, its deck is marked, and the audit agrees", async () => {
    const save = 'mutation ($input: SaveDeckInput!) { saveDeck(input: $input) { id broken } }';
    const shape = z.object({ saveDeck: z.object({ id: z.string(), broken: z.array(z.string()) }) });
    const input = { game, name: 'Two by three', cards: CARDS };
    const { saveDeck } = await get(shape, server.address, save, { input }, ada);
    const { id } = await create(server.address, ada, { ...KEEPS, deck: { saved: saveDeck.id } });
    const staked = (await mine(ada)).collection.filter((one) => one.staked > 0);
    expect(staked.map(({ card, staked: n }) => ({ card, count: n }))).toEqual(CARDS);
    const again = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
    expect(await codeOf(again, { input: { ...KEEPS, deck: { saved: saveDeck.id } } }, ada)).toMatchObject({
      code: 'INVALID_DECK',
      broken: [expect.stringContaining('Hugo Marl'), expect.stringContaining('Petra Loam')],
    });

    await join(server.address, bob, { matchId: id });
    await get(z.unknown(), server.address, 'mutation ($id: ID!) { resign(matchId: $id) { status } }', { id }, ada);
    await playOn(server.address, [bob, ada], id, 5);
    const result = z.object({
      match: z.object({
        options: z.object({ stakes: z.literal('forKeeps') }),
        result: z.object({ awards: z.array(z.object({ card: z.string(), from: z.literal(0), to: z.literal(1) })) }),
      }),
    });
    const query = 'query ($id: ID!) { match(id: $id) { options result { awards { card from to } } } }';
    const { match } = await get(result, server.address, query, { id });
    const prize = match.result.awards[0]?.card ?? '';
    expect([await countOf(ada, prize), await countOf(bob, prize)]).toEqual([2, 4]);
    const { decks, collection } = await mine(ada);
    expect(decks).toEqual([{ name: 'Two by three', broken: [`You own 2 of ${prize}, but the deck has 3.`] }]);
    expect(collection.every((one) => one.staked === 0)).toBe(true);

    expect(await audit()).toMatchObject({ code: 0, out: expect.stringMatching(/^Every card is accounted for: /) });
  });

  it('the audit command exits with 1 if a card was forged', async () => {
    await rowsOf(server.databaseUrl, "update collections set count = count + 1 where card = 'Edda Brook'");
    const { code, out } = await audit();
    expect(code).toBe(1);
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^player .*: it owns 4 of Edda Brook, but 3 are accounted for$/),
      expect.stringMatching(/^player .*: it owns 4 of Edda Brook, but 3 are accounted for$/),
      expect.stringMatching(/^2 discrepancies among 2 accounts, 110 cards, 1 matches for keeps, 1 prizes\.$/),
    ]);
  });

  const audit = () => runAdmin({ DATABASE_URL: server.databaseUrl }, 'audit');
});

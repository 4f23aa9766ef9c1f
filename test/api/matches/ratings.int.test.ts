import { expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { account, ask, create, get, join, resign } from '../client.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer());
const { address } = server;
const RATED = { game: 'golems', rated: true, timeControl: { perDecision: 60 } };

const CHANGES = `query ($id: ID!) { match(id: $id) { rated speed seats { player { id } rating { points provisional } }
  ratingChanges { seat before after change provisional }
  result { decided scoreTable { label kind decisive values { seat value detail } } } } }`;
const changes = z.object({
  match: z.object({
    rated: z.boolean(),
    speed: z.string(),
    seats: z.array(
      z.object({
        player: z.object({ id: z.string() }),
        rating: z.object({ points: z.int(), provisional: z.boolean() }).nullable(),
      }),
    ),
    ratingChanges: z.array(
      z.object({ seat: z.int(), before: z.int(), after: z.int(), change: z.int(), provisional: z.boolean() }),
    ),
    result: z.object({ decided: z.string(), scoreTable: z.array(z.unknown()) }).nullable(),
  }),
});

it('a finished rated match shows in the match, the players, and over REST with an ETag', async () => {
  const [ann, bob] = [await account(address, 'Ann'), await account(address, 'Bob')];
  const { id } = await create(address, ann, RATED);
  await join(address, bob, { matchId: id });
  await resign(address, bob, id);
  const read = async () => (await get(changes, address, CHANGES, { id }, ann)).match;
  await expect.poll(async () => (await read()).ratingChanges.length, { timeout: 10_000 }).toBe(2);
  const { seats, ratingChanges, result, ...match } = await read();
  expect(match).toEqual({ rated: true, speed: 'LIVE' });
  const [won, lost] = ratingChanges;
  const values = (...of: [number, number]) => of.map((value, seat) => ({ seat, value, detail: null }));
  expect(result?.decided).toBe('Bob resigned');
  expect(result?.scoreTable[0]).toEqual({
    label: 'Wizard hits',
    kind: 'FIGURE',
    decisive: false,
    values: values(5, 0),
  });
  expect([won?.provisional, lost?.provisional]).toEqual([true, true]);
  expect((await get(changes, address, CHANGES, { id })).match.ratingChanges).toEqual(ratingChanges); // a stranger
  expect([won?.before, lost?.before]).toEqual([1500, 1500]);
  expect(won?.change).toBeGreaterThan(0);
  expect(seats.map(({ rating }) => rating)).toEqual([
    { points: won?.after, provisional: true },
    { points: lost?.after, provisional: true },
  ]);
  const query = `query ($id: ID!) { player(id: $id) { ratings { points matches game { id } }
    ratingHistory(game: "golems", speed: LIVE) { matchId change } } }`;
  const player = seats[0]?.player.id ?? '';
  expect((await ask(address, query, { id: player }, bob)).data).toEqual({
    player: {
      ratings: [{ points: won?.after, matches: 1, game: { id: 'golems' } }],
      ratingHistory: [{ matchId: id, change: won?.change }],
    },
  });
  const first = await fetch(`${address}/v1/players/${player}/ratings`);
  expect(await first.json()).toMatchObject([{ game: 'golems', speed: 'LIVE', points: won?.after, matches: 1 }]);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await fetch(`${address}/v1/players/${player}/ratings`, { headers })).status).toBe(304);
  const board = await fetch(`${address}/v1/games/golems/leaderboards/LIVE`);
  expect([board.status, await board.json()]).toEqual([200, []]);
});

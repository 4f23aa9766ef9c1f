import { expect, test } from 'vitest';
import { z } from 'zod';
import { fastRandom } from '../../../src/engine/index.ts';
import { codeOf, get, live } from '../../api/client.ts';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { rowsOf } from '../../database.ts';
import {
  answerAll,
  does,
  type Entered,
  entered,
  eventually,
  playedUntil,
  players,
  read,
} from './tournament-requests.ts';

const server = await closeAfterAll(startServer({ AT_REST_KEY: `2026:${Buffer.alloc(32, 7).toString('base64url')}` }));

async function account(name: string): Promise<Entered> {
  const [one] = await players(server.address, 1, name);
  return one ?? expect.fail('no player');
}

const begin = (organizer: Entered, id: string) =>
  does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });

test('when time is called, games end as the organizer chose and record the reason', async () => {
  const [field, organizer] = [await players(server.address, 2, 'Slow'), await account('Clock')];
  const setup = { name: 'Cup', game: 'golems', atTime: 'DRAW', stages: [{ swiss: { rounds: 1 } }] };
  const id = await entered(server.address, organizer, setup, field);
  await begin(organizer, id);
  await eventually(
    () => rowsOf(server.databaseUrl, `select from matches where tournament_id = $1 and status = 'RUNNING'`, [id]),
    (rows) => rows.length === 1,
  );
  await does(server.address, organizer, 'callTime', 'TournamentInput', { id });
  const last = await eventually(
    () => read(server.address, id),
    ({ status }) => status === 'FINISHED',
  );
  expect(last.stages[0]?.rounds[0]?.tables[0]?.games[0]?.places).toEqual([1, 1]);
  const [match] = await rowsOf<{ result: unknown }>(
    server.databaseUrl,
    'select result from matches where tournament_id = $1',
    [id],
  );
  expect(match?.result).toMatchObject({ ranks: [1, 1], why: 'TIME_CALLED' });
});

test('a start time is read in any time zone and refused if it is not a time', async () => {
  const organizer = await account('Morning');
  const shape = z.object({ it: z.object({ setup: z.object({ startsAt: z.string() }) }) });
  const made =
    'mutation ($input: CreateTournamentInput!) { it: createTournament(input: $input) { setup { startsAt } } }';
  const withStart = (startsAt: unknown) => ({ input: { setup: { name: 'Cup', game: 'golems', startsAt } } });
  const { it: sent } = await get(shape, server.address, made, withStart('2030-01-31T19:05:09+01:00'), organizer.token);
  expect(sent.setup.startsAt).toBe('2030-01-31T18:05:09.000Z');
  const written = `mutation { it: createTournament(input: { setup: { name: "Cup", game: "golems",
    startsAt: "2030-01-31T18:05:09.123Z" } }) { setup { startsAt } } }`;
  const { it: said } = await get(shape, server.address, written, {}, organizer.token);
  expect(said.setup.startsAt).toBe('2030-01-31T18:05:09.123Z');
  for (const wrong of ['tomorrow', '2030-02-31', 1_893_456_000_000, '2030-13-01T00:00:00Z'])
    expect([wrong, await codeOf(server.address, made, withStart(wrong), organizer.token)]).toEqual([
      wrong,
      'BAD_INPUT',
    ]);
});

test('the members of a team agree and sit on one side', async () => {
  const [field, organizer] = [await players(server.address, 4, 'Mate'), await account('Captain')];
  const [a, b, c, d] = field;
  if (!a || !b || !c || !d) return expect.fail('too few');
  const setup = {
    name: 'Teams',
    game: 'spark-of-war',
    options: { mode: 'faceOff' },
    teamSize: 2,
    grace: 0,
    stages: [{ swiss: { rounds: 1 } }],
  };
  const { id } = await does(server.address, organizer, 'createTournament', 'CreateTournamentInput', { setup });
  await does(server.address, organizer, 'openRegistration', 'TournamentInput', { id });
  for (const [captain, mate] of [
    [a, b],
    [c, d],
  ] as const) {
    await does(server.address, captain, 'registerForTournament', 'RegisterInput', {
      id,
      members: [captain.id, mate.id],
    });
    await does(server.address, mate, 'agreeToTournament', 'TournamentDeckInput', { id });
  }
  await begin(organizer, id);
  const last = await playedUntil(server.address, id, field, { random: fastRandom(5), resigns: 1 });
  expect(last.status).toBe('FINISHED');
  const seats = await rowsOf<{ player_id: string }>(
    server.databaseUrl,
    'select s.player_id from seats s join matches m on m.id = s.match_id where m.tournament_id = $1 order by seat',
    [id],
  );
  const sides = seats.map(({ player_id }) => ([a.id, b.id].includes(player_id) ? 'a' : 'c')).join('');
  expect(['acac', 'caca']).toContain(sides);
});

test('a registered deck is visible only to its player before the end, on every channel', async () => {
  const [field, organizer] = [await players(server.address, 2, 'Deck'), await account('Deckmaster')];
  const setup = { name: 'Decks', game: 'valhalla', decks: 'REGISTERED', grace: 0, stages: [{ swiss: { rounds: 1 } }] };
  const { id } = await does(server.address, organizer, 'createTournament', 'CreateTournamentInput', { setup });
  await does(server.address, organizer, 'openRegistration', 'TournamentInput', { id });
  const register = 'mutation ($i: RegisterInput!) { registerForTournament(input: $i) { id } }';
  const [ann, bob] = field;
  if (!ann || !bob) return expect.fail('too few');
  expect(await codeOf(server.address, register, { i: { id } }, ann.token)).toBe('BAD_INPUT');
  const decks = z.object({
    game: z.object({ deckFormat: z.object({ ready: z.array(z.object({ key: z.string() })) }) }),
  });
  const format = '{ game(id: "valhalla") { deckFormat { ready { key } } } }';
  const { game } = await get(decks, server.address, format);
  const [ready] = game.deckFormat.ready;
  const deck = { ready: ready?.key };
  await does(server.address, ann, 'registerForTournament', 'RegisterInput', { id, deck });
  await does(server.address, organizer, 'registerForTournament', 'RegisterInput', { id, members: [bob.id] });
  const agree = 'mutation ($i: TournamentDeckInput!) { agreeToTournament(input: $i) { id } }';
  expect(await codeOf(server.address, agree, { i: { id } }, bob.token)).toBe('BAD_INPUT');
  await does(server.address, bob, 'agreeToTournament', 'TournamentDeckInput', { id, deck });
  const SEEN = `query ($id: ID!) { tournament(id: $id) { entrants { members { deck } } entries { entries { input } } } }`;
  const decksSeen = async (token?: string) => {
    const text = JSON.stringify(await get(z.unknown(), server.address, SEEN, { id }, token));
    return (text.match(/"card"/g) ?? []).length;
  };
  const own = await decksSeen(ann.token);
  expect(own).toBeGreaterThan(0);
  expect([await decksSeen(), await decksSeen(organizer.token)]).toEqual([0, 0]);
  await begin(organizer, id);
  expect(await decksSeen(bob.token)).toBe(own);
  await playedUntil(server.address, id, field, { random: fastRandom(6), resigns: 1 });
  expect(await decksSeen()).toBe(2 * own);
});

test('the database holds neither the seed nor any input unencrypted', async () => {
  const logs = await rowsOf<{ line: string }>(
    server.databaseUrl,
    'select tournament_log::text as line from tournament_log',
  );
  const rows = await rowsOf<{ seed: string; data_key: string }>(
    server.databaseUrl,
    'select seed, data_key from tournaments',
  );
  expect(logs.length).toBeGreaterThan(5);
  expect(logs.filter(({ line }) => /card|setup|entrant/.test(line))).toEqual([]);
  expect(rows.filter(({ seed, data_key }) => /^[\da-f]{64}$/.test(seed) || !data_key)).toEqual([]);
});

test('updates arrive in order, without a gap, from any version', async () => {
  const [field, organizer] = [await players(server.address, 2, 'Watched'), await account('Watcher')];
  const setup = { name: 'Seen', game: 'golems', stages: [{ swiss: { rounds: 1 } }] };
  const id = await entered(server.address, organizer, setup, field);
  const seen: number[] = [];
  const client = live(server.address);
  const query = `subscription { tournamentUpdates(id: "${id}", after: 1) { version entries { version kind } tournament { version } } }`;
  const over = new Promise<void>((resolve, reject) => {
    const update = z.object({
      data: z.object({ tournamentUpdates: z.object({ entries: z.array(z.object({ version: z.number() })) }) }),
    });
    const next = (event: unknown) => {
      seen.push(...update.parse(event).data.tournamentUpdates.entries.map(({ version }) => version));
    };
    client.subscribe({ query }, { next, error: reject, complete: resolve });
  });
  await begin(organizer, id);
  const play = { random: fastRandom(7), resigns: 1 };
  const last = await playedUntil(server.address, id, field, play);
  await over;
  expect(seen).toEqual(Array.from({ length: last.version - 1 }, (_, index) => index + 2));
  await client.dispose();
  expect(await answerAll(server.address, field, play)).toBe(0);
});

test('a request repeated with its key runs once; another request with the key is refused', async () => {
  const organizer = await account('Twice');
  const input = { setup: { name: 'Once', game: 'golems' }, key: 'k' };
  const first = await does(server.address, organizer, 'createTournament', 'CreateTournamentInput', input);
  expect(await does(server.address, organizer, 'createTournament', 'CreateTournamentInput', input)).toEqual(first);
  const other = { ...input, setup: { name: 'Other', game: 'golems' } };
  const create = 'mutation ($i: CreateTournamentInput!) { createTournament(input: $i) { id } }';
  expect(await codeOf(server.address, create, { i: other }, organizer.token)).toBe('BAD_INPUT');
  const open = { id: first.id, key: 'o' };
  const opened = await does(server.address, organizer, 'openRegistration', 'TournamentInput', open);
  expect(await does(server.address, organizer, 'openRegistration', 'TournamentInput', open)).toEqual(opened);
});

test('a draft is visible only to its organizer, and a private tournament only to its players', async () => {
  const [organizer, stranger] = [await account('Hidden'), await account('Curious')];
  const setup = { name: 'Hidden', game: 'golems', visibility: 'PRIVATE', registration: 'INVITATION' };
  const { id } = await does(server.address, organizer, 'createTournament', 'CreateTournamentInput', { setup });
  const it = z.object({ tournament: z.object({ invitation: z.string().nullable() }).nullable() });
  const look = (token: string, invitation = '') =>
    get(
      it,
      server.address,
      `query ($i: String) { tournament(id: "${id}", invitation: $i) { invitation } }`,
      { i: invitation },
      token,
    );
  expect((await look(stranger.token)).tournament).toBeNull();
  await does(server.address, organizer, 'openRegistration', 'TournamentInput', { id });
  expect((await look(stranger.token)).tournament).toBeNull();
  const { tournament } = await look(organizer.token);
  const invitation = tournament?.invitation ?? '';
  expect((await look(stranger.token, invitation)).tournament).toEqual({ invitation: null });
  await does(server.address, stranger, 'registerForTournament', 'RegisterInput', { id, invitation });
  expect((await look(stranger.token)).tournament).toEqual({ invitation: null });
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, get, resign } from '../../api/client.ts';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { rowsOf } from '../../database.ts';
import { does, type Entered, entered, eventually, players, read } from './tournament-requests.ts';

const server = await closeAfterAll(startServer());

async function account(name: string): Promise<Entered> {
  const [one] = await players(server.address, 1, name);
  return one ?? expect.fail('no player');
}

const asks = (mutation: string, type: string) =>
  `mutation ($input: ${type}!) { it: ${mutation}(input: $input) { id } }`;
const refusedWith = (by: { token: string }, mutation: string, type: string, input: object) =>
  codeOf(server.address, asks(mutation, type), { input }, by.token);
const matchesOf = (id: string) =>
  rowsOf<{ id: string; status: string; why: string | null }>(
    server.databaseUrl,
    `select id, status, result->>'why' as why from matches where tournament_id = $1 order by created_at, id`,
    [id],
  );
const GOLEMS = { name: 'Cup', game: 'golems', stages: [{ swiss: { rounds: 2 } }] };

/** Creates an API key with these scopes for a player. */
async function keyOf({ token }: Entered, scopes: string[]): Promise<{ token: string }> {
  const made = z.object({ createApiKey: z.object({ secret: z.string() }) });
  const create = 'mutation ($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret } }';
  const { createApiKey } = await get(made, server.address, create, { i: { name: 'Script', scopes } }, token);
  return { token: createApiKey.secret };
}

describe('a running match', () => {
  test('ends when its tournament is cancelled, and has no result', async () => {
    const [field, organizer] = [await players(server.address, 2, 'Early'), await account('Off')];
    const id = await entered(server.address, organizer, GOLEMS, field);
    await does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
    await eventually(
      () => matchesOf(id),
      ([match]) => match?.status === 'RUNNING',
    );
    await does(server.address, organizer, 'cancelTournament', 'TournamentReasonInput', { id, reason: 'fire' });
    const [match] = await eventually(
      () => matchesOf(id),
      ([one]) => one?.status === 'FINISHED',
    );
    expect(match?.why).toBe('CANCELLED');
    const seen = await read(server.address, id);
    expect([seen.status, seen.places]).toEqual(['CANCELLED', []]);
  });

  test('ends when its round is undone before a result', async () => {
    const [field, organizer] = [await players(server.address, 2, 'Again'), await account('Redraw')];
    const id = await entered(server.address, organizer, GOLEMS, field);
    await does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
    const running = () =>
      eventually(
        () => matchesOf(id),
        (all) => all.some(({ status }) => status === 'RUNNING'),
      );
    const [old] = await running();
    await does(server.address, organizer, 'undoRound', 'TournamentInput', { id });
    const all = await eventually(
      () => matchesOf(id),
      (now) => now.some((one) => one.id !== old?.id && one.status === 'RUNNING') && now.some(({ why }) => why !== null),
    );
    expect(all.find((one) => one.id === old?.id)?.why).toBe('UNDONE');
    const next = all.find(({ status }) => status === 'RUNNING')?.id ?? expect.fail('no match');
    await does(server.address, organizer, 'pairRound', 'PairRoundInput', { id, tables: [[2, 1]] });
    await eventually(
      () => matchesOf(id),
      (now) => now.filter(({ why }) => why === 'UNDONE').length === 2 && now.some(({ status }) => status === 'RUNNING'),
    );
    expect((await matchesOf(id)).find((one) => one.id === next)?.why).toBe('UNDONE');
    const live = (await matchesOf(id)).find(({ status }) => status === 'RUNNING')?.id ?? expect.fail('no match');
    await resign(server.address, field[0]?.token ?? '', live);
    await eventually(
      () => read(server.address, id),
      ({ stages }) => (stages[0]?.rounds.length ?? 0) === 2,
    );
    const seen = await read(server.address, id);
    expect(seen.stages[0]?.rounds[0]?.tables[0]?.games[0]?.match?.id).toBe(live);
  });
});

describe('a team', () => {
  test.each([
    ['no sides', { game: 'golems' }],
    ['no sides with these options', { game: 'spark-of-war', options: { mode: 'freeForAll' } }],
    ['two only', { game: 'spark-of-war', options: { mode: 'faceOff' }, seats: 3 }],
  ])('is refused if a game has %s', async (which, more) => {
    const organizer = await account(`S ${which}`.slice(0, 20).trim());
    const input = { setup: { name: 'Teams', teamSize: 2, ...more } };
    expect(await refusedWith(organizer, 'createTournament', 'CreateTournamentInput', input)).toBe('BAD_INPUT');
  });

  test('that was incomplete at the start no longer takes part', async () => {
    const [organizer, ann, ben, cleo, dan, eve, fay] = await players(server.address, 7, 'Half');
    if (!organizer || !ann || !ben || !cleo || !dan || !eve || !fay) return expect.fail('too few');
    const setup = { name: 'Teams', game: 'spark-of-war', options: { mode: 'faceOff' }, teamSize: 2 };
    const id = await entered(server.address, organizer, setup, []);
    for (const [one, mate] of [
      [ann, ben],
      [cleo, dan],
      [eve, fay],
    ] as const)
      await does(server.address, one, 'registerForTournament', 'RegisterInput', { id, members: [one.id, mate.id] });
    for (const mate of [ben, dan]) await does(server.address, mate, 'agreeToTournament', 'TournamentDeckInput', { id });
    await does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
    const rows = await rowsOf<{ player_id: string }>(
      server.databaseUrl,
      'select player_id from tournament_members where tournament_id = $1',
      [id],
    );
    expect(rows.map(({ player_id }) => player_id).sort()).toEqual([ann, ben, cleo, dan].map((one) => one.id).sort());
  });
});

describe('a key', () => {
  test('with the scope PLAY acts for other players no more than its owner may as a player', async () => {
    const [field, organizer] = [await players(server.address, 3, 'Keyed'), await account('Keys')];
    const id = await entered(server.address, organizer, GOLEMS, field);
    const [play, organize] = [await keyOf(organizer, ['PLAY']), await keyOf(organizer, ['ORGANIZE'])];
    const [ann] = field;
    if (!ann) return expect.fail('no player');
    const of = { id, entrant: 1 };
    expect(await refusedWith(play, 'unregisterFromTournament', 'EntrantInput', of)).toBe('FORBIDDEN');
    const other = await account('Entered');
    const register = { id, members: [other.id] };
    expect(await refusedWith(play, 'registerForTournament', 'RegisterInput', register)).toBe('FORBIDDEN');
    await does(server.address, organize, 'registerForTournament', 'RegisterInput', register);
    await does(server.address, organize, 'unregisterFromTournament', 'EntrantInput', of);
    const own = await keyOf(field[1] ?? ann, ['PLAY']);
    await does(server.address, own, 'unregisterFromTournament', 'EntrantInput', { id });
    expect((await read(server.address, id)).entrants.filter(({ gone }) => gone === 'UNREGISTERED')).toHaveLength(2);
  });
});

describe('a refusal', () => {
  test('does not reveal the end to a viewer who sees the tournament late', async () => {
    const [field, organizer] = [await players(server.address, 2, 'Late'), await account('Show')];
    const id = await entered(server.address, organizer, { ...GOLEMS, broadcastDelay: 3600 }, field);
    await does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
    const stranger = await account('Spectator');
    const questions: [string, string, object][] = [
      ['registerForTournament', 'RegisterInput', { id }],
      ['pauseTournament', 'TournamentReasonInput', { id, reason: '' }],
      ['cancelTournament', 'TournamentReasonInput', { id, reason: '' }],
      ['appointOfficial', 'OfficialInput', { id, player: stranger.id, role: 'JUDGE' }],
      ['ruleTable', 'RuleTableInput', { id, stage: 1, round: 1, table: 1, reason: '' }],
    ];
    const answers = () => Promise.all(questions.map((one) => refusedWith(stranger, ...one)));
    await does(server.address, organizer, 'cancelTournament', 'TournamentReasonInput', { id, reason: 'fire' });
    expect((await read(server.address, id, stranger.token)).status).not.toBe('CANCELLED');
    for (const code of await answers()) expect(code).toBe('FORBIDDEN');
    expect(await refusedWith(organizer, 'pauseTournament', 'TournamentReasonInput', { id })).toBe('TOURNAMENT_OVER');
  });
});

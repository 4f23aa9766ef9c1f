import { expect, test } from 'vitest';
import { z } from 'zod';
import { codeOf, get, live, resign } from '../../api/client.ts';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { does, type Entered, entered, eventually, players, read, type TournamentView } from './tournament-requests.ts';

const server = await closeAfterAll(startServer());

const SETUP = { name: 'Shown', game: 'business-card-battle', stages: [{ swiss: { rounds: 2 } }] };

/** A broadcast delay in seconds, longer than this test takes. */
const LONG = 3600;

async function account(name: string): Promise<Entered> {
  const [one] = await players(server.address, 1, name);
  return one ?? expect.fail('no player');
}

/** Creates a running Swiss of four with a judge and a commentator. */
async function cup(name: string, broadcastDelay: number) {
  const { address } = server;
  const field = await players(address, 4, name);
  const [organizer, judge, commentator] = [
    await account(`${name} Host`),
    await account(`${name} Judge`),
    await account(`${name} Voice`),
  ];
  const id = await entered(address, organizer, { ...SETUP, name, broadcastDelay }, field);
  for (const [{ id: player }, role] of [[judge, 'JUDGE'] as const, [commentator, 'COMMENTATOR'] as const])
    await does(address, organizer, 'appointOfficial', 'OfficialInput', { id, player, role });
  const { version: before } = await read(address, id);
  await does(address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  return { id, field, organizer, judge, commentator, before };
}

const roundsOf = ({ stages }: TournamentView) => stages.flatMap(({ rounds }) => rounds);

/** Resigns the game at a table for its first entrant. */
async function loses(organizer: Entered, id: string, field: readonly Entered[], round: number, table: number) {
  const { address } = server;
  const at = (seen: TournamentView) => roundsOf(seen)[round - 1]?.tables[table - 1];
  const there = await eventually(
    () => read(address, id, organizer.token),
    (seen) => !!at(seen)?.matchId,
  );
  const { entrants, matchId } = at(there) ?? expect.fail();
  const loser = field[(entrants[0]?.number ?? 0) - 1] ?? expect.fail();
  await eventually(
    () =>
      resign(address, loser.token, matchId ?? '').then(
        () => true,
        () => false, // the match does not exist yet
      ),
    (done) => done,
  );
  await eventually(
    () => read(address, id, organizer.token),
    (seen) => at(seen)?.over === true,
  );
  return entrants.map(({ number }) => number);
}

async function exported(id: string, name: string, token?: string): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${server.address}/v1/tournaments/${id}/${name}`, { headers });
  expect(answer.status, name).toBe(200);
  return answer.text();
}

const lines = z.array(
  z.object({ round: z.number(), over: z.boolean(), entrants: z.array(z.object({ entrant: z.number() })) }),
);
const pairings = async (id: string, token?: string) =>
  lines.parse(JSON.parse(await exported(id, 'pairings.json', token)));

const listed = z.object({
  tournaments: z.object({ totalCount: z.number(), nodes: z.array(z.object({ id: z.string() })) }),
});
async function isListed(id: string, status: string, token?: string): Promise<boolean> {
  const query = 'query ($f: TournamentFilter) { tournaments(filter: $f, first: 50) { totalCount nodes { id } } }';
  const { tournaments } = await get(listed, server.address, query, { f: { status } }, token);
  expect(tournaments.totalCount).toBe(tournaments.nodes.length);
  return tournaments.nodes.some((one) => one.id === id);
}

const update = z.object({
  data: z.object({
    tournamentUpdates: z.object({
      version: z.number(),
      entries: z.array(z.object({ version: z.number(), at: z.iso.datetime(), kind: z.string() })),
      tournament: z.object({
        status: z.string(),
        stages: z.array(z.object({ rounds: z.array(z.object({ tableCount: z.number() })) })),
      }),
    }),
  }),
});
type Update = z.infer<typeof update>['data']['tournamentUpdates'] & { heard: number };

/** Collects all updates of a tournament after a version. */
function heardBy(id: string, after: number, token?: string) {
  const heard: Update[] = [];
  const client = live(server.address, token);
  const query = `subscription { tournamentUpdates(id: "${id}", after: ${after}) { version entries { version at kind }
    tournament { status stages { rounds { tableCount } } } } }`;
  const over = new Promise<void>((resolve, reject) => {
    const next = (event: unknown) => {
      heard.push({ ...update.parse(event).data.tournamentUpdates, heard: Date.now() });
    };
    client.subscribe({ query }, { next, error: reject, complete: resolve });
  });
  return { heard, over, close: () => client.dispose() };
}

/** Returns the tables of the first round after a table number, as a player sees them. */
async function tablesAfter(id: string, after: number, token: string): Promise<number[]> {
  const query = `query ($id: ID!, $after: Int) { tournament(id: $id) { round(stage: 1, number: 1) {
    tables(first: 1, after: $after) { table } } } }`;
  const tables = z.array(z.object({ table: z.number() }));
  const shape = z.object({ tournament: z.object({ round: z.object({ tables }) }) });
  const { tournament } = await get(shape, server.address, query, { id, after }, token);
  return tournament.round.tables.map(({ table }) => table);
}

test('a broadcast delay hides a tournament for a while, but entrants see their own tables immediately', async () => {
  const { address } = server;
  const { id, field, organizer, judge, commentator, before } = await cup('Late', LONG);
  const outside = heardBy(id, before);
  const one = await loses(organizer, id, field, 1, 1);
  const tokenOf = (number: number | undefined) => field[(number ?? 0) - 1]?.token ?? expect.fail();
  const other = [1, 2, 3, 4].find((number) => !one.includes(number));
  const [winner, waits] = [tokenOf(one[1]), tokenOf(other)];
  const context = heardBy(id, before, waits);

  for (const token of [organizer.token, judge.token]) {
    const seen = await read(address, id, token);
    expect([seen.status, roundsOf(seen)[0]?.tables.map(({ over }) => over)]).toEqual(['RUNNING', [true, false]]);
    expect(await pairings(id, token)).toHaveLength(2);
    expect(await isListed(id, 'RUNNING', token)).toBe(true);
    expect(await exported(id, 'standings.csv', token)).toContain('"1"');
  }
  for (const token of [undefined, commentator.token]) {
    const seen = await read(address, id, token);
    expect([seen.status, seen.version, seen.stages]).toEqual(['OPEN', before, []]);
    expect(await pairings(id, token)).toEqual([]);
    expect(await exported(id, 'standings.json', token)).toBe('[]');
    expect(await exported(id, 'calendar.ics', token)).not.toContain('CONFIRMED');
    for (const name of ['sheet', 'board', 'pairings.csv', 'standings.csv'])
      expect(await exported(id, name, token)).not.toContain('Late 1');
    expect([await isListed(id, 'OPEN', token), await isListed(id, 'RUNNING', token)]).toEqual([true, false]);
  }
  // A player of a finished table sees its result. A player of the other table sees only the other table.
  const own = roundsOf(await read(address, id, winner))[0];
  expect(own?.tables.map(({ over, games }) => [over, games[0]?.places])).toEqual([[true, [2, 1]]]);
  const waiting = await read(address, id, waits);
  expect([waiting.status, waiting.version]).toEqual(['RUNNING', before]);
  expect(roundsOf(waiting).map(({ tables }) => tables.map(({ over, games }) => [over, games]))).toEqual([
    [[false, []]],
  ]);
  expect((await pairings(id, waits)).map(({ over }) => over)).toEqual([false]);
  expect([await tablesAfter(id, 1, waits), await tablesAfter(id, 2, waits)]).toEqual([[2], []]);
  expect(await exported(id, 'standings.json', waits)).toBe('[]');
  expect([await isListed(id, 'RUNNING', waits), await isListed(id, 'OPEN', waits)]).toEqual([true, false]);

  // In the next round each entrant sees their own table immediately, and gets an update.
  await loses(organizer, id, field, 1, 2);
  await eventually(
    () => read(address, id, waits),
    (seen) => roundsOf(seen).length === 2,
  );
  for (const [index, { token }] of field.entries()) {
    const rounds = roundsOf(await read(address, id, token));
    expect(rounds.map(({ tables }) => tables.length)).toEqual([1, 1]);
    for (const { tables } of rounds) expect(tables[0]?.entrants.map(({ number }) => number)).toContain(index + 1);
  }
  await eventually(
    async () => context.heard.at(-1)?.tournament.stages[0]?.rounds,
    (rounds) => rounds?.length === 2,
  );
  expect(context.heard.flatMap(({ entries }) => entries)).toEqual([]);

  for (const table of [1, 2]) await loses(organizer, id, field, 2, table);
  await eventually(
    () => read(address, id, judge.token),
    ({ status }) => status === 'FINISHED',
  );
  expect((await read(address, id)).status).toBe('OPEN');
  const still = await read(address, id, winner);
  expect([still.status, still.places]).toEqual(['RUNNING', []]);
  for (const token of [undefined, winner]) expect(await isListed(id, 'FINISHED', token)).toBe(false);
  expect(await isListed(id, 'FINISHED', organizer.token)).toBe(true);
  expect((await fetch(`${address}/v1/tournaments/${id}/record`)).status).toBe(403);
  const ahead = `subscription { tournamentUpdates(id: "${id}", after: ${before + 1}) { version } }`;
  const refused = await new Promise<string>((resolve, reject) => {
    const client = live(address);
    client.subscribe(
      { query: ahead },
      {
        next: (event) => resolve(JSON.stringify(event)),
        error: (e) => resolve(JSON.stringify(e)),
        complete: () => reject(new Error('nothing')),
      },
    );
  });
  expect(refused).toContain('BAD_INPUT');
  const entries = z.object({
    t: z.object({ seed: z.null(), entries: z.object({ entries: z.array(z.object({ version: z.number() })) }) }),
  });
  const log = 'query ($id: ID!) { t: tournament(id: $id) { seed entries(first: 500) { entries { version } } } }';
  expect((await get(entries, address, log, { id })).t.entries.entries.at(-1)?.version).toBe(before);
  // A refusal reveals neither a later version nor the end.
  const drop = 'mutation ($i: EntrantInput!) { dropFromTournament(input: $i) { id } }';
  expect(await codeOf(address, drop, { i: { id } }, winner)).toBe('FORBIDDEN');
  expect(outside.heard.map(({ version, tournament }) => [version, tournament.status])).toEqual([[before, 'OPEN']]);
  await outside.close();
  await context.close();
});

test('a follower gets each entry after the delay, in order, to the end', async () => {
  const { address } = server;
  const DELAY = 3;
  const { id, field, organizer, before } = await cup('Soon', DELAY);
  const outside = heardBy(id, before);
  for (const round of [1, 2]) for (const table of [1, 2]) await loses(organizer, id, field, round, table);
  const { version } = await eventually(
    () => read(address, id, organizer.token),
    ({ status }) => status === 'FINISHED',
  );
  await outside.over;
  const told = outside.heard.flatMap(({ entries, heard }) => entries.map((entry) => ({ ...entry, heard })));
  expect(told.map((entry) => entry.version)).toEqual(
    Array.from({ length: version - before }, (_, one) => before + 1 + one),
  );
  for (const { at, heard } of told) expect(heard - Date.parse(at)).toBeGreaterThanOrEqual(DELAY * 1000 - 50);
  expect(outside.heard.at(-1)?.tournament.status).toBe('FINISHED');
  const last = await read(address, id);
  expect([last.status, last.places.length]).toEqual(['FINISHED', 4]);
  expect(last).toEqual(await read(address, id, organizer.token));
  expect(await isListed(id, 'FINISHED')).toBe(true);
  expect((await fetch(`${address}/v1/tournaments/${id}/record`)).status).toBe(200);
  await outside.close();
});

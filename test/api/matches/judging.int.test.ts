import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  account,
  ask,
  codeOf,
  create,
  firstMove,
  get,
  guest,
  join,
  live,
  playOn,
  read,
  resign,
  SUBMIT,
} from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

let server: TestServer;
let db: pg.Client;
beforeAll(async () => {
  server = await startServer();
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

const idOf = async (token: string): Promise<string> => {
  const shape = z.object({ me: z.object({ id: z.string() }) });
  return (await get(shape, server.address, '{ me { id } }', {}, token)).me.id;
};

/** Creates a running tournament of two players with a judge, and starts one of its matches. */
async function atTheCup() {
  const [ann, ben, stranger] = await Promise.all(['Ann', 'Ben', 'Stan'].map((name) => guest(server.address, name)));
  const jude = await account(server.address, `Jude${Math.floor(Math.random() * 1e9)}`);
  if (!ann || !ben || !stranger) throw new Error('no guests');
  const cup = randomUUID();
  await db.query(
    `insert into tournaments (id, game, name, status, visibility, organizer, invitation, seed, seed_hash, created_at)
     values ($1::uuid, 'golems', 'Cup', 'RUNNING', 'PUBLIC', $2, $1::text, '', '', now())`,
    [cup, await idOf(stranger)],
  );
  await db.query(
    `insert into tournament_officials (tournament_id, player_id, role, since) values ($1, $2, 'JUDGE', now())`,
    [cup, await idOf(jude)],
  );
  const { id, invitation } = await create(server.address, ann, { timeControl: { perDecision: 600 } });
  await db.query('update matches set tournament_id = $2 where id = $1', [id, cup]);
  await join(server.address, ben, { invitation });
  return { cup, id, ann, ben, jude, organizer: stranger };
}

const CALLS = `query ($cup: ID!) { judgeCalls(tournament: $cup) {
  match { id version paused } version seat about status takenBy { name } closedBy { name } } }`;
const JUDGED =
  'id version status paused waitingFor seats { ruled left } clock { seats { left deadline } } result { why }';
const act = (name: string, type: string) => `mutation ($input: ${type}!) { ${name}(input: $input) { ${JUDGED} } }`;
const reason = 'The table was bumped';

it('a judge takes every kind of action, and both players can read all of them', async () => {
  const { cup, id, ann, ben, jude } = await atTheCup();
  const asJude = async (query: string, variables: object) => {
    const { data, errors } = await ask(server.address, query, variables, jude);
    expect(errors).toBeUndefined();
    return z.record(z.string(), z.looseObject({ version: z.number() })).parse(data);
  };
  const heard: string[] = [];
  const socket = live(server.address, ben);
  const listening = (async () => {
    const query = `subscription ($id: ID!) { matchUpdates(id: $id, after: 0) { entries { kind text } match { status } } }`;
    for await (const { data } of socket.iterate({ query, variables: { id } })) {
      const { matchUpdates } = z
        .object({
          matchUpdates: z.object({
            entries: z.array(z.object({ kind: z.string(), text: z.string() })),
            match: z.object({ status: z.string() }),
          }),
        })
        .parse(data);
      heard.push(...matchUpdates.entries.map(({ kind }) => kind));
      if (matchUpdates.match.status === 'FINISHED') return;
    }
  })();

  const { version } = await playOn(server.address, [ann, ben], id, 3);
  const call = 'mutation ($id: ID!) { callJudge(matchId: $id, about: "May that golem climb?") { version } }';
  expect(await codeOf(server.address, call, { id }, ben)).toBeUndefined();
  expect(await codeOf(server.address, call, { id }, ben)).toBe('RATE_LIMITED');
  const called = { matchId: id, version: version + 1 };
  expect((await ask(server.address, CALLS, { cup }, jude)).data).toMatchObject({
    judgeCalls: [{ match: { id }, version: version + 1, about: 'May that golem climb?', status: 'OPEN' }],
  });
  const NAMED = '(matchId: $matchId, version: $version) { status version takenBy { name } closedBy { name } }';
  const take = `mutation ($matchId: ID!, $version: Int!) { takeJudgeCall${NAMED} }`;
  expect(await asJude(take, called)).toMatchObject({ takeJudgeCall: { status: 'TAKEN' } });

  expect(await asJude(act('pauseMatch', 'JudgeInput'), { input: { matchId: id, reason } })).toMatchObject({
    pauseMatch: { paused: true, waitingFor: [], clock: { seats: [{ deadline: null }, { deadline: null }] } },
  });
  const input = { matchId: id, version, move: { golems: { pass: true } } };
  for (const player of [ann, ben]) expect(await codeOf(server.address, SUBMIT, { input }, player)).toBe('PAUSED');

  const hands = '{ version table { zones { key seat kind count cards { name } } } judgeReadings { version } }';
  const { matchAsJudge } = await asJude(`query ($id: ID!) { matchAsJudge(id: $id) ${hands} }`, { id });
  const zones = z.array(z.object({ kind: z.string(), count: z.number(), cards: z.array(z.unknown()) }));
  const { table } = z.object({ table: z.object({ zones }) }).parse(matchAsJudge);
  expect(table.zones.every(({ count, cards }) => cards.length === count)).toBe(true);

  const back = { input: { matchId: id, to: version - 2, reason } };
  const { rewindMatch } = await asJude(act('rewindMatch', 'RewindMatchInput'), back);
  expect(rewindMatch).toMatchObject({ paused: true });
  await asJude(act('resumeMatch', 'JudgeInput'), { input: { matchId: id, reason } });
  const [asked] = (await read(server.address, id, ann)).waitingFor;
  const timed = { input: { matchId: id, seat: asked, seconds: 120, reason, version: (rewindMatch?.version ?? 0) + 1 } };
  const given = await asJude(act('giveTime', 'GiveTimeInput'), timed);
  const left = z.object({ clock: z.object({ seats: z.array(z.object({ left: z.number() })) }) }).parse(given.giveTime);
  expect(left.clock.seats[asked ?? 0]?.left).toBeGreaterThan(650_000);
  expect(await codeOf(server.address, act('giveTime', 'GiveTimeInput'), timed, jude)).toBe('STALE_VERSION');
  const close = `mutation ($matchId: ID!, $version: Int!) { closeJudgeCall${NAMED} }`;
  expect(await asJude(close, called)).toMatchObject({ closeJudgeCall: { status: 'CLOSED' } });
  expect((await ask(server.address, CALLS, { cup }, jude)).data).toEqual({ judgeCalls: [] });

  const ruled = (ruling: string) => ({ input: { matchId: id, seat: 1, ruling, reason } });
  await asJude(act('rule', 'RuleInput'), ruled('WARNING'));
  await playOn(server.address, [ann, ben], id, 2);
  expect(await asJude(act('rule', 'RuleInput'), ruled('MATCH_LOSS'))).toMatchObject({
    rule: { status: 'FINISHED', seats: [{ ruled: null }, { ruled: 'MATCH_LOSS', left: true }] },
  });
  await listening;
  await socket.dispose();
  const kinds = ['JUDGE_CALLED', 'PAUSED', 'REWOUND', 'RESUMED', 'TIME_GIVEN', 'RULED', 'RULED'];
  expect(heard.filter((kind) => kind !== 'MOVE')).toEqual(kinds);

  const readings = `query ($id: ID!) { match(id: $id) { tournamentId judgeReadings { judge version } entries { nodes { kind text rewoundTo judge { id } ruling } } } }`;
  const seen = await ask(server.address, readings, { id }, ann);
  expect(seen.data).toMatchObject({
    match: { tournamentId: cup, judgeReadings: [{ judge: await idOf(jude), version: version + 2 }] },
  });
  expect(JSON.stringify(seen.data)).toContain(`"rewoundTo":${version - 2}`);
  expect(JSON.stringify(seen.data)).toContain(`A judge rewinds the match to version ${version - 2}: ${reason}`);
  const judged = judgedEntries.parse(seen.data).match.entries.nodes.filter(({ judge }) => judge !== null);
  expect(new Set(judged.map(({ judge }) => judge?.id))).toEqual(new Set([await idOf(jude)]));
  expect(judged.map(({ kind, ruling }) => [kind, ruling])).toEqual([
    ...['PAUSED', 'REWOUND', 'RESUMED', 'TIME_GIVEN'].map((kind) => [kind, null]),
    ['RULED', 'WARNING'],
    ['RULED', 'MATCH_LOSS'],
  ]);
  await expect.poll(() => verdictOf(id, ann)).toBe('VERIFIED');
});

/** An entry made by a judge, with the judge and the ruling. */
const judgedEntry = z.object({
  kind: z.string(),
  judge: z.object({ id: z.string() }).nullable(),
  ruling: z.string().nullable(),
});
const judgedEntries = z.object({ match: z.object({ entries: z.object({ nodes: z.array(judgedEntry) }) }) });

async function verdictOf(id: string, token: string): Promise<string> {
  const shape = z.object({ match: z.object({ replay: z.object({ status: z.string() }).nullable() }) });
  const found = await get(shape, server.address, `{ match(id: "${id}") { replay { status } } }`, {}, token);
  return found.match.replay?.status ?? 'NONE';
}

it("only a judge of the match may use a judge's commands, even harmless ones", async () => {
  const { cup, id, ann, ben, jude } = await atTheCup();
  const other = await atTheCup();
  const wanted: [string, object][] = [
    [act('pauseMatch', 'JudgeInput'), { input: { matchId: id, reason } }],
    [act('resumeMatch', 'JudgeInput'), { input: { matchId: id, reason } }],
    [act('giveTime', 'GiveTimeInput'), { input: { matchId: id, seat: 0, seconds: 9, reason } }],
    [act('rewindMatch', 'RewindMatchInput'), { input: { matchId: id, to: 0, reason } }],
    [act('rule', 'RuleInput'), { input: { matchId: id, seat: 0, ruling: 'NOTE', reason } }],
    ['query ($id: ID!) { matchAsJudge(id: $id) { id } }', { id }],
    ['mutation ($id: ID!) { takeJudgeCall(matchId: $id, version: 0) { version } }', { id }],
    ['mutation ($id: ID!) { closeJudgeCall(matchId: $id, version: 0) { version } }', { id }],
  ];
  for (const [query, variables] of wanted) {
    for (const stranger of [ann, ben, other.jude, other.organizer])
      expect(await codeOf(server.address, query, variables, stranger)).toBe('FORBIDDEN');
    expect(await codeOf(server.address, query, variables)).toBe('UNAUTHENTICATED');
  }
  for (const stranger of [ann, other.jude])
    expect(await codeOf(server.address, CALLS, { cup }, stranger)).toBe('NOT_FOUND');

  expect(await codeOf(server.address, wanted[5]?.[0] ?? '', { id }, jude)).toBeUndefined();
  await db.query("update tournaments set status = 'FINISHED' where id = $1", [cup]);
  for (const [query, variables] of wanted)
    expect(await codeOf(server.address, query, variables, jude)).toBe('FORBIDDEN');
  expect(await codeOf(server.address, CALLS, { cup }, jude)).toBe('NOT_FOUND');
  await resign(server.address, ann, id);
});

it('a decision interrupted by a pause can be answered afterwards at the version that the client read', async () => {
  const { id, ann, ben, jude } = await atTheCup();
  const before = await read(server.address, id, ann);
  const player = before.decision ? ann : ben;
  const { decision, version } = await read(server.address, id, player);
  for (const name of ['pauseMatch', 'resumeMatch'])
    await ask(server.address, act(name, 'JudgeInput'), { input: { matchId: id, reason } }, jude);
  const move = firstMove(decision ?? expect.fail('no seat is asked'));
  expect(await codeOf(server.address, SUBMIT, { input: { matchId: id, version, move } }, player)).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { account, codeOf, get, guest } from '../client.ts';
import { startServer } from '../server.ts';

const CREATE = `mutation ($input: CreateMatchInput!) {
  createMatch(input: $input) { id status standInLevel seats { bot } entries(first: 1) { nodes { text } } } }`;
const created = z.object({
  createMatch: z.object({
    id: z.string(),
    status: z.string(),
    standInLevel: z.string().nullable(),
    seats: z.array(z.object({ bot: z.string().nullable() })),
    entries: z.object({ nodes: z.array(z.object({ text: z.string() })) }),
  }),
});
const PARTS = `status done total iterations swings { kind entry by text }
  decisions { entry prompt played { label move chance } best { label move chance } }`;
const READ = `query ($id: ID!, $seat: Int!) { analysis(matchId: $id, seat: $seat) { ${PARTS} } }`;
const ASK = `mutation ($id: ID!, $seat: Int!) { analyseMatch(matchId: $id, seat: $seat) { ${PARTS} } }`;
const move = z.object({ label: z.string(), move: z.looseObject({}), chance: z.number().min(0).max(1).nullable() });
const analysis = z.object({
  status: z.enum(['UNDER_WAY', 'DONE', 'FAILED']),
  ...{ done: z.number(), total: z.number(), iterations: z.number() },
  swings: z.array(z.object({ kind: z.string(), entry: z.number(), by: z.number(), text: z.string() })),
  decisions: z.array(z.object({ entry: z.number(), prompt: z.string(), played: move, best: move })),
});

const server = await closeAfterAll(startServer());
const ada = await account(server.address, 'Ada');

const create = async (input: object) => (await get(created, server.address, CREATE, { input }, ada)).createMatch;

describe('bots over the API', () => {
  it('play at the levels that the match names, as the record shows', async () => {
    const clock = { timeControl: { perDecision: 60 }, onTimeOut: 'BOT', standInLevel: 'MASTER' };
    const made = await create({ game: 'golems', bots: [{ level: 'STRONG' }], ...clock });
    expect(made).toMatchObject({
      status: 'RUNNING',
      standInLevel: 'MASTER',
      seats: [{ bot: null }, { bot: 'STRONG' }],
    });
    expect(made.entries.nodes[0]?.text).toContain('A strong bot sits in seat 2');
    const input = { game: 'golems', standInLevel: 'STRONG' };
    expect(await codeOf(server.address, CREATE, { input }, ada)).toBe('BAD_INPUT');
  });
});

describe('an analysis over the API', () => {
  it('is refused during the match, can be requested after its end, and can be read in progress', async () => {
    const { address } = server;
    const { id } = await create({
      game: 'business-card-battle',
      seats: 2,
      bots: [{ level: 'RANDOM' }, { level: 'RANDOM' }],
    });
    const running = await create({ game: 'golems', bots: [{ level: 'STEADY' }] });
    const of = { id, seat: 0 };
    expect(await codeOf(address, READ, { id: running.id, seat: 0 }, ada)).toBe('FORBIDDEN');
    expect(await codeOf(address, ASK, { id: running.id, seat: 0 }, ada)).toBe('FORBIDDEN');
    const status = z.object({ match: z.object({ status: z.string() }) });
    const look = async () =>
      (await get(status, address, 'query ($id: ID!) { match(id: $id) { status } }', { id })).match;
    await expect.poll(look).toEqual({ status: 'FINISHED' });

    const read = z.object({ analysis: analysis.nullable() });
    expect(await get(read, address, READ, of)).toEqual({ analysis: null });
    expect(await codeOf(address, ASK, of)).toBe('UNAUTHENTICATED');
    expect(await codeOf(address, READ, { id, seat: 9 })).toBe('BAD_INPUT');
    const asked = await get(z.object({ analyseMatch: analysis }), address, ASK, of, ada);
    expect(asked.analyseMatch.total).toBeGreaterThan(0);
    const eve = await guest(address, 'Eve');
    const now = async () => (await get(read, address, READ, of, eve)).analysis;
    // The whole analysis takes a long time on a busy machine, but each finding can be read immediately.
    await expect
      .poll(async () => (await now())?.decisions.length, { interval: 1000, timeout: 600_000 })
      .toBeGreaterThan(0);
    const found = await now();
    expect(found?.done).toBeGreaterThan(0);
    expect(found?.total).toBe(asked.analyseMatch.total);
    for (const { played, best } of found?.decisions ?? [])
      expect([typeof played.chance, typeof best.chance]).toEqual(['number', 'number']);
    if (found?.status === 'UNDER_WAY') expect(found.swings).toEqual([]);
  });
});

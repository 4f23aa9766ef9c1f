import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appointAdmin, listAdmins } from '../../../src/accounts/admins/appoint-admin.ts';
import * as schema from '../../../src/db/schema.ts';
import { runAdmin } from '../../run-admin.ts';
import { account, ask, codeOf, create, get, guest, join, PASSWORD, read } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';
import { admin, signUp } from './appoint.ts';

let server: TestServer;
let pool: pg.Pool;
beforeAll(async () => {
  server = await startServer();
  pool = new pg.Pool({ connectionString: server.databaseUrl, max: 2 });
  pool.on('error', () => {});
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const LOG = `query ($player: ID, $first: Int, $after: Cursor, $last: Int) {
  operatorLog(player: $player, first: $first, after: $after, last: $last) { totalCount pageInfo { hasNextPage endCursor }
    nodes { act reason until matchId reportId actor { name } player { id name } } } }`;
const me = z.object({ me: z.object({ id: z.string(), roles: z.array(z.string()) }) });
const idOf = async (token: string) => (await get(me, server.address, '{ me { id roles } }', {}, token)).me.id;

describe('an admin', () => {
  it('is appointed and dismissed on the command line only, and the log shows both', async () => {
    const other = await account(server.address, 'Not Chief');
    expect(await codeOf(server.address, LOG, {}, other)).toBe('FORBIDDEN');
    const { id, token: chief } = await admin(server, 'Chief');
    expect((await ask(server.address, LOG, { player: id }, chief)).data).toMatchObject({
      operatorLog: {
        totalCount: 1,
        nodes: [{ act: 'APPOINT_ADMIN', reason: 'runs this server', actor: null, player: { id, name: 'Chief' } }],
      },
    });
    const db = { pool, orm: drizzle(pool, { schema }) };
    expect(await listAdmins(db)).toEqual([{ id, name: 'Chief' }]);
    await appointAdmin(db, { playerId: id, act: 'DISMISS_ADMIN', reason: 'left', at: new Date() });
    expect(await listAdmins(db)).toEqual([]);
    await expect.poll(() => codeOf(server.address, LOG, {}, chief), { timeout: 10_000 }).toBe('FORBIDDEN');
  });

  it('cannot be a guest or an unknown player', async () => {
    const passing = await idOf(await guest(server.address, 'Passing'));
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const playerId of [passing, unknown, 'Chief']) {
      const appointment = { playerId, act: 'APPOINT_ADMIN', reason: 'none', at: new Date() } as const;
      await expect(appointAdmin({ pool }, appointment)).rejects.toThrow(/guest|no account/);
    }
  });
});

describe('the operator log', () => {
  it('is append-only', async () => {
    await admin(server, 'Keeper');
    for (const text of ["update operator_log set reason = ''", 'delete from operator_log', 'truncate operator_log'])
      await expect(pool.query(text)).rejects.toThrow('append-only');
  });

  it('is paged, newest first, in both directions', async () => {
    const { id, token: keeper } = await admin(server, 'Pager');
    const at = new Date('2030-01-01T00:00:00Z');
    for (const reason of ['one', 'two', 'three'])
      await pool.query(
        `insert into operator_log (id, at, act, player_id, reason) values (gen_random_uuid(), $1, 'DISMISS_ADMIN', $2, $3)`,
        [at, id, reason],
      );
    const page = z.object({
      operatorLog: z.object({
        totalCount: z.number(),
        nodes: z.array(z.object({ reason: z.string() })),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string() }),
      }),
    });
    const read = async (variables: object) =>
      (await get(page, server.address, LOG, { player: id, ...variables }, keeper)).operatorLog;
    const all = (await read({})).nodes.map(({ reason }) => reason);
    expect([...all].sort()).toEqual(['one', 'runs this server', 'three', 'two']);
    expect(all.at(-1)).toBe('runs this server');
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo, totalCount }: z.infer<typeof page>['operatorLog'] = await read({ first: 1, after });
      expect(totalCount).toBe(4);
      seen.push(...nodes.map(({ reason }) => reason));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(all);
    expect((await read({ last: 2 })).nodes.map(({ reason }) => reason)).toEqual(all.slice(2));
    for (const wrong of [{ first: 0 }, { first: 101 }, { after: 'x' }, { player: 'x' }])
      expect(await codeOf(server.address, LOG, wrong, keeper)).toBe('BAD_INPUT');
  });
});

describe('the command line', () => {
  const run = (...args: string[]) => runAdmin({ DATABASE_URL: server.databaseUrl }, ...args);
  const entry = z.object({ act: z.string(), actor: z.null(), reason: z.string() });

  it('acts like an admin, and running servers notice', async () => {
    const rude = await signUp(server, 'Rude Rob');
    const { id, invitation } = await create(server.address, rude.token, { timeControl: { perDecision: 600 } });
    await join(server.address, await guest(server.address, 'Calm'), { invitation });
    const ban = await run('act', 'ban', rude.id, '--reason', 'insults', '--until', '2100-01-01T00:00Z');
    expect([ban.code, ban.err]).toEqual([0, '']);
    expect(entry.parse(JSON.parse(ban.out))).toEqual({ act: 'BAN_PLAYER', actor: null, reason: 'insults' });
    await expect
      .poll(() => codeOf(server.address, '{ account { email } }', {}, rude.token), { timeout: 10_000 })
      .toBe('UNAUTHENTICATED');
    expect((await run('act', 'void-match', id, '--reason', 'stuck')).code).toBe(0);
    await expect.poll(async () => (await read(server.address, id)).status, { timeout: 10_000 }).toBe('FINISHED');
    expect(JSON.parse((await run('account', rude.id)).out)).toMatchObject({ account: { banReason: 'insults' } });
    expect((await run('act', 'delete-account', rude.id, '--reason', 'asked by email')).code).toBe(0);
    const input = { name: 'Rude Rob', password: PASSWORD };
    const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
    expect(await codeOf(server.address, SIGN_IN, { input })).toBe('UNAUTHENTICATED');
  });

  it('announces maintenance in two languages', async () => {
    const at = '2100-01-01T00:00:00.000Z';
    const args = ['--at', at, '--reason', 'Back <soon>', '--translation', 'de=Bald zurück'];
    expect((await run('act', 'announce-maintenance', ...args)).code).toBe(0);
    const query = 'query ($language: String) { maintenance { at text(language: $language) } }';
    const seen = async (language: string) => (await ask(server.address, query, { language })).data;
    await expect.poll(() => seen('de'), { timeout: 15_000 }).toEqual({ maintenance: { at, text: 'Bald zurück' } });
    expect(await seen('fr')).toEqual({ maintenance: { at, text: 'Back <soon>' } });
    const read = async (address: string) => (await fetch(`${server.address}${address}`)).text();
    expect(await read('/about')).toContain(`<b>Planned maintenance, ${at}:</b> Back &#60;soon&#62;`);
    const [, inDocs = ''] = /Planned maintenance: `GET (.+?)`/.exec(await read('/docs/json')) ?? [];
    expect(JSON.parse(await read(inDocs)).data).toEqual({ maintenance: { at, text: 'Back <soon>' } });
  });

  it('lists names with a refused word', async () => {
    const { id } = await signUp(server, 'Goblin 4nna');
    const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-words-'));
    const file = path.join(folder, 'words.txt');
    await writeFile(file, '# refused\nanna\n');
    const { out } = await runAdmin({ DATABASE_URL: server.databaseUrl, NAME_WORDS_FILE: file }, 'names');
    await rm(folder, { recursive: true });
    expect(out.trim()).toBe(`player ${id} Goblin 4nna`);
  });

  it('says what is missing', async () => {
    const wrong = [['act'], ['act', 'ban', 'x'], ['act', 'ban', 'x', '--reason', 'y'], ['account'], ['names']];
    const runs = await Promise.all(wrong.map((args) => run(...args)));
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
    expect(runs.map(({ err }) => err.trim().split('\n').length)).toEqual([1, 1, 1, 1, 1]);
  });
});

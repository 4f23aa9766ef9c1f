import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  account,
  ask,
  create,
  get,
  guest,
  join,
  live,
  PASSWORD,
  read,
  codeOf as refusalOf,
  resign,
} from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const token = z.object({ session: z.object({ token: z.string() }) });
const SIGN_UP = 'mutation ($i: SignUpInput!) { session: signUp(input: $i) { token } }';
const SIGN_IN = 'mutation ($i: SignInInput!) { session: signIn(input: $i) { token } }';
const SESSIONS = '{ account { sessions { id name current usedAt } } }';
const sessions = z.object({
  account: z.object({
    sessions: z.array(z.object({ id: z.string(), name: z.string().nullable(), current: z.boolean() })),
  }),
});
const ME = '{ me { id name guest bot deleted } }';
const me = z.object({ me: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }) });

describe('an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const codeOf = (query: string, variables: object, by?: string) => refusalOf(server.address, query, variables, by);
  const signUp = (name: string) => account(server.address, name, { sessionName: 'First' });
  const signIn = async (name: string, password = PASSWORD, sessionName = 'Phone') =>
    (await get(token, server.address, SIGN_IN, { i: { name, password, sessionName } })).session.token;
  const sessionsOf = async (by: string) => (await get(sessions, server.address, SESSIONS, {}, by)).account.sessions;

  /** Opens a socket and subscribes. `closed` resolves with the server's close code. */
  async function listener(by: string) {
    const client = live(server.address, by);
    const closed = new Promise<number>((resolve) =>
      client.on('closed', (event) => resolve(z.object({ code: z.number() }).parse(event).code)),
    );
    const connected = new Promise<void>((resolve) => client.on('connected', () => resolve()));
    client.subscribe({ query: 'subscription { myDecisions { seat } }' }, { next() {}, error() {}, complete() {} });
    await connected;
    return { closed, dispose: () => client.dispose() };
  }

  it('can be made from a guest, who keeps matches, decks and sessions', async () => {
    const by = await guest(server.address, 'Passing Pam');
    const before = await get(me, server.address, ME, {}, by);
    const { id } = await create(server.address, by, { game: 'golems' });
    const KEEP = 'mutation ($i: KeepAccountInput!) { keepAccount(input: $i) { id name guest } }';
    expect(await codeOf(KEEP, { i: { password: 'password' } }, by)).toBe('BAD_INPUT');
    await signUp('Taken Name');
    expect(await codeOf(KEEP, { i: { name: 'taken name', password: PASSWORD } }, by)).toBe('BAD_INPUT');
    const kept = await ask(server.address, KEEP, { i: { name: 'Pam', password: PASSWORD } }, by);
    expect(kept.data).toEqual({ keepAccount: { id: before.me.id, name: 'Pam', guest: false } });
    expect((await get(me, server.address, ME, {}, await signIn('Pam'))).me).toMatchObject({ id: before.me.id });
    expect((await read(server.address, id, by)).yourSeats).toEqual([0]);
    const seats = await ask(server.address, 'query ($id: ID!) { match(id: $id) { seats { name } } }', { id });
    expect(JSON.stringify(seats.data)).toContain('"Pam"');
    expect(await codeOf(KEEP, { i: { password: PASSWORD } }, by)).toBe('FORBIDDEN');
  });

  it('lists, names and ends its sessions; ended sessions lose their sockets immediately', async () => {
    const first = await signUp('Sessile');
    const [phone, tablet] = [await signIn('Sessile'), await signIn('Sessile', PASSWORD, 'Tablet')];
    const listed = await sessionsOf(first);
    expect(listed.map(({ name, current }) => [name, current])).toEqual([
      ['Tablet', false],
      ['Phone', false],
      ['First', true],
    ]);
    const [, phones] = listed;
    const NAME = 'mutation ($id: ID!, $name: String!) { nameSession(id: $id, name: $name) { name } }';
    expect(await codeOf(NAME, { id: phones?.id, name: 'Old phone' }, first)).toBeUndefined();
    const stranger = await signUp('Stranger');
    const REVOKE = 'mutation ($id: ID!) { revokeSession(id: $id) }';
    for (const query of [REVOKE, NAME])
      expect(await codeOf(query, { id: phones?.id, name: 'Mine' }, stranger)).toBe('NOT_FOUND');
    const [onPhone, onTablet] = [await listener(phone), await listener(tablet)];
    expect(await codeOf(REVOKE, { id: phones?.id }, first)).toBeUndefined();
    expect(await onPhone.closed).toBe(4401);
    expect(await codeOf(ME, {}, phone)).toBe('UNAUTHENTICATED');
    const all = await ask(server.address, 'mutation { revokeOtherSessions }', {}, first);
    expect(all.data).toEqual({ revokeOtherSessions: 1 });
    expect(await onTablet.closed).toBe(4401);
    expect((await sessionsOf(first)).map(({ name }) => name)).toEqual(['First']);
  });

  it('changes its password with the current one, which ends all other sessions', async () => {
    const here = await signUp('Changer');
    const there = await signIn('Changer');
    const CHANGE = 'mutation ($i: ChangePasswordInput!) { changePassword(input: $i) }';
    expect(await codeOf(CHANGE, { i: { current: 'guessed it', password: 'battery staple' } }, here)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await codeOf(CHANGE, { i: { current: PASSWORD, password: 'password1' } }, here)).toBe('BAD_INPUT');
    expect(await codeOf(CHANGE, { i: { current: PASSWORD, password: 'battery staple' } }, here)).toBeUndefined();
    expect([await codeOf(ME, {}, here), await codeOf(ME, {}, there)]).toEqual([undefined, 'UNAUTHENTICATED']);
    expect(await codeOf(SIGN_IN, { i: { name: 'Changer', password: PASSWORD } })).toBe('UNAUTHENTICATED');
    await signIn('Changer', 'battery staple');
    expect(
      await codeOf(CHANGE, { i: { current: 'x', password: 'battery staple' } }, await guest(server.address, 'G-1')),
    ).toBe('FORBIDDEN');
  });

  it('is exported only to its owner, without credentials', async () => {
    const by = await signUp('Exporter');
    const { id } = await create(server.address, by, { game: 'golems' });
    const file = await fetch(`${server.address}/v1/account/export`, { headers: { authorization: `Bearer ${by}` } });
    const text = await file.text();
    expect(JSON.parse(text)).toMatchObject({
      format: 'arbiter-account-1',
      account: { name: 'Exporter', hasPassword: true },
      sessions: [{ name: 'First' }],
      matches: [{ id, createdByYou: true, seats: [{ seat: 0 }] }],
    });
    expect(text).not.toMatch(/argon2|hash":"/i);
    expect(text).not.toContain(by);
    expect((await fetch(`${server.address}/v1/account/export`)).status).toBe(401);
  });

  it('is deleted with its name; running matches are resigned, and records verify with or without the name', async () => {
    const [gone, stays] = [await signUp('Vanishing Val'), await signUp('Staying Stan')];
    const { me: val } = await get(me, server.address, ME, {}, gone);
    const { id: over } = await create(server.address, gone);
    await join(server.address, stays, { matchId: over });
    await resign(server.address, stays, over);
    const { id: running } = await create(server.address, gone);
    await join(server.address, stays, { matchId: running });
    const { id: waiting } = await create(server.address, gone);
    const { id: joined } = await create(server.address, stays, { game: 'golems', seats: 3 });
    await join(server.address, gone, { matchId: joined });
    const replay = async (id: string) => (await fetch(`${server.address}/v1/matches/${id}/replay`)).text();
    const verdict = async (body: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${server.address}/v1/replays/verify`, { method: 'POST', headers, body });
      return z.object({ verdict: z.string(), unproven: z.array(z.string()) }).parse(await answer.json());
    };
    const before = await replay(over);
    expect(before).toContain('Vanishing Val');
    expect(await verdict(before)).toEqual({ verdict: 'VERIFIED', unproven: expect.anything() });
    const forged = before.replace('"name":"Vanishing Val"', '"name":"Somebody Else"');
    expect((await verdict(forged)).verdict).toBe('REFUTED');

    const listening = await listener(gone);
    const DELETE = 'mutation ($i: DeleteAccountInput!) { deleteAccount(input: $i) }';
    expect(await codeOf(DELETE, { i: { name: 'Staying Stan', password: PASSWORD } }, gone)).toBe('BAD_INPUT');
    expect(await codeOf(DELETE, { i: { name: 'Vanishing Val' } }, gone)).toBe('UNAUTHENTICATED');
    expect(await codeOf(DELETE, { i: { name: 'vanishing val', password: PASSWORD } }, gone)).toBeUndefined();
    expect(await listening.closed).toBe(4401);
    expect(await codeOf(ME, {}, gone)).toBe('UNAUTHENTICATED');
    expect(await codeOf(SIGN_IN, { i: { name: 'Vanishing Val', password: PASSWORD } })).toBe('UNAUTHENTICATED');

    const shown = async (id: string) =>
      JSON.stringify(
        (
          await ask(
            server.address,
            `query ($id: ID!, $player: ID!) { player(id: $player) { name deleted guest }
              match(id: $id) { status createdBy { name } seats { name left player { name } } entries { nodes { text } } } }`,
            { id, player: val.id },
          )
        ).data,
      );
    await expect.poll(() => shown(running)).toContain('FINISHED');
    await expect.poll(() => shown(waiting)).toContain('CANCELLED');
    const seated = z.object({
      match: z.object({ seats: z.array(z.object({ player: z.object({ name: z.string() }).nullable() })) }),
    });
    const SEATS = 'query ($id: ID!) { match(id: $id) { seats { player { name } } } }';
    const sitters = async () =>
      (await get(seated, server.address, SEATS, { id: joined }, stays)).match.seats.map(({ player }) => player?.name);
    await expect.poll(sitters).not.toContain('Deleted player');
    expect(await sitters()).toContain('Staying Stan');
    for (const id of [over, running]) {
      const text = await shown(id);
      expect(text).toContain('"player":{"name":"Deleted player","deleted":true,"guest":false}');
      expect(text).not.toContain('Vanishing');
      const after = await replay(id);
      expect(after).not.toContain('Vanishing');
      expect(await verdict(after)).toEqual({
        verdict: 'VERIFIED',
        unproven: expect.arrayContaining([expect.stringMatching(/^Name: .*seat 0/)]),
      });
    }
    expect((await verdict(before)).verdict, 'a copy from before').toBe('VERIFIED');
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables) {
      const { rows } = await client.query(`select count(*)::int as n from ${name} t where t::text ilike '%vanishing%'`);
      expect([name, rows[0]?.n]).toEqual([name, 0]);
    }
    await client.end();
    expect(await codeOf(SIGN_UP, { i: { name: 'deleted player', password: PASSWORD } })).toBe('BAD_INPUT');
  });
});

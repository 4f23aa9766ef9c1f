import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { rowsOf } from '../../database.ts';
import { account, ask, create, get, guest, live, codeOf as refusalOf } from '../client.ts';
import { startServer } from '../server.ts';

const CREATE = 'mutation ($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret key { id name scopes budget } } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) }';
const created = z.object({
  createApiKey: z.object({
    secret: z.string(),
    key: z.object({ id: z.string(), name: z.string(), scopes: z.array(z.string()), budget: z.number() }),
  }),
});

const server = await closeAfterAll(startServer({ RATE_LIMIT: '300' }));

const codeOf = (query: string, variables: object, by?: string) => refusalOf(server.address, query, variables, by);
const signUp = (name: string) => account(server.address, name);
const keyOf = async (by: string, i: object) =>
  (await get(created, server.address, CREATE, { i: { name: 'Script', scopes: ['READ'], ...i } }, by)).createApiKey;

/** Reads the budget headers after a small request. */
async function budget(by: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${by}` };
  const answer = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers,
    body: '{"query":"{ me { id } }"}',
  });
  return {
    status: answer.status,
    policy: answer.headers.get('ratelimit-policy'),
    left: answer.headers.get('ratelimit'),
  };
}

describe('an API key', () => {
  it('is shown once, begins with arbk_, and only its hash is stored', async () => {
    const by = await signUp('Keeper');
    const { secret, key } = await keyOf(by, { scopes: ['PLAY', 'READ'] });
    expect(secret).toMatch(/^arbk_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Script', scopes: ['READ', 'PLAY'], budget: 30 });
    const listed = await ask(server.address, '{ account { apiKeys { id name scopes } } }', {}, by);
    expect(listed.data).toMatchObject({ account: { apiKeys: [{ id: key.id }] } });
    const rows = await rowsOf(server.databaseUrl, 'select json_agg(k) as k from api_keys k');
    expect(JSON.stringify(rows)).toContain('Script');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(5));
  });

  it('acts for its owner, within its scopes', async () => {
    const by = await signUp('Player One');
    const { secret } = await keyOf(by, { scopes: ['PLAY'] });
    const { id } = await create(server.address, secret);
    expect(await codeOf('query ($id: ID!) { match(id: $id) { id } }', { id }, secret)).toBe('FORBIDDEN');
    const { secret: reader } = await keyOf(by, { scopes: ['READ'] });
    const read = await ask(server.address, 'query ($id: ID!) { match(id: $id) { yourSeats } }', { id }, reader);
    expect(read.data).toEqual({ match: { yourSeats: [0] } });
    const log = (with_: string) =>
      fetch(`${server.address}/v1/matches/${id}/log`, { headers: { authorization: `Bearer ${with_}` } });
    expect([(await log(reader)).status, (await log(secret)).status]).toEqual([200, 403]);
  });

  it('can be revoked only by its owner, which closes its sockets immediately', async () => {
    const by = await signUp('Revoker');
    const { secret, key } = await keyOf(by, {});
    const client = live(server.address, secret);
    const closed = new Promise<unknown>((resolve) => client.on('closed', resolve));
    const connected = new Promise((resolve) => client.on('connected', resolve));
    client.subscribe({ query: 'subscription { myDecisions { seat } }' }, { next() {}, error() {}, complete() {} });
    await connected;
    expect(await codeOf(REVOKE, { id: key.id }, await signUp('Not Hers'))).toBe('NOT_FOUND');
    expect(await codeOf(REVOKE, { id: key.id }, by)).toBeUndefined();
    expect(await closed).toMatchObject({ code: 4401 });
    expect(await codeOf('{ me { id } }', {}, secret)).toBe('UNAUTHENTICATED');
    expect(await codeOf(REVOKE, { id: key.id }, by)).toBe('NOT_FOUND');
  });

  it('is revoked when the password changes, unless the owner keeps it', async () => {
    const by = await signUp('Changes');
    const { secret } = await keyOf(by, {});
    const CHANGE = 'mutation ($i: ChangePasswordInput!) { changePassword(input: $i) }';
    const once = { current: 'correct horse', password: 'battery staple', keepKeys: true };
    expect(await codeOf(CHANGE, { i: once }, by)).toBeUndefined();
    expect(await codeOf('{ me { id } }', {}, secret)).toBeUndefined();
    expect(await codeOf(CHANGE, { i: { current: 'battery staple', password: 'correct horse' } }, by)).toBeUndefined();
    expect(await codeOf('{ me { id } }', {}, secret)).toBe('UNAUTHENTICATED');
  });

  it("has its own budget, shown in every response; an owner's keys together have a player's budget", async () => {
    const by = await signUp('Frugal');
    const { secret } = await keyOf(by, { budget: 4 });
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await budget(secret));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(answers[0]).toMatchObject({ policy: '"key";q=4;w=60', left: expect.stringMatching(/^"key";r=3;t=\d+$/) });
    expect(answers[3]?.left).toMatch(/^"key";r=0;/);
    expect(await budget(by)).toMatchObject({ status: 200, policy: '"client";q=300;w=60' });
    await keyOf(by, { budget: 290 });
    expect(await codeOf(CREATE, { i: { name: 'More', scopes: ['READ'], budget: 7 } }, by)).toBe('FORBIDDEN');
  });

  it('cannot be created by a guest or by a key, without a scope, or without an expiry', async () => {
    const i = { name: 'Script', scopes: ['READ'] };
    expect(await codeOf(CREATE, { i }, await guest(server.address, 'No Keys'))).toBe('FORBIDDEN');
    const by = await signUp('Bounded');
    for (const bad of [{ scopes: [] }, { days: 0 }, { days: 366 }, { name: ' ' }, { budget: 0 }, { budget: 301 }])
      expect([bad, await codeOf(CREATE, { i: { ...i, ...bad } }, by)]).toEqual([bad, 'BAD_INPUT']);
    const { secret } = await keyOf(by, { scopes: ['READ', 'PLAY', 'ORGANIZE'] });
    expect(await codeOf(CREATE, { i }, secret)).toBe('FORBIDDEN');
    expect(await codeOf('{ me { id } }', {}, `arbk_${'x'.repeat(43)}`)).toBe('UNAUTHENTICATED');
  });

  it('lets the account be publicly marked as a bot', async () => {
    const by = await signUp('Robot Rob');
    const marked = await ask(server.address, 'mutation { markAsBot { id bot } }', {}, by);
    const { markAsBot } = z
      .object({ markAsBot: z.object({ id: z.string(), bot: z.literal(true) }) })
      .parse(marked.data);
    const seen = await ask(server.address, 'query ($id: ID!) { player(id: $id) { name bot } }', { id: markAsBot.id });
    expect(seen.data).toEqual({ player: { name: 'Robot Rob', bot: true } });
  });
});

it('an expired API key is refused', async () => {
  const old = await startServer();
  const by = await account(old.address, 'Late');
  const i = { name: 'Script', scopes: ['READ'], days: 1 };
  const { secret } = (await get(created, old.address, CREATE, { i }, by)).createApiKey;
  expect((await ask(old.address, '{ me { id } }', {}, secret)).errors).toBeUndefined();
  await rowsOf(old.databaseUrl, "update api_keys set expires_at = now() - interval '1 second'");
  await expect
    .poll(async () => (await ask(old.address, '{ me { id } }', {}, secret)).errors?.[0]?.extensions.code)
    .toBe('UNAUTHENTICATED');
  await old.stop();
});

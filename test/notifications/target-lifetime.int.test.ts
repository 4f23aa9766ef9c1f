import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Scope } from '../../src/accounts/index.ts';
import { account, ask, get } from '../api/client.ts';
import { startServer, type TestServer } from '../api/server.ts';
import { Browser } from './browser.ts';
import { SUBSCRIBE } from './webhooks.ts';

const KEY = 'mutation ($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret key { id } } }';
const HOOK = 'mutation ($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook { id } } }';
const EVENTS_OF_HOOK = 'mutation ($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook { events } } }';
const hookMade = z.object({
  createWebhook: z.object({ webhook: z.object({ events: z.array(z.string()) }) }),
});
const CHANGE = 'mutation ($i: ChangePasswordInput!) { changePassword(input: $i) }';
const keyMade = z.object({ createApiKey: z.object({ secret: z.string(), key: z.object({ id: z.string() }) }) });
const SIGN_IN = 'mutation ($i: SignInInput!) { signIn(input: $i) { token } }';
const signedIn = z.object({ signIn: z.object({ token: z.string() }) });
const named = z.object({ pushSubscriptions: z.array(z.object({ name: z.string() })) });
const urls = z.object({ webhooks: z.array(z.object({ url: z.string() })) });

describe('a webhook or push subscription', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ PRIVATE_WEBHOOKS: 'true' });
  });
  afterAll(() => server.stop());

  const password = 'correct horse';
  const keyOf = async (by: string, scopes: Scope[]) =>
    (await get(keyMade, server.address, KEY, { i: { name: 'Script', scopes } }, by)).createApiKey;
  const hook = async (by: string, path: string) =>
    (await ask(server.address, HOOK, { i: { url: `http://127.0.0.1:9/${path}` } }, by)).errors?.[0]?.extensions.code;
  const paths = async (by: string) =>
    (await get(urls, server.address, '{ webhooks { url } }', {}, by)).webhooks.map(({ url }) => url.slice(19)).sort();

  it("keeps the address it was created from, even if its player's account is no longer new", async () => {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    const ann = await account(server.address, 'Old Ann');
    await client.query("update players set created_at = now() - interval '2 days'");
    await server.restart(); // no node treats the player as a newcomer any more
    await hook(ann, 'own');
    const { rows } = await client.query('select made_from from notification_targets');
    await client.end();
    expect(rows).toEqual([{ made_from: '127.0.0.1' }]);
  });

  it('is deleted with the API key that created it, unlike other webhooks', async () => {
    const ann = await account(server.address, 'Key Ann');
    const { secret, key } = await keyOf(ann, ['READ', 'ORGANIZE']);
    await hook(ann, 'own');
    await hook(secret, 'of-key');
    expect(await paths(ann)).toEqual(['of-key', 'own']);
    await ask(server.address, 'mutation ($id: ID!) { revokeApiKey(id: $id) }', { id: key.id }, ann);
    expect(await paths(ann)).toEqual(['own']);
  });

  it("can be created by a key with ORGANIZE and READ, and a key with READ sees its player's data", async () => {
    const ann = await account(server.address, 'Scoped Ann');
    const [organizer, player] = [await keyOf(ann, ['ORGANIZE']), await keyOf(ann, ['PLAY'])];
    const both = await keyOf(ann, ['ORGANIZE', 'READ']);
    expect(await hook(organizer.secret, 'no')).toBe('FORBIDDEN');
    expect(await hook(both.secret, 'yes')).toBeUndefined();
    for (const query of ['{ me { decks { id } } }', '{ me { collection { card } } }']) {
      for (const { secret } of [organizer, player]) {
        const { errors } = await ask(server.address, query, {}, secret);
        expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      }
      expect((await ask(server.address, query, {}, both.secret)).errors).toBeUndefined();
    }
  });

  it('created with an API key does not tell it of friend requests, which it cannot read', async () => {
    const by = await account(server.address, 'Befriended');
    const { secret } = await keyOf(by, ['ORGANIZE', 'READ']);
    const made = async (as: string, events?: string[]) => {
      const i = { url: 'http://127.0.0.1:9/', events };
      const { data, errors } = await ask(server.address, EVENTS_OF_HOOK, { i }, as);
      return errors?.[0]?.extensions.code ?? hookMade.parse(data).createWebhook.webhook.events;
    };
    expect(await made(secret, ['INVITED', 'FRIEND_REQUESTED'])).toBe('FORBIDDEN');
    expect(await made(secret, ['INVITED'])).toEqual(['INVITED']);
    const all = await made(by);
    expect(all).toContain('FRIEND_REQUESTED');
    expect([...(await made(secret)), 'FRIEND_REQUESTED']).toEqual(all);
  });

  it('is deleted when the password changes, unless the player keeps it', async () => {
    const ann = await account(server.address, 'Changing Ann');
    await hook(ann, 'own');
    const browser = { endpoint: 'http://127.0.0.1:9/push', ...new Browser().keys };
    expect((await ask(server.address, SUBSCRIBE, { i: browser }, ann)).errors).toBeUndefined();
    const browsers = async () => (await ask(server.address, '{ pushSubscriptions { disabledAt } }', {}, ann)).data;
    const i = { current: password, password: 'another g00d one' };
    expect((await ask(server.address, CHANGE, { i: { ...i, keepKeys: true } }, ann)).errors).toBeUndefined();
    expect(await paths(ann)).toEqual(['own']);
    expect(await browsers()).toEqual({ pushSubscriptions: [{ disabledAt: null }] });
    const back = { current: i.password, password: 'and 1 more of them' };
    expect((await ask(server.address, CHANGE, { i: back }, ann)).errors).toBeUndefined();
    expect(await paths(ann)).toEqual([]);
    expect(await browsers()).toEqual({ pushSubscriptions: [] });
  });

  it('to a browser ends with the session that made it', async () => {
    const name = 'Careful Ann';
    const here = await account(server.address, name);
    const elsewhere = async (browser: string) => {
      const { signIn } = await get(signedIn, server.address, SIGN_IN, { i: { name, password: now } });
      await push(signIn.token, browser);
      return signIn.token;
    };
    const push = (by: string, path: string) =>
      get(
        z.unknown(),
        server.address,
        SUBSCRIBE,
        {
          i: { endpoint: `http://127.0.0.1:9/${path}`, ...new Browser().keys, name: path },
        },
        by,
      );
    const browsers = async () =>
      (await get(named, server.address, '{ pushSubscriptions { name } }', {}, here)).pushSubscriptions
        .map((one) => one.name)
        .sort();
    let now = password;
    await push(here, 'here');
    await elsewhere('phone');
    await hook(here, 'own');
    now = 'another g00d one';
    const input = { current: password, password: now, keepKeys: true };
    await get(z.unknown(), server.address, CHANGE, { i: input }, here);
    expect([await browsers(), await paths(here)]).toEqual([['here'], ['own']]);

    await elsewhere('phone');
    await get(z.unknown(), server.address, 'mutation { revokeOtherSessions }', {}, here);
    expect(await browsers()).toEqual(['here']);

    const [phone] = [await elsewhere('phone'), await elsewhere('tablet')];
    await get(z.unknown(), server.address, 'mutation { signOut }', {}, phone);
    expect(await browsers()).toEqual(['here', 'tablet']);
  });
});

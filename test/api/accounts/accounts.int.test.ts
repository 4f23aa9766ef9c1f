import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../database.ts';
import { ask, get, guest, codeOf as refusalOf } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const ME = '{ me { id name guest roles } }';
const me = z.object({
  me: z.object({ id: z.string(), name: z.string(), guest: z.boolean(), roles: z.array(z.string()) }),
});
const SIGN_UP = 'mutation ($i: SignUpInput!) { signUp(input: $i) { token } }';
const SIGN_IN = 'mutation ($i: SignInInput!) { signIn(input: $i) { token } }';
const signedUp = z.object({ signUp: z.object({ token: z.string() }) });
const signedIn = z.object({ signIn: z.object({ token: z.string() }) });

describe('accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const codeOf = (query: string, variables: object, by?: string) => refusalOf(server.address, query, variables, by);

  it('a player signs up, and signs in again with the name in any case', async () => {
    const i = { name: 'Grace Hopper', password: 'nanoseconds' };
    const { signUp } = await get(signedUp, server.address, SIGN_UP, { i });
    const again = { name: 'gRACE hOPPER', password: 'nanoseconds' };
    const { signIn } = await get(signedIn, server.address, SIGN_IN, { i: again });
    const [first, second] = await Promise.all(
      [signUp.token, signIn.token].map((token) => get(me, server.address, ME, {}, token)),
    );
    expect(first).toMatchObject({ me: { name: 'Grace Hopper', guest: false, roles: ['PLAYER'] } });
    expect(second).toEqual(first);
  });

  it('a name can be taken once, regardless of case, and not by guests', async () => {
    await get(signedUp, server.address, SIGN_UP, { i: { name: 'Émile', password: 'correct horse' } });
    expect(await codeOf(SIGN_UP, { i: { name: 'émile', password: 'correct horse' } })).toBe('BAD_INPUT');
    expect(await codeOf('mutation { signInAsGuest(name: "ÉMILE") { token } }', {})).toBe('BAD_INPUT');
  });

  it.each([
    ['A', 'password'],
    ['x'.repeat(25), 'password'],
    ['-Ada', 'password'],
    ['Ada - Love', 'password'],
    ['Ada\u0000Love', 'password'],
    ['<script>', 'password'],
    ['\u202e\u3164', 'password'],
    ['Deleted player', 'password'],
    ['Sеat 1', 'password'],
    ['Adalbert', 'short'],
    ['Adalbert', 'x'.repeat(201)],
  ])('the name %j with the password %j is refused', async (name, password) => {
    expect(await codeOf(SIGN_UP, { i: { name, password } })).toBe('BAD_INPUT');
  });

  it('a wrong password and an unknown name get the same answer', async () => {
    await get(signedUp, server.address, SIGN_UP, { i: { name: 'Linus', password: 'correct horse' } });
    const wrong = await ask(server.address, SIGN_IN, { i: { name: 'Linus', password: 'Correct horse' } });
    const unknown = await ask(server.address, SIGN_IN, { i: { name: 'Unknown', password: 'Correct horse' } });
    expect(wrong.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(unknown.errors).toEqual(wrong.errors);
  });

  it('neither passwords nor tokens are in the database', async () => {
    const token = await guest(server.address, 'Sesame');
    const rows = await rowsOf(
      server.databaseUrl,
      'select (select json_agg(s) from sessions s) s, (select json_agg(p) from players p) p',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('nanoseconds');
    expect(JSON.stringify(rows)).toContain('$argon2id$');
  });

  it('a session is refused immediately after signing out', async () => {
    const token = await guest(server.address, 'Passer-by');
    expect((await get(me, server.address, ME, {}, token)).me.guest).toBe(true);
    await ask(server.address, 'mutation { signOut }', {}, token);
    expect(await codeOf(ME, {}, token)).toBe('UNAUTHENTICATED');
  });

  it("players cannot read each other's decks", async () => {
    const token = await guest(server.address, 'Reader');
    const { me: other } = await get(me, server.address, ME, {}, await guest(server.address, 'Keeper'));
    const query = 'query ($id: ID!) { player(id: $id) { name decks { id } } }';
    expect((await ask(server.address, query, { id: other.id }, token)).data).toEqual({
      player: { name: 'Keeper', decks: [] },
    });
    expect((await ask(server.address, query, { id: 'x' }, token)).data).toEqual({ player: null });
  });
});

describe('rate limits', () => {
  it('are stricter for signing in, and every refusal says when to retry', async () => {
    const server = await startServer({ RATE_LIMIT: '40' });
    const i = { name: 'Nobody', password: 'guess' };
    const answers = [];
    for (let guess = 0; guess < 4; guess++) answers.push(await ask(server.address, SIGN_IN, { i }));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(answers[3]?.errors?.[0]?.extensions.retryAfter).toEqual(expect.any(Number));
    let last = await ask(server.address, '{ games { id } }');
    for (let more = 0; more < 40; more++) last = await ask(server.address, '{ games { id } }');
    expect([last.status, last.errors?.[0]?.extensions]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    await server.stop();
  });
});

describe('tokens of an external issuer', () => {
  let issuer: { address: string; server: Server; sign(claims: object, audience?: string): Promise<string> };
  let server: TestServer;
  beforeAll(async () => {
    issuer = await startIssuer();
    server = await startServer({ OIDC_ISSUER: issuer.address, OIDC_AUDIENCE: 'arbiter' });
  });
  afterAll(async () => {
    await server.stop();
    issuer.server.close();
  });

  it('create a player on first use and belong to that player from then on', async () => {
    const token = await issuer.sign({ sub: 'u1', name: 'Outside Olga!' });
    const first = await get(me, server.address, ME, {}, token);
    expect(first.me).toMatchObject({ name: 'Outside Olga', guest: false });
    const later = await issuer.sign({ sub: 'u1', name: 'Renamed' });
    expect(await get(me, server.address, ME, {}, later)).toEqual(first);
    const other = await get(me, server.address, ME, {}, await issuer.sign({ sub: 'u2', name: 'Outside Olga' }));
    expect(other.me.id).not.toBe(first.me.id);
    expect(other.me.name).toMatch(/^Outside Olga \d{4,6}$/);
  });

  it('share one namespace with password accounts', async () => {
    const i = { name: 'Inside Ida', password: 'correct horse' };
    await get(signedUp, server.address, SIGN_UP, { i });
    const outside = await get(me, server.address, ME, {}, await issuer.sign({ sub: 'u3', name: 'Insidе Ida' }));
    expect(outside.me.name).toMatch(/^Insidе Ida \d{4,6}$/);
    await get(me, server.address, ME, {}, await issuer.sign({ sub: 'u4', name: 'Otto Outside' }));
    const late = { name: '0tto outsidе', password: 'correct horse' };
    expect(await refusalOf(server.address, SIGN_UP, { i: late })).toBe('BAD_INPUT');
  });

  it('are refused if meant for another audience, forged or expired', async () => {
    const good = await issuer.sign({ sub: 'u1' });
    const bad = [
      await issuer.sign({ sub: 'u1' }, 'another'),
      `${good.slice(0, -6)}AAAAAA`,
      await issuer.sign({ sub: 'u1', exp: 1 }),
      await issuer.sign({}),
    ];
    for (const token of bad)
      expect((await ask(server.address, ME, {}, token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('an external issuer that does not answer', () => {
  it('is not reported as a database outage: the request had no effect and may be retried', async () => {
    const issuer = await startIssuer();
    const token = await issuer.sign({ sub: 'u1' });
    issuer.server.close();
    const server = await startServer({ OIDC_ISSUER: issuer.address, OIDC_AUDIENCE: 'arbiter' });
    const { errors } = await ask(server.address, ME, {}, token);
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/issuer/), extensions: { code: 'UNAVAILABLE', retryAfter: expect.any(Number) } },
    ]);
    expect(errors?.[0]?.message).not.toMatch(/database/);
    expect(server.logged()).toMatch(/"code":"UNAVAILABLE",.*The issuer is not responding/);
    expect(server.logged()).not.toMatch(/The database is not responding|unexpected error/);
    await server.stop();
  });
});

async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' };
  const server = createServer((request, response) => {
    const keys = request.url === '/keys';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(keys ? { keys: [jwk] } : { issuer: address, jwks_uri: `${address}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
  const sign = (claims: object, audience = 'arbiter') => {
    const payload = { exp: Math.floor(Date.now() / 1000) + 300, ...claims };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(address)
      .setAudience(audience)
      .sign(privateKey);
  };
  return { address, server, sign };
}

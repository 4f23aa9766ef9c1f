import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { startServer } from '../server.ts';

const SIGN_UP = 'mutation ($i: SignUpInput!) { session: signUp(input: $i) { token } }';
const SIGN_IN = 'mutation ($i: SignInInput!) { session: signIn(input: $i) { token } }';
const PASSWORD = 'correct horse';

// Each address can make ten attempts a minute.
const server = await closeAfterAll(startServer({ RATE_LIMIT: '200', TRUST_PROXY: 'true' }));

const answer = z.object({
  data: z.object({ session: z.object({ token: z.string() }) }).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })).optional(),
});

/** Makes an attempt from an address. Returns a token or an error. */
async function attempt(query: string, i: object, address: string) {
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query, variables: { i } }),
  });
  const { data, errors } = answer.parse(await response.json());
  return { token: data?.session.token, error: errors?.[0]?.extensions };
}

const outcome = async (query: string, i: object, address: string) => {
  const { token, error } = await attempt(query, i, address);
  return token ? 'IN' : (error?.code ?? '');
};
/**
 * Makes the same attempt from five addresses at the same time. A guarded account allows one attempt per pause, and a
 * pause may end between two of the five.
 */
const fiveAtOnce = (i: object, network: string) =>
  Promise.all(Array.from({ length: 5 }, (_, n) => attempt(SIGN_IN, i, `${network}.${n + 1}`)));
const count = (codes: string[], wanted: string) => codes.filter((code) => code === wanted).length;

describe('reset emails requested by strangers', () => {
  const forgot = async (email: string, address: string) => {
    const response = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        query: 'mutation ($e: String!) { requestPasswordReset(email: $e) }',
        variables: { e: email },
      }),
    });
    const shape = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional() });
    return shape.parse(await response.json()).errors?.[0]?.extensions.code ?? 'SENT';
  };

  it("count towards the stranger's own limit, not the owner's", async () => {
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push(await forgot('owner@example.org', '192.0.2.7'));
    expect(codes).toEqual(['SENT', 'SENT', 'SENT', 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(await forgot(' Owner@Example.org', '192.0.2.8')).toBe('SENT');
    expect(await forgot('other@example.org', '192.0.2.7')).toBe('SENT');
  });

  it('are limited to ten an hour for each email address, wherever the requests come from', async () => {
    const codes = [];
    for (let n = 0; n < 14; n++) codes.push(await forgot('flooded@example.org', `198.51.100.${n + 1}`));
    expect([count(codes, 'SENT'), count(codes, 'RATE_LIMITED')]).toEqual([10, 4]);
  });
});

describe('guessing passwords', () => {
  it('from all networks of one IPv6 site gets as many attempts as from four networks', async () => {
    const guess = (n: number, site: string) =>
      outcome(SIGN_IN, { name: `Anybody ${n}`, password: 'guess' }, `2001:db8:${site}:${n.toString(16)}::1`);
    const codes = [];
    for (let n = 0; n < 60; n++) codes.push(await guess(n, 'aaaa')); // one at a time, because the hashing queue is limited
    expect([count(codes, 'UNAUTHENTICATED'), count(codes, 'RATE_LIMITED')]).toEqual([40, 20]);
    expect(await guess(1, 'bbbb')).toBe('UNAUTHENTICATED');
  });

  it('is counted for the account, whatever the spelling of its name', async () => {
    await attempt(SIGN_UP, { name: 'Ivi Imrili', password: PASSWORD }, '192.0.2.252');
    const spellings = ['Ivi Imrili', 'İvi Imrili', 'Ivİ Imrili', 'İVİ İMRİLİ', 'iv\u200bi imrili', 'Ｉvi Imrili'];
    const guesses = Array.from({ length: 48 }, (_, n) =>
      outcome(SIGN_IN, { name: spellings[n % 6] ?? '', password: `guess ${n}` }, `198.51.102.${n + 1}`),
    );
    expect(count(await Promise.all(guesses), 'UNAUTHENTICATED')).toBeLessThanOrEqual(20);
  });

  it('stays limited after a restart, and strangers cannot push a guarded account out of memory', async () => {
    const ivy = { name: 'Ivy', password: PASSWORD };
    await attempt(SIGN_UP, ivy, '192.0.2.253');
    for (let n = 0; n < 11; n++) await attempt(SIGN_IN, { ...ivy, password: `guess ${n}` }, `198.51.103.${n + 1}`);
    await server.restart();
    const again = await fiveAtOnce({ ...ivy, password: 'guess again' }, '198.51.107');
    expect(again.map(({ error }) => error?.code)).toContain('RATE_LIMITED');
  });

  it('does not lock owners out of networks where they have signed in before', async () => {
    const kim = { name: 'Kim', password: PASSWORD };
    await attempt(SIGN_UP, kim, '2001:db8:5:6::1');
    await attempt(SIGN_IN, kim, '192.0.2.254');
    const guess = (n: number) => outcome(SIGN_IN, { ...kim, password: `guess ${n}` }, `198.51.104.${n + 1}`);
    const codes = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)));
    expect(count(codes, 'UNAUTHENTICATED')).toBeLessThanOrEqual(20);
    const strangers = await fiveAtOnce(kim, '198.51.106');
    expect(strangers.map(({ error }) => error?.code)).toContain('RATE_LIMITED');
    expect(await outcome(SIGN_IN, kim, '192.0.2.254')).toBe('IN');
    expect(await outcome(SIGN_IN, kim, '2001:db8:5:6:ffff::7')).toBe('IN');
    const nearby = Array.from({ length: 20 }, (_, n) =>
      outcome(SIGN_IN, { ...kim, password: `bad ${n}` }, '192.0.2.254'),
    );
    expect(count(await Promise.all(nearby), 'UNAUTHENTICATED')).toBeLessThanOrEqual(15);
  });

  it('from one IPv6 network counts as guessing from one address', async () => {
    const codes = [];
    for (let n = 1; n <= 40; n++)
      codes.push(await outcome(SIGN_IN, { name: `Target ${n}`, password: 'guess' }, `2001:db8:1:2::${n.toString(16)}`));
    expect([count(codes, 'UNAUTHENTICATED'), count(codes, 'RATE_LIMITED')]).toEqual([10, 30]);
    expect(await outcome(SIGN_IN, { name: 'Target', password: 'guess' }, '2001:db8:1:3::1')).toBe('UNAUTHENTICATED');
  });

  it('of one account from many addresses is slowed down, but the owner can still sign in', async () => {
    const ada = { name: 'Ada', password: PASSWORD };
    const { token: device } = await attempt(SIGN_UP, ada, '192.0.2.250');
    await attempt(SIGN_UP, { name: 'Bob', password: PASSWORD }, '192.0.2.251');
    const guesses = Array.from({ length: 40 }, (_, n) =>
      outcome(
        SIGN_IN,
        { name: ['Ada', 'aDa', 'A\0da', 'ada\0'][n % 4] ?? 'Ada', password: `guess ${n}` },
        `192.0.2.${n + 1}`,
      ),
    );
    const codes = await Promise.all(guesses);
    expect(count(codes, 'UNAUTHENTICATED')).toBeLessThanOrEqual(20);
    const strangers = (await fiveAtOnce(ada, '198.51.101')).map(({ error }) => error);
    expect(strangers).toContainEqual(expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) }));
    expect(await outcome(SIGN_IN, { ...ada, device }, '198.51.100.2')).toBe('IN');
    const others = await fiveAtOnce({ ...ada, device: 'x'.repeat(43) }, '198.51.105');
    expect(others.map(({ error }) => error?.code)).toContain('RATE_LIMITED');
    expect(await outcome(SIGN_IN, { name: 'Bob', password: PASSWORD }, '192.0.2.1')).toBe('IN');
  });

  it("with the account's own device token is limited as well", async () => {
    const eve = { name: 'Eve', password: PASSWORD };
    const { token: device } = await attempt(SIGN_UP, eve, '203.0.113.1');
    const codes = [];
    for (let n = 0; n < 40; n++)
      codes.push(await outcome(SIGN_IN, { name: 'Eve', password: `guess ${n}`, device }, `203.0.113.${n + 10}`));
    expect(count(codes, 'UNAUTHENTICATED') + count(codes, 'RATE_LIMITED')).toBe(40);
    expect(count(codes, 'UNAUTHENTICATED')).toBeLessThanOrEqual(24);
  });

  it('with a stolen session is limited wherever a password is required, but the owner can still sign in', async () => {
    const flo = { name: 'Flo', password: PASSWORD };
    const { token: stolen } = await attempt(SIGN_UP, flo, '203.0.113.100');
    const { token: device } = await attempt(SIGN_IN, flo, '203.0.113.101');
    const ASKED = [
      'mutation ($p: String!) { session: changePassword(input: { current: $p, password: "battery staple" }) }',
      'mutation ($p: String!) { session: setEmail(input: { email: "eve@example.org", password: $p }) }',
      'mutation ($p: String!) { session: deleteAccount(input: { name: "Flo", password: $p }) }',
    ];
    const codes: unknown[] = [];
    for (let n = 0; n < 39; n++) {
      const response = await fetch(`${server.address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.0.${n}`,
          authorization: `Bearer ${stolen}`,
        },
        body: JSON.stringify({ query: ASKED[n % 3], variables: { p: `guess ${n}` } }),
      });
      const shape = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })) });
      codes.push(shape.parse(await response.json()).errors[0]?.extensions.code);
    }
    expect(codes.filter((code) => code !== 'UNAUTHENTICATED' && code !== 'RATE_LIMITED')).toEqual([]);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED').length).toBeLessThanOrEqual(24);
    expect(await outcome(SIGN_IN, { ...flo, device }, '203.0.113.102')).toBe('IN');
  });

  it('does not count correct sign-ins', async () => {
    const carol = { name: 'Carol', password: PASSWORD };
    await attempt(SIGN_UP, carol, '198.51.100.10');
    for (let n = 0; n < 15; n++) expect(await outcome(SIGN_IN, carol, `198.51.100.${n + 20}`)).toBe('IN');
  });

  it("is hard: common passwords, even with digits appended, and the player's own name are refused", async () => {
    for (const [n, password] of [
      'iloveyou',
      'Password',
      'password123',
      'Sunshine2024!',
      'Trustno1',
      'Grace Hopper',
    ].entries()) {
      const { error } = await attempt(SIGN_UP, { name: 'Grace Hopper', password }, `198.51.100.${n + 100}`);
      expect([password, error]).toMatchObject([password, { code: 'BAD_INPUT', field: 'password' }]);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashOf, newToken } from '../../../src/accounts/sessions/tokens.ts';
import { rowsOf } from '../../database.ts';
import { Browser } from '../../notifications/browser.ts';
import { SUBSCRIBE } from '../../notifications/webhooks.ts';
import { account, ask, get, PASSWORD, codeOf as refusalOf } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';
import { type MailServer, mailServer } from './mail-server.ts';

const token = z.object({ session: z.object({ token: z.string() }) });
const SIGN_IN = 'mutation ($i: SignInInput!) { session: signIn(input: $i) { token } }';
const SET = 'mutation ($i: SetEmailInput!) { setEmail(input: $i) }';
const CONFIRM = 'mutation ($t: String!) { confirmEmail(token: $t) }';
const FORGOT = 'mutation ($e: String!) { requestPasswordReset(email: $e) }';
const RESET = 'mutation ($i: ResetPasswordInput!) { session: resetPassword(input: $i) { token } }';
const TOKEN = /^[\w-]{43}$/m;

let server: TestServer;
let mail: MailServer;
beforeAll(async () => {
  mail = await mailServer();
  const SMTP = { SMTP_URL: mail.url, MAIL_FROM: 'Arbiter <arbiter@example.org>' };
  server = await startServer({ ...SMTP, RATE_LIMIT: '4000', LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await server.stop();
  mail.close();
});

const codeOf = (query: string, variables: object, by?: string) => refusalOf(server.address, query, variables, by);
const signUp = (name: string) => account(server.address, name);

/** Waits for the next email to an address. Returns the email and its token. */
async function letterTo(address: string, number = 1) {
  const theirs = () => mail.letters.filter(({ to }) => to === address);
  await expect.poll(() => theirs().length).toBe(number);
  const text = theirs().at(-1)?.text ?? '';
  return { text, token: TOKEN.exec(text.split('\n\n').slice(1).join('\n\n'))?.[0] ?? '' };
}

/** Creates an account with a confirmed email address. */
async function reachable(name: string, address: string): Promise<string> {
  const by = await signUp(name);
  expect(await codeOf(SET, { i: { email: address, password: PASSWORD } }, by)).toBeUndefined();
  expect(await codeOf(CONFIRM, { t: (await letterTo(address)).token }, by)).toBeUndefined();
  return by;
}

describe('an email address', () => {
  it('can be set only with the password, and counts once the same account has confirmed it', async () => {
    const by = await signUp('Addressee');
    const email = 'addressee@example.org';
    expect(await codeOf(SET, { i: { email, password: 'guessed it' } }, by)).toBe('UNAUTHENTICATED');
    expect(await codeOf(SET, { i: { email: 'nowhere', password: PASSWORD } }, by)).toBe('BAD_INPUT');
    expect(await codeOf(SET, { i: { email, password: PASSWORD } }, by)).toBeUndefined();
    const { token: sent } = await letterTo(email);
    expect(sent).toMatch(TOKEN);
    expect(await codeOf(CONFIRM, { t: sent }, await signUp('Somebody Else'))).toBe('UNAUTHENTICATED');
    expect(await codeOf(CONFIRM, { t: sent }, by)).toBeUndefined();
    expect(await codeOf(CONFIRM, { t: sent }, by)).toBe('UNAUTHENTICATED');
    expect((await ask(server.address, '{ account { email } }', {}, by)).data).toEqual({ account: { email } });
  });
});

describe('a forgotten password', () => {
  it('can be replaced once with the emailed token, which signs out everything else', async () => {
    const before = await reachable('Forgetful', 'forgetful@example.org');
    const HOOK = 'mutation { createWebhook(input: { url: "https://example.org/" }) { webhook { id } } }';
    expect(await codeOf(HOOK, {}, before)).toBeUndefined();
    const browser = { endpoint: 'https://push.example.org/1', ...new Browser().keys };
    expect(await codeOf(SUBSCRIBE, { i: browser }, before)).toBeUndefined();
    expect(await codeOf(FORGOT, { e: 'Forgetful@Example.org' })).toBeUndefined();
    const { token: sent } = await letterTo('forgetful@example.org', 2);
    expect(await codeOf(RESET, { i: { token: sent, password: 'password1' } })).toBe('BAD_INPUT');
    expect(await codeOf(RESET, { i: { token: 'x'.repeat(43), password: 'battery staple' } })).toBe('UNAUTHENTICATED');
    const { session } = await get(token, server.address, RESET, { i: { token: sent, password: 'battery staple' } });
    expect(await codeOf('{ account { email } }', {}, session.token)).toBeUndefined();
    const told = await ask(server.address, '{ webhooks { id } pushSubscriptions { id } }', {}, session.token);
    expect(told.data).toEqual({ webhooks: [], pushSubscriptions: [] });
    expect(await codeOf('{ account { email } }', {}, before)).toBe('UNAUTHENTICATED');
    expect(await codeOf(RESET, { i: { token: sent, password: 'battery staple' } })).toBe('UNAUTHENTICATED');
    expect(await codeOf(SIGN_IN, { i: { name: 'Forgetful', password: PASSWORD } })).toBe('UNAUTHENTICATED');
    expect((await letterTo('forgetful@example.org', 3)).text).toContain('has changed');
  });

  it('can also be replaced with the token of an earlier email, which invalidates the others', async () => {
    const email = 'pestered@example.org';
    await reachable('Pestered', email);
    const sent = [];
    for (let n = 0; n < 3; n++) {
      expect(await codeOf(FORGOT, { e: email })).toBeUndefined();
      sent.push((await letterTo(email, n + 2)).token);
    }
    expect(await codeOf(FORGOT, { e: email })).toBe('RATE_LIMITED');
    const by = await signUp('Pest');
    expect(await codeOf(SET, { i: { email, password: PASSWORD } }, by)).toBeUndefined(); // has a limit of its own
    const reset = (one: string | undefined) => codeOf(RESET, { i: { token: one, password: 'battery staple' } });
    expect([await reset(sent[0]), await reset(sent[1]), await reset(sent[2])]).toEqual([
      undefined,
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
    ]);
  });

  it('cannot be replaced with a token sent to an address that the account no longer has', async () => {
    await reachable('Moved', 'moved@example.org');
    // Inserts a token, as a request would that read the address just before the change.
    const sentTo = async (address: string) => {
      const sent = newToken();
      await rowsOf(
        server.databaseUrl,
        `insert into mailed_tokens (token_hash, player_id, purpose, address, expires_at)
          select $1, id, 'RESET', $2, now() + interval '1 h' from players where name = 'Moved'`,
        [hashOf(sent), address],
      );
      return sent;
    };
    const reset = (one: string) => codeOf(RESET, { i: { token: one, password: 'battery staple' } });
    expect(await reset(await sentTo('former@example.org'))).toBe('UNAUTHENTICATED');
    expect(await reset(await sentTo('Moved@Example.org'))).toBeUndefined();
  });

  it('gets the same answer for known and unknown email addresses', async () => {
    await reachable('Known', 'known@example.org');
    const answers = [];
    for (const e of ['known@example.org', 'unknown@example.org'])
      answers.push(await ask(server.address, FORGOT, { e }));
    expect(answers[0]).toEqual(answers[1]);
    await letterTo('known@example.org', 2);
    expect(mail.letters.filter(({ to }) => to === 'unknown@example.org')).toEqual([]);
    for (const e of ['known@example.org', 'unknown@example.org']) {
      const codes = [];
      for (let n = 0; n < 4; n++) codes.push(await codeOf(FORGOT, { e }));
      expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(0);
    }
  });

  it('leaves no token in the log or the database if emails are sent', async () => {
    const tokens = mail.letters.flatMap(({ text }) => TOKEN.exec(text.split('\n\n').slice(1).join('\n\n'))?.[0] ?? []);
    expect(tokens.length).toBeGreaterThan(3);
    const rows = await rowsOf(server.databaseUrl, 'select (select json_agg(m) from mailed_tokens m) m');
    for (const one of tokens) {
      expect(server.logged()).not.toContain(one);
      expect(JSON.stringify(rows)).not.toContain(one);
    }
  });
});

describe('without a mail server', () => {
  it('an email is logged instead of sent', async () => {
    const alone = await startServer({ LOG_LEVEL: 'warn' });
    const by = await account(alone.address, 'Lonely');
    const set = { i: { email: 'lonely@example.org', password: PASSWORD } };
    await ask(alone.address, SET, set, by);
    await expect.poll(() => alone.logged()).toContain('this email is logged instead');
    const line =
      alone
        .logged()
        .split('\n')
        .find((one) => one.includes('lonely@example.org')) ?? '{}';
    const { letter } = z.object({ letter: z.object({ text: z.string() }) }).parse(JSON.parse(line));
    const sent = TOKEN.exec(letter.text)?.[0] ?? '';
    const confirmed = await ask(alone.address, CONFIRM, { t: sent }, by);
    expect(confirmed.data).toEqual({ confirmEmail: true });
    await alone.stop();
  });
});

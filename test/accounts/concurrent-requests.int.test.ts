import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsHandle,
  type Caller,
  changePassword,
  confirmEmail,
  createApiKey,
  deleteAccount,
  listApiKeys,
  listDecks,
  openAccounts,
  playerOf,
  revokeApiKey,
  type Session,
  saveDeck,
  signIn,
  signInAsGuest,
  signUp,
} from '../../src/accounts/index.ts';
import { openSession } from '../../src/accounts/sessions/sessions.ts';
import { hashOf, newToken } from '../../src/accounts/sessions/tokens.ts';
import { AtRest } from '../../src/db/encryption-at-rest.ts';
import { VALHALLA as cards } from '../../src/games/valhalla/index.ts';
import {
  createWebhook,
  deleteWebhook,
  type NotificationsHandle,
  openNotifications,
} from '../../src/notifications/index.ts';
import { awaitedLater } from '../awaited-later.ts';
import { openSetting, type Setting } from '../matches/setting.ts';

const PASSWORD = 'correct horse';
const SCOPES = ['READ'] as const;
const KEY = { name: 'Script', scopes: SCOPES, budget: 1 };

let setting: Setting;
let accounts: AccountsHandle;
let notifications: NotificationsHandle;
let name: string;
let count = 0;

beforeAll(async () => {
  setting = await openSetting();
  const { context, matches } = await setting.node();
  accounts = openAccounts({ ...context, games: [cards], sessionDays: 1, outside: null, keyBudget: 6000 });
  notifications = openNotifications({
    ...{ db: { ...context.db, atRest: new AtRest() }, matches, queues: { wake: async () => {} } },
    ...{ bus: context.bus, log: context.log, now: context.now, notices: false },
  });
});
afterAll(async () => {
  await notifications.close();
  await setting.close();
});
beforeEach(() => {
  count += 1;
  name = `Racer ${count}`;
});

async function callerOf({ token }: Pick<Session, 'token'>): Promise<Caller> {
  return (await playerOf(accounts, token)) ?? expect.fail('no player for this session');
}

/** Awaits all attempts. Returns the results of those that succeed and the error codes of the others. */
async function all<T>(attempts: readonly Promise<T>[]): Promise<{ done: T[]; refused: string[] }> {
  const outcomes = await Promise.allSettled(attempts);
  return {
    done: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : [])),
  };
}

/** Repeats `attempt` until `under` has settled, then makes one last attempt. Returns all outcomes. */
async function meanwhile<T>(under: Promise<unknown>, attempt: () => Promise<T>) {
  let over = false;
  const attempts: Promise<T>[] = [];
  const begin = () => {
    attempts.push(awaitedLater(attempt()));
  };
  const ended = awaitedLater(
    under.finally(() => {
      over = true;
    }),
  );
  while (!over && attempts.length < 15) {
    begin();
    await sleep(10);
  }
  await ended;
  begin();
  return all(attempts);
}

describe('opening a session of a deleted account', () => {
  it('is refused without a mention of passwords, which guests do not have', async () => {
    const { context } = await setting.node();
    const { player } = await signInAsGuest(accounts, name);
    await context.db.pool.query('update players set deleted_at = now() where id = $1', [player.id]);
    const late = openSession({ ...context, sessionDays: 1 }, player, { passwordHash: null });
    await expect(late).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: expect.not.stringMatching(/password/),
    });
  });
});

describe('API keys created at the same moment', () => {
  it('stay within one budget together', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const many = Array.from({ length: 6 }, () =>
      createApiKey(accounts, caller, { name: 'Script', scopes: SCOPES, budget: 6000 }),
    );
    const { done, refused } = await all(many);
    expect([done.length, refused]).toEqual([1, Array(5).fill('FORBIDDEN')]);
  });

  it('are limited to twenty', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const many = Array.from({ length: 25 }, () => createApiKey(accounts, caller, KEY));
    expect((await all(many)).done).toHaveLength(20);
    expect(await listApiKeys(accounts, caller)).toHaveLength(20);
  });

  it('do not outlive an account that is deleted at the same time', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const leaving = deleteAccount(accounts, caller, { name, password: PASSWORD });
    const { done, refused } = await meanwhile(leaving, () => createApiKey(accounts, caller, KEY));
    expect(refused).toContain('UNAUTHENTICATED');
    for (const { secret } of done) expect(await playerOf(accounts, secret)).toBeNull();
    expect(await setting.query('select from api_keys where player_id = $1', [caller.id])).toEqual([]);
  });

  it('do not outlive a password that is changed in another session at the same time', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const { token } = await signIn(accounts, { name, password: PASSWORD });
    const changing = changePassword(accounts, caller, { current: PASSWORD, password: 'battery staple', token });
    const { done, refused } = await meanwhile(changing, () => createApiKey(accounts, caller, KEY));
    expect(refused).toContain('UNAUTHENTICATED');
    for (const { secret } of done) expect(await playerOf(accounts, secret)).toBeNull();
    expect(
      await setting.query('select from api_keys where player_id = $1 and revoked_at is null', [caller.id]),
    ).toEqual([]);
  });

  it('are refused to a caller whose session has ended, and so are webhooks and email addresses', async () => {
    const email = 'late@example.org';
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const { token } = await signIn(accounts, { name, password: PASSWORD });
    const emailToken = newToken();
    await setting.query(
      "insert into mailed_tokens (token_hash, player_id, purpose, address, expires_at) values ($1, $2, 'CONFIRM', $3, now() + interval '1 h')",
      [hashOf(emailToken), caller.id, email],
    );
    await changePassword(accounts, caller, { current: PASSWORD, password: 'battery staple', token });
    const hook = { url: 'https://example.org/' };
    const attempts = [
      createApiKey(accounts, caller, KEY),
      createWebhook(notifications, caller, hook),
      confirmEmail(accounts, caller, emailToken),
    ];
    expect(await all<unknown>(attempts)).toEqual({ done: [], refused: Array(3).fill('UNAUTHENTICATED') });
    const stays = await callerOf({ token });
    expect(await createWebhook(notifications, stays, hook)).toMatchObject({ webhook: { url: hook.url } });
  });

  it('and sessions of a deleted account belong to no player, however they were created', async () => {
    const session = await signUp(accounts, { name, password: PASSWORD });
    const caller = await callerOf(session);
    const { secret } = await createApiKey(accounts, caller, { name: 'Script', scopes: SCOPES });
    await setting.query('update players set deleted_at = now() where id = $1', [caller.id]);
    const { context } = await setting.node();
    const elsewhere = openAccounts({ ...context, sessionDays: 1, outside: null });
    for (const token of [secret, session.token]) expect(await playerOf(elsewhere, token)).toBeNull();
  });
});

describe('a sign-in', () => {
  const alive = (id: string) => setting.query('select from sessions where player_id = $1 and revoked_at is null', [id]);
  const signingIn = () => signIn(accounts, { name, password: PASSWORD });

  it('does not outlive the deletion of its account', async () => {
    for (let round = 0; round < 3; round++) {
      name = `Leaver ${round}`;
      const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
      const { refused } = await meanwhile(deleteAccount(accounts, caller, { name, password: PASSWORD }), signingIn);
      expect(await alive(caller.id)).toEqual([]);
      expect(refused).toContain('UNAUTHENTICATED');
    }
  });

  it('does not outlive a change of its password', async () => {
    for (let round = 0; round < 3; round++) {
      name = `Changer ${round}`;
      const { token, ...session } = await signUp(accounts, { name, password: PASSWORD });
      const caller = await callerOf({ token, ...session });
      const change = { current: PASSWORD, password: 'battery staple', token };
      const { refused } = await meanwhile(changePassword(accounts, caller, change), signingIn);
      expect(await alive(caller.id)).toHaveLength(1);
      expect(refused).toContain('UNAUTHENTICATED');
    }
  });
});

describe('a request repeated with the same key', () => {
  const BAD_KEY = { code: 'BAD_INPUT', details: { field: 'key' } };

  it('creates one webhook and returns the same secret, also for requests at the same moment', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const hook = { url: 'https://example.com/hook', key: 'again' };
    const { done } = await all([1, 2, 3].map(() => createWebhook(notifications, caller, hook)));
    expect(done).toEqual(Array(3).fill(done[0]));
    expect(await createWebhook(notifications, caller, hook)).toEqual(done[0]);
    await expect(createWebhook(notifications, caller, { ...hook, name: 'Another' })).rejects.toMatchObject(BAD_KEY);
    await deleteWebhook(notifications, caller, done[0]?.webhook.id ?? '');
    await expect(createWebhook(notifications, caller, hook)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('creates one API key; only its newest secret is valid', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const wanted = { ...KEY, key: 'again' };
    const first = await createApiKey(accounts, caller, wanted);
    expect((await playerOf(accounts, first.secret))?.id).toBe(caller.id);
    const again = await createApiKey(accounts, caller, wanted);
    expect(again.key).toMatchObject({ id: first.key.id, expiresAt: first.key.expiresAt });
    expect((await playerOf(accounts, again.secret))?.id).toBe(caller.id);
    expect(await playerOf(accounts, first.secret)).toBeNull();
    const { done } = await all([1, 2, 3].map(() => createApiKey(accounts, caller, wanted)));
    expect(done.map(({ key }) => key.id)).toEqual(Array(3).fill(first.key.id));
    expect(await listApiKeys(accounts, caller)).toHaveLength(1);
    await expect(createApiKey(accounts, caller, { ...wanted, days: 2 })).rejects.toMatchObject(BAD_KEY);
    await revokeApiKey(accounts, caller, first.key.id);
    await expect(createApiKey(accounts, caller, wanted)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('saves one new deck', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const [ready] = cards.deck?.ready ?? [];
    const deck = { game: cards.id, name: 'Mine', cards: ready?.cards ?? [], key: 'again' };
    const { done } = await all([1, 2, 3].map(() => saveDeck(accounts, caller, deck)));
    expect(done).toEqual(Array(3).fill(done[0]));
    expect((await listDecks(accounts, caller, null)).map(({ id }) => id)).toEqual([done[0]?.id]);
    await expect(saveDeck(accounts, caller, { ...deck, name: 'Yours' })).rejects.toMatchObject(BAD_KEY);
  });
});

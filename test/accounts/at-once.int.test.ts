import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  type ClosedAccounts,
  changePassword,
  createApiKey,
  deleteAccount,
  listApiKeys,
  openAccounts,
  playerOf,
  type Session,
  signIn,
  signUp,
} from '../../src/accounts/index.ts';
import { openSetting, type Setting } from '../matches/setting.ts';

const PASSWORD = 'correct horse';
const SCOPES = ['READ'] as const;

let setting: Setting;
let accounts: ClosedAccounts;
let name: string;
let count = 0;

beforeAll(async () => {
  setting = await openSetting();
  const { inside } = await setting.node();
  accounts = openAccounts({ ...inside, sessionDays: 1, outside: null, keyBudget: 6000 });
});
afterAll(() => setting.close());
beforeEach(() => {
  count += 1;
  name = `Racer ${count}`;
});

async function callerOf({ token }: Session): Promise<Caller> {
  return (await playerOf(accounts, token)) ?? expect.fail('a session of nobody');
}

/** What came of them: the values, and the codes of the refusals. */
async function all<T>(attempts: readonly Promise<T>[]): Promise<{ done: T[]; refused: string[] }> {
  const outcomes = await Promise.allSettled(attempts);
  return {
    done: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : [])),
  };
}

describe('API keys that are made at the same moment', () => {
  it('have no more than one budget together', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const many = Array.from({ length: 6 }, () =>
      createApiKey(accounts, caller, { name: 'Script', scopes: SCOPES, budget: 6000 }),
    );
    const { done, refused } = await all(many);
    expect([done.length, refused]).toEqual([1, Array(5).fill('FORBIDDEN')]);
  });

  it('are twenty at most', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const many = Array.from({ length: 25 }, () =>
      createApiKey(accounts, caller, { name: 'Script', scopes: SCOPES, budget: 1 }),
    );
    expect((await all(many)).done).toHaveLength(20);
    expect(await listApiKeys(accounts, caller)).toHaveLength(20);
  });

  it('do not outlive the account that is deleted meanwhile', async () => {
    const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
    const leaving = deleteAccount(accounts, caller, { name, password: PASSWORD });
    const attempts = Array.from({ length: 15 }, async (_, i) => {
      await sleep(i * 10);
      return createApiKey(accounts, caller, { name: 'Script', scopes: SCOPES, budget: 1 });
    });
    const [{ done, refused }] = await Promise.all([all(attempts), leaving]);
    expect(refused).toContain('UNAUTHENTICATED');
    for (const { secret } of done) expect(await playerOf(accounts, secret)).toBeNull();
    expect(await setting.query('select from api_keys where player_id = $1', [caller.id])).toEqual([]);
  });

  it('and a key or session of a deleted account, however it came about, is nobody’s', async () => {
    const session = await signUp(accounts, { name, password: PASSWORD });
    const caller = await callerOf(session);
    const { secret } = await createApiKey(accounts, caller, { name: 'Script', scopes: SCOPES });
    await setting.query('update players set deleted_at = now() where id = $1', [caller.id]);
    const { inside } = await setting.node();
    const elsewhere = openAccounts({ ...inside, sessionDays: 1, outside: null });
    for (const token of [secret, session.token]) expect(await playerOf(elsewhere, token)).toBeNull();
  });
});

describe('a sign-in under way', () => {
  const alive = (id: string) => setting.query('select from sessions where player_id = $1 and revoked_at is null', [id]);
  /** Some before, some after. */
  const signingIn = () =>
    Array.from({ length: 10 }, async (_, i) => {
      await sleep(i * 12);
      return signIn(accounts, { name, password: PASSWORD });
    });

  it('does not outlive the deletion of its account', async () => {
    for (let round = 0; round < 3; round++) {
      name = `Leaver ${round}`;
      const caller = await callerOf(await signUp(accounts, { name, password: PASSWORD }));
      const attempts = all(signingIn());
      await Promise.all([attempts, deleteAccount(accounts, caller, { name, password: PASSWORD })]);
      expect(await alive(caller.id)).toEqual([]);
      expect((await attempts).refused).toContain('UNAUTHENTICATED');
    }
  });

  it('does not outlive a change of its password', async () => {
    for (let round = 0; round < 3; round++) {
      name = `Changer ${round}`;
      const { token, ...session } = await signUp(accounts, { name, password: PASSWORD });
      const caller = await callerOf({ token, ...session });
      const attempts = all(signingIn());
      const change = { current: PASSWORD, password: 'battery staple', token };
      await Promise.all([attempts, changePassword(accounts, caller, change)]);
      expect(await alive(caller.id)).toHaveLength(1);
      expect((await attempts).refused).toContain('UNAUTHENTICATED');
    }
  });
});

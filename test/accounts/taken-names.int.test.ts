import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Caller,
  deleteAccount,
  deleteUnusedGuests,
  keepAccount,
  openAccounts,
  playerOf,
  signIn,
  signInAsGuest,
  signUp,
  takeNames,
} from '../../src/accounts/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';

const PASSWORD = 'correct horse';

const setting = await closeAfterAll(openSetting());
const { context } = await setting.node();
const accounts = openAccounts({ ...context, sessionDays: 1, outside: null });

const outcome = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'DONE',
    (error) => String(error.code),
  );
const account = (name: string) => outcome(signUp(accounts, { name, password: PASSWORD }));
const guest = (name: string) => outcome(signInAsGuest(accounts, name));

async function callerOf(token: string): Promise<Caller> {
  return (await playerOf(accounts, token)) ?? expect.fail('no player for this session');
}

describe('the name of an account', () => {
  it('is refused to any account or guest with a similar name, and free again once the account is deleted', async () => {
    const { token } = await signUp(accounts, { name: 'Paco Alba', password: PASSWORD });
    const alike = ['paco alba', 'Расо АIЬа', 'PACO_ALBA', 'Paco A1ba', 'Pa\u200bco Alba'];
    for (const name of alike)
      expect([await account(name), await guest(name)], name).toEqual(['BAD_INPUT', 'BAD_INPUT']);
    const { token: other } = await signInAsGuest(accounts, 'Newcomer');
    const kept = keepAccount(accounts, await callerOf(other), { name: 'Раco Alba', password: PASSWORD });
    expect(await outcome(kept)).toBe('BAD_INPUT');
    await deleteAccount(accounts, await callerOf(token), { name: 'paco  alba', password: PASSWORD });
    expect(await account('Расо АIЬа')).toBe('DONE');
  });

  it('goes to only one of several simultaneous requests', async () => {
    const outcomes = await Promise.all(['Otto', '0tto', 'ΟΤΤΟ', 'оttо', 'OTT0'].map(account));
    expect(outcomes.sort()).toEqual([...Array(4).fill('BAD_INPUT'), 'DONE']);
  });

  it('can be typed with invisible characters and another apostrophe', async () => {
    expect(await account('Mi\u200bles O’Dell')).toBe('DONE');
    for (const name of ['Mi\u200bles O’Dell', "miles o'dell", 'MILES O’DELL'])
      expect(await outcome(signIn(accounts, { name, password: PASSWORD })), name).toBe('DONE');
  });
});

describe('accounts from earlier releases', () => {
  const made = async (name: string, column = 'password_hash') => {
    const id = randomUUID();
    await setting.query(`insert into players (id, name, ${column}) values ($1, $2, 'x')`, [id, name]);
    return id;
  };

  it('keep names that look alike, which no other player can take', async () => {
    const ids = [await made('Twin'), await made('Тwіn'), await made('TWlN', 'issuer'), await made('An\u1160na')];
    await takeNames(accounts);
    await takeNames(accounts); // two calls cover all players
    const rows = await setting.query<{ name: string }>('select name from players where id = any($1) order by name', [
      ids,
    ]);
    expect(rows.map(({ name }) => name).sort()).toEqual(['An\u1160na', 'TWlN', 'Twin', 'Тwіn']);
    for (const name of ['Twin', 'twin', 'TWIN', 'Тwin', 'Anna']) expect(await account(name), name).toBe('BAD_INPUT');
  });

  it('no longer keep a name once they are deleted', async () => {
    const { player } = await signUp(accounts, { name: 'Leaver', password: PASSWORD });
    await setting.query(
      `update players set name = 'Deleted player', password_hash = null, deleted_at = now() where id = $1`,
      [player.id],
    );
    expect(await account('Leaver')).toBe('BAD_INPUT');
    await deleteUnusedGuests(accounts);
    await deleteUnusedGuests(accounts);
    expect(await account('Leaver')).toBe('DONE');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import {
  banPlayer,
  type Caller,
  createApiKey,
  listActs,
  openAccounts,
  playerOf,
  renamePlayer,
  signIn,
  signInAsGuest,
  signOutPlayer,
  signUp,
  unbanPlayer,
} from '../../src/accounts/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';

const PASSWORD = 'correct horse';
const DAY = 86_400_000;
const reason = 'insults';

const setting = await closeAfterAll(openSetting());
const { context } = await setting.node();
let ahead = 0;
const outside = {
  identityOf: async (token: string) =>
    token === 'outside' ? { issuer: 'https://id.example', subject: 'otto', name: 'Otto' } : null,
};
const accounts = openAccounts({ ...context, now: () => Date.now() + ahead, sessionDays: 30, outside });

const callerOf = async (token: string): Promise<Caller> =>
  (await playerOf(accounts, token)) ?? expect.fail('no player');
const admin = await setting.account('Adele');
await setting.query(`update players set roles = '{player,admin}' where id = $1`, [admin.id]);

let name: string;
let token: string;
let playerId: string;
let count = 0;
beforeEach(async () => {
  ahead = 0;
  name = `Rude ${++count}`;
  const session = await signUp(accounts, { name, password: PASSWORD });
  token = session.token;
  playerId = session.player.id;
});

const sign = (password = PASSWORD) => signIn(accounts, { name, password });
const openRows = (table: string) =>
  setting.query(`select from ${table} where player_id = $1 and revoked_at is null`, [playerId]);

describe('a banned player', () => {
  it('loses every session and key, and learns at sign-in until when and why, if the password is right', async () => {
    const { secret } = await createApiKey(accounts, await callerOf(token), { name: 'Script', scopes: ['PLAY'] });
    const until = new Date(Date.now() + DAY);
    const act = await banPlayer(accounts, admin, { playerId, reason, until });
    expect(act).toMatchObject({ act: 'BAN_PLAYER', actor: { id: admin.id }, player: { id: playerId }, reason, until });
    expect(await playerOf(accounts, token)).toBeNull();
    expect(await playerOf(accounts, secret)).toBeNull();
    await expect(sign()).rejects.toMatchObject({ code: 'BANNED', details: { until: until.toISOString(), reason } });
    await expect(sign('wrong horse')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    ahead = 2 * DAY;
    expect(await playerOf(accounts, (await sign()).token)).toMatchObject({ id: playerId });
  });

  it('can sign in again once an admin has ended the ban', async () => {
    await banPlayer(accounts, admin, { playerId, reason });
    await expect(sign()).rejects.toMatchObject({ code: 'BANNED', details: { until: null } });
    await unbanPlayer(accounts, admin, { playerId, reason: 'a mistake' });
    expect(await playerOf(accounts, token)).toBeNull();
    expect((await sign()).player.id).toBe(playerId);
    const { edges } = await listActs(accounts, admin, { player: playerId });
    expect(edges.map(({ node }) => [node.act, node.reason])).toEqual([
      ['UNBAN_PLAYER', 'a mistake'],
      ['BAN_PLAYER', reason],
    ]);
  });

  it('cannot use a token of an external issuer either, nor create a key with one', async () => {
    const otto = await callerOf('outside');
    await banPlayer(accounts, admin, { playerId: otto.id, reason });
    await expect(playerOf(accounts, 'outside')).rejects.toMatchObject({ code: 'BANNED', details: { reason } });
    await expect(createApiKey(accounts, otto, { name: 'Late', scopes: ['PLAY'] })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await unbanPlayer(accounts, admin, { playerId: otto.id, reason });
    expect(await callerOf('outside')).toMatchObject({ id: otto.id });
  });

  it('has no session left from a sign-in at the same time', async () => {
    const signing = Array.from({ length: 8 }, () => sign().catch(() => null));
    await banPlayer(accounts, admin, { playerId, reason });
    await Promise.all(signing);
    expect(await openRows('sessions')).toEqual([]);
  });
});

describe('an admin', () => {
  it('signs a player out everywhere, who can sign in again', async () => {
    await createApiKey(accounts, await callerOf(token), { name: 'Script', scopes: ['PLAY'] });
    await signOutPlayer(accounts, admin, { playerId, reason: 'stolen phone' });
    expect([await openRows('sessions'), await openRows('api_keys')]).toEqual([[], []]);
    expect((await sign()).player.id).toBe(playerId);
  });

  it('renames a player, whose old name becomes free', async () => {
    const old = name;
    name = `Kind ${count}`;
    await signUp(accounts, { name: `Other ${count}`, password: PASSWORD });
    await expect(renamePlayer(accounts, admin, { playerId, reason, name: `OTHER ${count}` })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { field: 'name' },
    });
    const act = await renamePlayer(accounts, admin, { playerId, reason, name });
    expect(act.player).toMatchObject({ id: playerId, name });
    expect((await sign()).player.id).toBe(playerId);
    expect((await signUp(accounts, { name: old, password: PASSWORD })).player.name).toBe(old);
    await expect(signUp(accounts, { name, password: PASSWORD })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('renames a guest to a made-up name', async () => {
    const guest = await signInAsGuest(accounts, 'Rude Guest');
    const { player } = await renamePlayer(accounts, admin, { playerId: guest.player.id, reason });
    expect(player?.name).toMatch(/^Player \d+$/);
    expect(await callerOf(guest.token)).toMatchObject({ name: player?.name, guest: true });
  });

  it('cannot act on an admin or on a player who does not exist, or without a reason', async () => {
    const before = await setting.query('select from operator_log');
    const other = await setting.account('Ada');
    await setting.query(`update players set roles = '{player,admin}' where id = $1`, [other.id]);
    for (const act of [banPlayer, unbanPlayer, signOutPlayer, renamePlayer]) {
      await expect(act(accounts, admin, { playerId: other.id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(act(accounts, admin, { playerId: 'x', reason })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(act(accounts, admin, { playerId, reason: ' ' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
    const past = new Date(Date.now() - 1);
    await expect(banPlayer(accounts, admin, { playerId, reason, until: past })).rejects.toMatchObject({
      details: { field: 'until' },
    });
    expect(await setting.query('select from operator_log')).toHaveLength(before.length);
  });

  it('who is dismissed can no longer act, even with a token that is still in use', async () => {
    const caller = await callerOf(token);
    await expect(banPlayer(accounts, caller, { playerId: admin.id, reason })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(listActs(accounts, caller, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openFriendRequests } from '../../src/accounts/for-transactions.ts';
import {
  type AccountsHandle,
  addFriend,
  blockPlayer,
  type Caller,
  deleteAccount,
  openAccounts,
  playerOf,
  playersNamed,
  readFriends,
  removeFriend,
  signInAsGuest,
  signUp,
  unblockPlayer,
  watchFriends,
} from '../../src/accounts/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';

/** The arguments of a query by drizzle. */
const statement = z
  .tuple([z.object({ text: z.string() }), z.array(z.unknown())])
  .rest(z.unknown())
  .transform(([{ text }, values]) => ({ text, values }));

const PASSWORD = 'correct horse';
const [_MINUTE, HOUR] = [60_000, 3_600_000];

const setting = await closeAfterAll(openSetting({ isPaused: true }));
const node = await setting.node();
/** Handles of two nodes with the same clock. */
const [here, there] = [opened(), opened()];

let count = 0;
let ada: Caller;
let bob: Caller;

function opened(): AccountsHandle {
  return openAccounts({ ...node.context, sessionDays: 30, outside: null });
}

beforeEach(async () => {
  count++;
  [ada, bob] = [await setting.account(`Ada ${count}`), await setting.account(`Bob ${count}`)];
});

/** Returns the ids in a player's list. */
async function listOf(caller: Caller) {
  const { friends, received, sent } = await readFriends(here, caller);
  const ids = (some: readonly { player: { id: string } }[]) => some.map(({ player }) => player.id);
  return { friends: ids(friends), received: ids(received), sent: ids(sent) };
}

const NOTHING = { friends: [], received: [], sent: [] };

async function befriended(one: Caller, other: Caller): Promise<void> {
  await addFriend(here, one, other.id);
  await addFriend(here, other, one.id);
}

describe('friends', () => {
  it('are made by a request and its acceptance, and end for both', async () => {
    await addFriend(here, ada, bob.id);
    await addFriend(here, ada, bob.id);
    expect(await listOf(ada)).toEqual({ ...NOTHING, sent: [bob.id] });
    expect(await listOf(bob)).toEqual({ ...NOTHING, received: [ada.id] });
    await addFriend(here, bob, ada.id);
    expect([await listOf(ada), await listOf(bob)]).toEqual([
      { ...NOTHING, friends: [bob.id] },
      { ...NOTHING, friends: [ada.id] },
    ]);
    await removeFriend(here, ada, bob.id);
    expect([await listOf(ada), await listOf(bob)]).toEqual([NOTHING, NOTHING]);
  });

  it.each(['declined by its recipient', 'withdrawn by its sender'])('are not made by a request %s', async (how) => {
    await addFriend(here, ada, bob.id);
    const [by, of] = how.startsWith('declined') ? [bob, ada] : [ada, bob];
    await removeFriend(here, by, of.id);
    expect([await listOf(ada), await listOf(bob)]).toEqual([NOTHING, NOTHING]);
  });

  it('are made by two requests at the same time on two nodes', async () => {
    await Promise.all([addFriend(here, ada, bob.id), addFriend(there, bob, ada.id)]);
    expect([(await listOf(ada)).friends, (await listOf(bob)).friends]).toEqual([[bob.id], [ada.id]]);
  });

  it('cannot be guests, oneself, or players who do not exist', async () => {
    const { player } = await signInAsGuest(here, null, null);
    await expect(addFriend(here, ada, player.id)).rejects.toThrow('Guests cannot have friends');
    await expect(addFriend(here, ada, ada.id)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(addFriend(here, ada, 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot be a player who deletes the account at the same moment', async () => {
    const client = new pg.Client({ connectionString: setting.db.url });
    await client.connect();
    await client.query('begin');
    await client.query('update players set deleted_at = now(), issuer = null, subject = null where id = $1', [bob.id]);
    await client.query('select from players where id = $1 for update', [bob.id]);
    const asked = addFriend(here, ada, bob.id).catch((error: unknown) => error);
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => setting.query(waiting)).toEqual([{ n: 1 }]);
    await client.query('commit');
    await client.end();
    expect(await asked).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are shown to a watcher whenever one comes or goes, but not after a hidden request', async () => {
    const mallory = await setting.account(`Mallory ${count}`);
    await blockPlayer(here, bob, mallory.id);
    const watch = watchFriends(here, bob);
    expect((await watch.next()).value).toMatchObject({ friends: [], received: [] });
    await addFriend(here, mallory, bob.id);
    await addFriend(here, ada, bob.id);
    expect((await watch.next()).value).toMatchObject({ friends: [], received: [{ player: { id: ada.id } }] });
    await addFriend(here, bob, ada.id);
    expect((await watch.next()).value).toMatchObject({ friends: [{ player: { id: ada.id } }], received: [] });
    await watch.return?.();
  });
});

describe('a blocked player', () => {
  it('is no friend any more, and sends requests that look unanswered', async () => {
    await befriended(ada, bob);
    await blockPlayer(here, bob, ada.id);
    expect([await listOf(ada), await listOf(bob)]).toEqual([NOTHING, NOTHING]);
    await addFriend(here, ada, bob.id);
    expect([await listOf(ada), await listOf(bob)]).toEqual([{ ...NOTHING, sent: [bob.id] }, NOTHING]);
    const asked = { players: [bob.id], since: new Date(0) };
    expect(await openFriendRequests(node.context, asked)).toEqual([]);
    await expect(addFriend(here, bob, ada.id)).rejects.toThrow('You have blocked this player');
    await unblockPlayer(here, bob, ada.id);
    expect(await listOf(bob)).toEqual({ ...NOTHING, received: [ada.id] });
    expect(await openFriendRequests(node.context, asked)).toMatchObject([{ playerId: bob.id, fromId: ada.id }]);
  });

  it('hears nothing of repeated blocks, which change nothing, also at the limit', async () => {
    await blockPlayer(here, ada, bob.id);
    await setting.query(
      `with others as (insert into players (id, name) select gen_random_uuid(), 'Other' from generate_series(1, 499) returning id)
      insert into blocks (player_id, blocked_id, at) select $1::uuid, id, now() from others`,
      [ada.id],
    );
    const publish = vi.spyOn(node.context.bus, 'publishPlayer');
    expect(await blockPlayer(here, ada, bob.id)).toMatchObject({ id: bob.id });
    const another = await setting.account(`Another ${count}`);
    await expect(blockPlayer(here, ada, another.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await unblockPlayer(here, ada, another.id);
    const calls = publish.mock.calls.length;
    await unblockPlayer(here, ada, bob.id);
    await blockPlayer(here, ada, another.id);
    const published = publish.mock.calls.map(([id]) => id);
    publish.mockRestore();
    expect([calls, published]).toEqual([0, [ada.id, ada.id, another.id]]);
  });

  it.each(['sender', 'recipient'])('has no open request with the player as its %s', async (side) => {
    const [from, to] = side === 'sender' ? [ada, bob] : [bob, ada];
    await addFriend(here, from, to.id);
    await blockPlayer(here, ada, bob.id);
    expect([await listOf(ada), await listOf(bob)]).toEqual([NOTHING, NOTHING]);
  });
});

describe('requests', () => {
  it('are limited to 30 a day, not counting acceptances', async () => {
    const others = await Promise.all(Array.from({ length: 31 }, (_, n) => setting.account(`Asked ${count} ${n}`)));
    await addFriend(here, bob, ada.id);
    await addFriend(here, ada, bob.id);
    for (const { id } of others.slice(0, 30)) await addFriend(here, ada, id);
    const last = others[30]?.id ?? '';
    await expect(addFriend(here, ada, last)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await listOf(ada)).sent).not.toContain(last);
    node.pass(25 * HOUR);
    await addFriend(here, ada, last);
  });

  it('and friends are at most 500 together', async () => {
    await setting.query(
      `with others as (insert into players (id, name) select gen_random_uuid(), 'Other' from generate_series(1, 500) returning id)
      insert into friends (player_id, friend_id, at) select $1::uuid, id, now() from others`,
      [ada.id],
    );
    await expect(addFriend(here, ada, bob.id)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { limit: 500 } });
  });
});

describe('the search by name', () => {
  const found = async (start: string) => (await playersNamed(here, ada, start)).map(({ name }) => name);

  it('finds other accounts by the beginning of their names, but no guests and no deleted accounts', async () => {
    const named = async (name: string) => (await signUp(here, { name, password: PASSWORD })).token;
    for (const name of ['Zoë North', 'zoë south', 'Not Zoë', 'Zz_top']) await named(name);
    const gone = (await playerOf(here, await named('Zoë Gone'))) ?? expect.fail('no session');
    await signInAsGuest(here, 'Zoë Guest', null);
    await deleteAccount(here, gone, { name: 'Zoë Gone', password: PASSWORD });
    expect(await found(' ZOË')).toEqual(['Zoë North', 'zoë south']);
    expect([await found('Z%'), await found('Z_'), await found('Zz_')]).toEqual([[], [], ['Zz_top']]);
    expect(await found(`Ada ${count}`)).toEqual([]); // Ada herself
    await expect(found('Z')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('reads names in the order of an index', async () => {
    const query = vi.spyOn(node.context.db.pool, 'query');
    await found('Zo');
    const calls = query.mock.calls.flatMap((call) => statement.safeParse(call).data ?? []);
    const { text, values } = calls.find(({ text }) => text.includes('like')) ?? expect.fail('no search');
    query.mockRestore();
    const client = new pg.Client({ connectionString: setting.db.url });
    await client.connect();
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    await client.end();
    const inOrder = { 'Node Type': 'Index Scan', 'Index Name': 'players_by_name_start' };
    expect(rows[0]?.['QUERY PLAN']).toMatchObject([{ Plan: { 'Node Type': 'Limit', Plans: [inOrder] } }]);
  });

  it('is limited', async () => {
    await found('Zo');
    await setting.query('update guard_counts set used = 300');
    await expect(found('Zo')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

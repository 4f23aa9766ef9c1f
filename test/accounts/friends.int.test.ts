import { beforeEach, describe, expect, it } from 'vitest';
import { openFriendRequests } from '../../src/accounts/for-transactions.ts';
import {
  type AccountsHandle,
  addFriend,
  blockPlayer,
  type Caller,
  deleteAccount,
  exportAccount,
  openAccounts,
  playerOf,
  playersNamed,
  readFriends,
  removeFriend,
  showPresence,
  signInAsGuest,
  signUp,
  unblockPlayer,
  watchFriends,
} from '../../src/accounts/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';

const PASSWORD = 'correct horse';
const [MINUTE, HOUR] = [60_000, 3_600_000];

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

describe('presence', () => {
  let eve: Caller;
  let token: string;

  /** Signs up Eve, whose session is then used. */
  beforeEach(async () => {
    ({ token } = await signUp(here, { name: `Eve ${count}`, password: PASSWORD }));
    eve = (await playerOf(here, token)) ?? expect.fail('no session');
  });

  /** Uses Eve's session on a node that does not know it yet. */
  const used = () => playerOf(opened(), token);
  const seenBy = async (caller: Caller) => (await readFriends(here, caller)).friends.map(({ presence }) => presence);
  const stored = () => setting.query('select seen_at, is_shown from presences where player_id = $1', [eve.id]);

  it('is shown to friends: online for three minutes, then to the hour', async () => {
    await befriended(eve, ada);
    const start = node.context.now();
    const seenAt = new Date(start - (start % HOUR));
    expect(await seenBy(ada)).toEqual([{ online: true, seenAt }]);
    node.pass(3 * MINUTE);
    expect(await seenBy(ada)).toEqual([{ online: false, seenAt }]);
    await used();
    expect(await seenBy(ada)).toMatchObject([{ online: true }]);
  });

  it('is written at most once a minute, whichever node is used', async () => {
    const before = await stored();
    node.pass(MINUTE - 1000);
    await Promise.all([used(), used()]);
    expect(await stored()).toEqual(before);
    node.pass(1000);
    await Promise.all([used(), used()]);
    expect(await stored()).not.toEqual(before);
  });

  it('is not shown to strangers, to players who have only asked, or to former friends', async () => {
    await addFriend(here, ada, eve.id);
    expect(JSON.stringify(await readFriends(here, ada))).not.toMatch(/online|seenAt/);
    expect(JSON.stringify(await readFriends(here, eve))).not.toMatch(/online|seenAt/);
    await addFriend(here, eve, ada.id);
    expect(await seenBy(ada)).toHaveLength(1);
    await removeFriend(here, eve, ada.id);
    expect(JSON.stringify(await readFriends(here, ada))).not.toMatch(/online|seenAt/);
    await befriended(ada, eve);
    await blockPlayer(here, eve, ada.id);
    expect(JSON.stringify(await readFriends(here, ada))).not.toMatch(/online|seenAt/);
    expect(JSON.stringify(await exportAccount(here, ada))).not.toContain('"isShown"');
  });

  it('is neither shown nor stored once the player hides it', async () => {
    await befriended(eve, ada);
    expect((await showPresence(here, eve, false)).presenceShown).toBe(false);
    node.pass(2 * MINUTE);
    await used();
    expect(await seenBy(ada)).toEqual([null]);
    expect(await stored()).toEqual([{ seen_at: null, is_shown: false }]);
    await showPresence(here, eve, true);
    expect(await seenBy(ada)).toMatchObject([{ online: true }]);
  });

  it('of a guest is not stored', async () => {
    const { token: ofGuest, player } = await signInAsGuest(here, null, null);
    await playerOf(here, ofGuest);
    expect(await setting.query('select from presences where player_id = $1', [player.id])).toEqual([]);
  });

  it('and friendships end with the account', async () => {
    await befriended(eve, ada);
    await addFriend(here, eve, bob.id);
    await deleteAccount(here, eve, { name: `Eve ${count}`, password: PASSWORD });
    expect([await listOf(ada), await listOf(bob)]).toEqual([NOTHING, NOTHING]);
    expect(await stored()).toEqual([]);
    await expect(addFriend(here, ada, eve.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
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

  it('is limited', async () => {
    await found('Zo');
    await setting.query('update guard_counts set used = 300');
    await expect(found('Zo')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

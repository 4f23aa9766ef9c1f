import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type AccountsHandle,
  addFriend,
  blockPlayer,
  type Caller,
  deleteAccount,
  exportAccount,
  openAccounts,
  playerOf,
  readFriends,
  removeFriend,
  showPresence,
  signInAsGuest,
  signUp,
} from '../../src/accounts/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';

const PASSWORD = 'correct horse';
const [MINUTE, HOUR] = [60_000, 3_600_000];

const setting = await closeAfterAll(openSetting({ isPaused: true }));
const node = await setting.node();
const here = opened();

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

describe('presence', () => {
  let eve: Caller;
  let token: string;

  /** Signs up Eve, whose session is then used. */
  beforeEach(async () => {
    ({ token } = await signUp(here, { name: `Eve ${count}`, password: PASSWORD }));
    eve = (await used()) ?? expect.fail('no session');
  });

  /** Uses Eve's session on a node that does not know it yet, and waits for her presence. */
  const used = async (it = token) => {
    const fresh = opened();
    const caller = await playerOf(fresh, it);
    await fresh.close();
    return caller;
  };
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

  it('does not hold up a request while the database cannot commit, and costs a node one statement', async () => {
    const others = [token];
    for (let n = 0; n < 3; n++)
      others.push((await signUp(here, { name: `Hung ${count} ${n}`, password: PASSWORD })).token);
    node.pass(MINUTE);
    const before = await stored();
    const fresh = opened();
    const client = new pg.Client({ connectionString: setting.db.url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin; lock table presences in share mode'); // writes hang, reads do not
    const query = vi.spyOn(node.context.db.pool, 'query');
    for (const one of others) expect(await playerOf(fresh, one)).not.toBeNull();
    const writes = query.mock.calls.filter(([text]) => JSON.stringify(text).includes('into presences')).length;
    query.mockRestore();
    expect([writes, await stored()]).toEqual([1, before]);
    await client.query('commit');
    await fresh.close();
    expect(await stored()).not.toEqual(before);
  });

  it('of a guest is not stored', async () => {
    const { token: ofGuest, player } = await signInAsGuest(here, null, null);
    await used(ofGuest);
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

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsHandle,
  deleteUnusedGuests,
  openAccounts,
  saveDeck,
  signInAsGuest,
  signUp,
} from '../../../src/accounts/index.ts';
import { BUSINESS_CARD_BATTLE as game } from '../../../src/games/business-card-battle/index.ts';
import { createMatch, joinMatch, readMatch, replayDocument, resign } from '../../../src/matches/index.ts';
import { callerWith } from '../../caller.ts';
import { type Node, openSetting, type Setting } from '../setting.ts';

const DAY = 86_400_000;

let setting: Setting;
let node: Node;
let accounts: AccountsHandle;
beforeEach(async () => {
  setting = await openSetting();
  node = await setting.node({ games: [game] });
  accounts = open({ sessionDays: 10, guestDays: 30 });
});
afterEach(() => setting.close());

const open = (days: { sessionDays: number; guestDays?: number }) =>
  openAccounts({ ...node.context, games: [game], outside: null, ...days });

const guest = async (name: string) => (await signInAsGuest(accounts, name)).player;
const names = async () =>
  (await setting.query<{ name: string }>('select name from players order by name')).map(({ name }) => name);

/** Deletes unused guests. Two calls cover all guests, wherever the first call begins. */
async function forget(them = accounts): Promise<void> {
  await deleteUnusedGuests(them);
  await deleteUnusedGuests(them);
}

describe('guests', () => {
  it('without matches are forgotten after a while, with their decks and sessions', async () => {
    const { id } = await guest('Gone');
    const cards = ['Hugo Marl', 'Petra Loam'].map((card) => ({ card, count: 3 }));
    await saveDeck(accounts, callerWith(id), { game: game.id, name: 'Stones', cards });
    node.pass(31 * DAY);
    await guest('New');
    await forget();
    expect(await names()).toEqual(['New']);
    for (const table of ['sessions', 'decks'])
      expect(await setting.query(`select from ${table} where player_id = $1`, [id])).toEqual([]);
  });

  it('are kept while they can sign in, or as long as configured', async () => {
    await signInAsGuest(open({ sessionDays: 100 }), 'Long');
    await guest('Short');
    node.pass(29 * DAY);
    await forget();
    expect(await names()).toEqual(['Long', 'Short']);
    node.pass(2 * DAY);
    await forget(open({ sessionDays: 10, guestDays: 0 }));
    expect(await names()).toEqual(['Long', 'Short']);
    await forget();
    expect(await names()).toEqual(['Long']);
  });

  it('with a match are kept, and nothing in its record changes', async () => {
    const [ann, ben, cat] = [await guest('Ann'), await guest('Ben'), await guest('Cat')];
    const { id } = await createMatch(node.matches, callerWith(ann.id), { game: game.id });
    await joinMatch(node.matches, callerWith(ben.id), { matchId: id });
    await resign(node.matches, callerWith(ann.id), { matchId: id });
    await createMatch(node.matches, callerWith(cat.id), { game: game.id });
    const before = JSON.stringify(await replayDocument(node.matches, callerWith(ann.id), id));
    node.pass(400 * DAY);
    await forget();
    expect(await names()).toEqual(['Ann', 'Ben', 'Cat']);
    expect(JSON.stringify(await replayDocument(node.matches, callerWith(ann.id), id))).toBe(before);
    expect((await readMatch(node.matches, null, id)).seats.map(({ player }) => player?.name)).toEqual(['Ann', 'Ben']);
  });

  it('with an account are never forgotten', async () => {
    await signUp(accounts, { name: 'Ada', password: 'correct horse' });
    await setting.account('Bob');
    node.pass(4000 * DAY);
    await forget();
    expect(await names()).toEqual(['Ada', 'Bob']);
  });

  it('are checked page by page, over and over, by the sweep', async () => {
    await setting.query(
      `insert into players (id, name, created_at) select gen_random_uuid(), 'Many', now() - interval '40 days'
       from generate_series(1, 2500)`,
    );
    const left = [];
    for (let sweep = 0; sweep < 4; sweep++) {
      await deleteUnusedGuests(accounts);
      left.push((await names()).length);
    }
    expect(left[0]).toBeGreaterThanOrEqual(1500);
    expect(left.at(-1)).toBe(0);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import {
  announce,
  consent,
  createTournament,
  listEntries,
  openNotices,
  openRegistration,
  openTournaments,
  readTournament,
  register,
  setUpTournament,
  type TournamentsHandle,
} from '../../../src/tournaments/index.ts';
import { openSetting, type Setting } from '../../matches/setting.ts';
import { decideAgain } from './decide-again.ts';
import { openCup } from './open-cup.ts';

let setting: Setting;
let all: TournamentsHandle;
beforeAll(async () => {
  setting = await openSetting();
  const node = await setting.node();
  all = openTournaments({ ...node.context, matches: node.matches });
});
afterAll(async () => {
  await all.close();
  await setting.close();
});

const accounts = (...names: string[]) => Promise.all(names.map((name) => setting.account(name)));
const namesIn = async (id: string, viewer: Caller | null) =>
  (await readTournament(all, viewer, { id })).entrants.map(({ members }) => members.map(({ player }) => player.name));

test('a moved start and an announcement reach all participants, a new name does not', async () => {
  const [host, ann, bob] = await accounts('Told Host', 'Told Ann', 'Told Bob');
  if (!host || !ann || !bob) return expect.fail('no player');
  const [first, later] = [Date.now() + 3_600_000, Date.now() + 7_200_000];
  const id = await openCup(all, host, { name: 'Told', startsAt: first, capacity: 16 }, [ann]);
  await register(all, host, { id, members: [bob.id] }); // Bob is invited, but has not agreed
  await setUpTournament(all, host, { id, name: 'Told anew', game: 'duel' });
  const moved = await setUpTournament(all, host, { id, name: 'Told anew', game: 'duel', startsAt: later });
  expect([moved.setup.startsAt, moved.setup.capacity]).toEqual([later, 16]);
  await expect(setUpTournament(all, host, { id, name: 'Told anew', game: 'duel', bestOf: 3 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(
    setUpTournament(all, host, { id, name: 'Told anew', game: 'duel', startsAt: Date.now() - 1 }),
  ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const seen = await announce(all, host, { id, text: 'Bring a pen.' });
  expect(seen.notices.map(({ text, changed }) => text ?? changed)).toEqual(['Bring a pen.', ['startsAt'], ['name']]);
  const notices = await openNotices(all, { tournaments: [id], since: new Date(0) });
  expect(notices.map(({ playerId, text, changed }) => [playerId, text ?? changed])).toEqual([
    [ann.id, ['startsAt']],
    [ann.id, 'Bring a pen.'],
  ]);
  expect(await openNotices(all, { players: [bob.id], since: new Date(0) })).toEqual([]);
  await setUpTournament(all, host, { id, name: 'Told anew', game: 'duel', startsAt: null });
  expect((await readTournament(all, ann, { id })).setup.startsAt).toBeNull();
  await decideAgain(setting.db.url, id);
});

test('an invited team member is visible only to the team and to officials until they accept', async () => {
  const [host, ann, bob, cleo] = await accounts('Team Host', 'Team Ann', 'Team Bob', 'Team Cleo');
  if (!host || !ann || !bob || !cleo) return expect.fail('no player');
  const { id } = await createTournament(all, host, { name: 'Teams', game: 'duel', registration: 'ORGANIZER' });
  await openRegistration(all, host, { id });
  await register(all, host, { id, members: [bob.id] });
  const entered = async (viewer: Caller) => {
    const { entries } = await listEntries(all, viewer, { id, first: 50, after: -1 });
    return entries.find(({ kind }) => kind === 'REGISTERED')?.input;
  };
  expect([await namesIn(id, cleo), await namesIn(id, null)]).toEqual([[[]], [[]]]);
  expect([await namesIn(id, bob), await namesIn(id, host)]).toEqual([[['Team Bob']], [['Team Bob']]]);
  expect(await entered(cleo)).toMatchObject({ members: [] });
  expect(await entered(bob)).toMatchObject({ members: [bob.id] });
  await consent(all, bob, { id });
  expect(await namesIn(id, cleo)).toEqual([['Team Bob']]);
});

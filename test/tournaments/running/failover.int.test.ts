import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import {
  openTournaments,
  readTournament,
  register,
  type TournamentsHandle,
  watchTournament,
} from '../../../src/tournaments/index.ts';
import { standbyOf, without } from '../../matches/failover/lose-rows.ts';
import { openSetting, type Setting } from '../../matches/setting.ts';
import { openCup } from './open-cup.ts';

let setting: Setting;
let here: TournamentsHandle;
let there: TournamentsHandle;
let olga: Caller;
let ann: Caller;
let bob: Caller;

beforeAll(async () => {
  setting = await openSetting();
  const nodes = [await setting.node(), await setting.node()];
  const [one, two] = nodes.map(({ context, matches }) => openTournaments({ ...context, matches }));
  if (!one || !two) throw new Error('two nodes are needed');
  [here, there] = [one, two];
  [olga, ann, bob] = [await setting.account('Olga'), await setting.account('Ann'), await setting.account('Bob')];
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await setting.close();
});

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    ({ code }) => code,
  );

test('a tournament that lost its last entries in the database goes on from the stored state', async () => {
  const id = await openCup(here, olga);
  const old = await standbyOf(setting.db.url, 'tournament', id);
  const watch = watchTournament(here, olga, { id, after: -1 });
  await watch.next();
  await register(here, ann, { id });
  expect((await watch.next()).value).toMatchObject({ version: 2 });
  await old.promote();
  await setting.query('delete from tournament_members where tournament_id = $1', [id]);
  const ended = codeOf(watch.next());
  // Another node writes a different entry with the same version.
  await register(there, bob, { id });
  const now = await readTournament(here, olga, { id });
  expect([now.version, now.entrants.map(({ members }) => members.map(({ player }) => player.name))]).toEqual([
    2,
    [['Bob']],
  ]);
  expect(now.epoch).toBe(1);
  expect(await ended).toBe('STALE_VERSION');
  expect((await register(here, ann, { id })).version).toBe(3);
});

test('a tournament that the database lost is not found, and its watches end with that error', async () => {
  const id = await openCup(here, olga);
  const watch = watchTournament(here, olga, { id, after: -1 });
  await watch.next();
  await without(setting.db.url, 'tournament', id);
  const ended = codeOf(watch.next());
  expect(await codeOf(register(here, ann, { id }))).toBe('NOT_FOUND');
  expect(await ended).toBe('NOT_FOUND');
});

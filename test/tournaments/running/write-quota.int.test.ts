import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import {
  appoint,
  changeDeck,
  consent,
  createTournament,
  openTournaments,
  register,
  setUpTournament,
  type TournamentsHandle,
  unregister,
} from '../../../src/tournaments/index.ts';
import { callerWith } from '../../caller.ts';
import { openSetting, type Setting } from '../../matches/setting.ts';
import { openCup } from './open-cup.ts';

let setting: Setting;
let all: TournamentsHandle;
beforeAll(async () => {
  setting = await openSetting();
  const { context, matches } = await setting.node();
  all = openTournaments({ ...context, matches });
});
afterAll(async () => {
  await all.close();
  await setting.close();
});

let organizer: Caller;
let player: Caller;
beforeEach(async () => {
  organizer = await setting.account('Host');
  player = await setting.account('Player');
});

const cup = (more: { registration?: 'ORGANIZER' } = {}) => openCup(all, organizer, more);

/** Adds entries that count towards a player's quota, past the end of the log, so that they are never read. */
async function hasWritten({ id: by }: Caller, id: string, count: number, kind = 'CHECKED_IN'): Promise<void> {
  await setting.query(
    `insert into tournament_log (tournament_id, version, at, kind, by_player, input, facts, hash)
     select $1, 1000000 + n + (select count(*) from tournament_log where tournament_id = $1), now(), $2, $3, '{}', '{}', ''
     from generate_series(1, $4::int) n`,
    [id, kind, by, count],
  );
}

const enough = (limit: number) =>
  expect.objectContaining({ code: 'FORBIDDEN', details: expect.objectContaining({ limit }) });

test('a player who has registered and unregistered ten times stays out; a repeated request is still answered', async () => {
  const id = await cup();
  for (let time = 1; time <= 10; time++) {
    await register(all, player, { id, key: `in ${time}` });
    if (time < 10) await unregister(all, player, { id });
  }
  await expect(register(all, player, { id, key: 'in 10' })).resolves.toMatchObject({ entrantCount: 10 });
  await unregister(all, player, { id });
  await expect(register(all, player, { id })).rejects.toEqual(enough(10));
  await expect(register(all, await setting.account('Other'), { id })).resolves.toMatchObject({ entrantCount: 11 });
});

test('a player can write three hundred entries at most, an organizer more', async () => {
  const id = await cup();
  await register(all, player, { id });
  await hasWritten(player, id, 298);
  await changeDeck(all, player, { id, deck: { cards: [] } }).catch((error: Error) =>
    expect(error).not.toEqual(enough(300)),
  );
  await hasWritten(player, id, 1);
  await expect(unregister(all, player, { id })).rejects.toEqual(enough(300));
  await hasWritten(organizer, id, 400);
  await appoint(all, organizer, { id, player: (await setting.account('Judge')).id, role: 'JUDGE' });
  await hasWritten(organizer, id, 20_000);
  const judge = await setting.account('Judge 2');
  await expect(appoint(all, organizer, { id, player: judge.id, role: 'JUDGE' })).rejects.toEqual(enough(20_000));
});

test('a tournament can be set up two hundred times at most', async () => {
  const { id } = await createTournament(all, organizer, { name: 'Cup', game: 'duel', grace: 0 });
  await hasWritten(organizer, id, 200, 'SET_UP');
  await expect(setUpTournament(all, organizer, { id, name: 'Again', game: 'duel' })).rejects.toEqual(enough(200));
});

test('a player takes part in forty tournaments at most, a guest in ten; entries made by others do not count', async () => {
  const guest = await setting.player('Guest');
  const asGuest = callerWith(guest.id, true);
  const ids: string[] = [];
  for (let one = 0; one < 11; one++) {
    organizer = await setting.account(`Host ${one}`);
    ids.push(await cup());
  }
  const [last = '', ...others] = ids;
  for (const id of others) await register(all, asGuest, { id });
  await expect(register(all, asGuest, { id: last })).rejects.toEqual(enough(10));
  await unregister(all, asGuest, { id: others[0] ?? '' });
  const entered = await cup({ registration: 'ORGANIZER' });
  await register(all, organizer, { id: entered, members: [guest.id] });
  await register(all, asGuest, { id: last });
  await expect(consent(all, asGuest, { id: entered })).rejects.toEqual(enough(10));
  for (const id of ids) await register(all, player, { id });
});

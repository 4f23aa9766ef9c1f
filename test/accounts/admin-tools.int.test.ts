import { describe, expect, it } from 'vitest';
import {
  announceMaintenance,
  banPlayer,
  endMaintenance,
  findPlayers,
  listActs,
  listReports,
  moveCard,
  openAccounts,
  readMaintenance,
  reportPlayer,
  resolveReport,
  signUp,
  takeReport,
  textIn,
} from '../../src/accounts/index.ts';
import { parseNameWords } from '../../src/accounts/names/name-words.ts';
import { BUSINESS_CARD_BATTLE as game } from '../../src/games/business-card-battle/index.ts';
import { auditCollections, createMatch } from '../../src/matches/index.ts';
import { createTournament, openTournaments } from '../../src/tournaments/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';

const reason = 'lost in the outage';
const setting = await closeAfterAll(openSetting());
const { context, matches } = await setting.node({ games: [game] });
const HOUR = 3_600_000;
let ahead = 0;
const parts = { ...context, now: () => Date.now() + ahead, sessionDays: 1, outside: null };
const accounts = openAccounts(parts);
const [admin, other, ada, bob] = await Promise.all(['Adele', 'Oda', 'Ada', 'Bob'].map(setting.account));
if (!admin || !other || !ada || !bob) expect.fail('no accounts');
await setting.query(`update players set roles = '{player,admin}' where id = any($1)`, [[admin.id, other.id]]);
const FORBIDDEN = { code: 'FORBIDDEN' };

it('finds accounts by names that look alike, guests only by id, and tells who is banned', async () => {
  const { player } = await signUp(accounts, { name: 'Walter', password: 'correct horse' });
  const guest = await setting.player('Wilma');
  const find = async (text: string) =>
    (await findPlayers(accounts, admin, { text })).map((one) => [one.player.id, one.banReason]);
  expect(await find(' VVALTER')).toEqual([[player.id, null]]);
  await banPlayer(accounts, admin, { playerId: player.id, reason });
  expect(await find(player.id)).toEqual([[player.id, reason]]);
  expect([await find('Wilma'), await find(guest.id), await find("'; --")]).toEqual([[], [[guest.id, null]], []]);
  await expect(findPlayers(accounts, ada, { text: 'Ada' })).rejects.toMatchObject(FORBIDDEN);
});

it('an admin takes a report, another takes it over, and neither takes a report about themselves', async () => {
  const reportId = await reportPlayer(accounts, ada, { playerId: bob.id, reason: 'insults' });
  for (const one of [admin, other]) await takeReport(accounts, one, { reportId });
  const [open] = (await listReports(accounts, admin, {})).edges;
  expect(open?.node.takenBy?.id).toBe(other.id);
  await resolveReport(accounts, admin, { reportId, reason });
  await expect(takeReport(accounts, admin, { reportId })).rejects.toMatchObject(FORBIDDEN);
  const own = await reportPlayer(accounts, ada, { playerId: admin.id, reason: 'unfair' });
  await expect(takeReport(accounts, admin, { reportId: own })).rejects.toMatchObject(FORBIDDEN);
  const { edges } = await listActs(accounts, admin, { player: bob.id, act: 'TAKE_REPORT', actor: other.id });
  expect(edges.map(({ node }) => node.reportId)).toEqual([reportId]);
});

it('maintenance is announced in several languages until it is ended, or for a day', async () => {
  const at = new Date(Date.now() + HOUR);
  const german = { language: 'de', text: 'Wartung' };
  await announceMaintenance(accounts, admin, { at, text: 'Maintenance', translations: [german] });
  const seen = await readMaintenance(openAccounts(parts));
  expect(seen && [seen.at, textIn(seen, 'de-AT'), textIn(seen, 'fr'), textIn(seen, null)]).toEqual([
    at,
    'Wartung',
    'Maintenance',
    'Maintenance',
  ]);
  ahead = 26 * HOUR;
  expect(await readMaintenance(accounts)).toBeNull();
  ahead = 0;
  await endMaintenance(accounts, admin, { reason: 'done' });
  expect(await readMaintenance(accounts)).toBeNull();
  const announce = (more: object) => announceMaintenance(accounts, admin, { at, text: 'Maintenance', ...more });
  for (const wrong of [{ text: ' ' }, { at: new Date(0) }, { translations: [{ ...german, language: 'deu' }] }])
    await expect(announce(wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(announceMaintenance(accounts, ada, { at, text: 'Free cards' })).rejects.toMatchObject(FORBIDDEN);
});

describe('a card', () => {
  const card = game.collection?.starter[0]?.card ?? expect.fail('no card');
  const of = { game: game.id, card, reason };
  const owned = async (id: string) =>
    (
      await setting.query<{ count: number }>('select count from collections where player_id = $1 and card = $2', [
        id,
        card,
      ])
    )[0]?.count;
  const faults = async () => (await auditCollections(matches)).discrepancies;

  it('moves between accounts or is restored, and the audit proves it from the operator log', async () => {
    const act = await moveCard(accounts, admin, { ...of, from: ada.id, to: bob.id });
    expect(act).toMatchObject({ player: { id: bob.id }, detail: { game: game.id, card, from: ada.id } });
    const before = (await owned(bob.id)) ?? 0;
    await moveCard(accounts, admin, { ...of, to: bob.id });
    expect([await owned(ada.id), await owned(bob.id)]).toEqual([before - 2, before + 1]);
    expect(await faults()).toEqual([]);
  });

  it('cannot move while it is staked, from or to an admin or a guest, or without a copy', async () => {
    const cid = await setting.account('Cid');
    const guest = await setting.player('Gus');
    const move = (more: object) => moveCard(accounts, admin, { ...of, from: cid.id, to: bob.id, ...more });
    for (const to of [admin.id, other.id, guest.id]) await expect(move({ to })).rejects.toMatchObject(FORBIDDEN);
    await expect(move({ to: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND', details: { field: 'to' } });
    for (const wrong of [{ card: 'constructor' }, { game: 'golems' }, { to: cid.id }, { reason: '' }])
      await expect(move(wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const deck = { cards: ['Hugo Marl', 'Petra Loam'].map((one) => ({ card: one, count: 3 })) };
    await createMatch(matches, cid, { game: game.id, options: { size: 6, stakes: 'forKeeps' }, deck });
    const staked = { code: 'FORBIDDEN', details: { count: 3, staked: 3 } };
    await expect(move({ card: 'Hugo Marl' })).rejects.toMatchObject(staked);
    await expect(moveCard(accounts, ada, { ...of, to: ada.id })).rejects.toMatchObject(FORBIDDEN);
    expect(await faults()).toEqual([]);
  });

  it('that was moved without an entry of the operator log is a discrepancy', async () => {
    await setting.query(
      `insert into collection_changes (player_id, game, card, change, reason, act_id, at)
       select $1, game, $2, 1, 'ADMIN', gen_random_uuid(), at from collection_changes where player_id = $1 limit 1`,
      [bob.id, card],
    );
    expect(await faults()).toEqual([
      expect.stringContaining('by an admin is not in the operator log'),
      expect.stringMatching(/owns \d+ of .*, but \d+ are accounted for/),
    ]);
  });
});

it('refused words apply to names of players and events', async () => {
  const words = parseNameWords('arbiter');
  const strict = openAccounts({ ...parts, words });
  const refused = { code: 'BAD_INPUT', details: { field: 'name' } };
  await expect(signUp(strict, { name: 'The 4rbiter', password: 'correct horse' })).rejects.toMatchObject(refused);
  const tournaments = openTournaments({ ...context, matches, words });
  await expect(createTournament(tournaments, ada, { name: 'Arbiter Cup', game: game.id })).rejects.toMatchObject(
    refused,
  );
  await tournaments.close();
});

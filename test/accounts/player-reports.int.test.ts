import { expect, it } from 'vitest';
import {
  deleteExpired,
  exportAccount,
  listActs,
  listReports,
  openAccounts,
  reportPlayer,
  resolveReport,
} from '../../src/accounts/index.ts';
import { createMatch, deleteMessage, joinMatch, resign, sendMessage } from '../../src/matches/index.ts';
import { callerWith } from '../caller.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from '../matches/setting.ts';

const reason = 'insults';
const setting = await closeAfterAll(openSetting());
const { context, matches } = await setting.node();
const accounts = openAccounts({ ...context, sessionDays: 1, outside: null });
const admin = await setting.account('Adele');
const rude = await setting.account('Rude');
const calm = await setting.player('Calm');
await setting.query(`update players set roles = '{player,admin}' where id = $1`, [admin.id]);
const chief = callerWith(admin.id, false, ['ADMIN']);
const { id: matchId } = await createMatch(matches, rude, { game: 'duel' });
await joinMatch(matches, calm, { matchId });

const read = async (more: object = {}) =>
  (await listReports(accounts, admin, more)).edges.map(({ node }) => [node.reporter.id, node.matchId, node.resolution]);

it('a report reaches only admins, once for each player and match, until an admin resolves it', async () => {
  const wanted = { playerId: rude.id, matchId, reason };
  const reportId = await reportPlayer(accounts, calm, wanted);
  expect(await reportPlayer(accounts, calm, { ...wanted, reason: 'again' })).toBe(reportId);
  const byName = await reportPlayer(accounts, calm, { playerId: rude.id, reason: 'an ugly name' });
  expect(await read()).toEqual(
    expect.arrayContaining([
      [calm.id, matchId, null],
      [calm.id, null, null],
    ]),
  );
  for (const other of [calm, rude]) {
    await expect(listReports(accounts, other, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(resolveReport(accounts, other, { reportId, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }

  const act = await resolveReport(accounts, admin, { reportId, reason: 'warned by email' });
  expect(act).toMatchObject({ act: 'RESOLVE_REPORT', player: { id: rude.id }, matchId, reportId });
  await expect(resolveReport(accounts, admin, { reportId, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await listReports(accounts, admin, {})).edges.map(({ node }) => node.id)).toEqual([byName]);
  expect(await read({ resolved: true, player: rude.id })).toEqual([[calm.id, matchId, 'warned by email']]);
  expect(await (await listActs(accounts, admin, { player: rude.id })).totalCount()).toBe(1);
});

it('a report needs a player, a reason, and a match of both players', async () => {
  const stranger = await setting.account('Stranger');
  const at = (by: typeof calm, more: object) => reportPlayer(accounts, by, { playerId: rude.id, reason, ...more });
  for (const id of [matchId, 'x', stranger.id])
    await expect(at(stranger, { matchId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { field: 'matchId' },
    });
  await expect(at(calm, { playerId: stranger.id, matchId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(at(calm, { playerId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(at(calm, { playerId: calm.id })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(at(calm, { reason: '\n' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it('a report of a message shows its text to admins, also after its author has deleted it', async () => {
  const reader = await setting.account('Reader');
  const { id: messageId } = await sendMessage(matches, rude, { matchId, text: 'An insult' });
  await reportPlayer(accounts, reader, { playerId: rude.id, messageId, reason });
  const shown = async () => (await listReports(accounts, admin, { player: rude.id })).edges[0]?.node;
  expect(await shown()).toMatchObject({ reporter: { id: reader.id }, matchId, message: 'An insult', messageId });
  for (const wrong of [
    { playerId: calm.id, messageId },
    { playerId: rude.id, messageId: matchId },
  ])
    await expect(reportPlayer(accounts, reader, { ...wrong, reason })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { field: 'messageId' },
    });
  const both = { playerId: rude.id, matchId, messageId, reason };
  await expect(reportPlayer(accounts, calm, both)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await deleteMessage(matches, rude, { id: messageId });
  expect(await shown()).toMatchObject({ matchId, message: 'An insult', messageId });
  for (const by of [rude, reader]) expect(JSON.stringify(await exportAccount(accounts, by))).not.toContain('An insult');
  for (const again of [1, 2]) await deleteMessage(matches, chief, { id: messageId, reason: `Insults ${again}` });
  expect(await shown()).toMatchObject({ matchId, message: null, messageId: null });
  const { edges } = await listActs(accounts, admin, { player: rude.id });
  expect(edges[0]?.node).toMatchObject({ act: 'DELETE_MESSAGE', reason: 'Insults 1' });
});

it('a report keeps the text of a deleted message no longer than messages are kept', async () => {
  const author = await setting.account('Author');
  const { id: messageId } = await sendMessage(matches, author, { matchId, phrase: 'HELLO' });
  await reportPlayer(accounts, calm, { playerId: author.id, messageId, reason });
  await deleteMessage(matches, author, { id: messageId });
  const shown = async () => (await listReports(accounts, admin, { player: author.id })).edges[0]?.node.message;
  const copies = () => setting.query('select message_text from player_reports where message_id = $1', [messageId]);
  for (const [days, left] of [
    [89, 'HELLO'],
    [91, null],
  ] as const) {
    const now = () => context.now() + days * 86_400_000;
    await deleteExpired(openAccounts({ ...context, now, sessionDays: 1, outside: null }));
    expect([await shown(), await copies()]).toEqual([left, [{ message_text: left }]]);
  }
});

it('an admin who plays in a match learns nothing from reports of what its spectators write', async () => {
  const { id: own } = await createMatch(matches, admin, { game: 'duel' });
  await joinMatch(matches, calm, { matchId: own });
  const { id: messageId } = await sendMessage(matches, rude, { matchId: own, text: 'Calm holds a dragon' });
  await reportPlayer(accounts, calm, { playerId: rude.id, messageId, reason });
  const shown = async () => (await listReports(accounts, admin, { player: rude.id })).edges[0]?.node;
  expect(await shown()).toMatchObject({ matchId: own, message: null, messageId: null });
  await resign(matches, calm, { matchId: own });
  expect(await shown()).toMatchObject({ message: 'Calm holds a dragon', messageId });
});

it('a player can have 20 open reports', async () => {
  const reporter = await setting.account('Reporter');
  const report = async (number: number) =>
    reportPlayer(accounts, reporter, { playerId: (await setting.player(`Guest ${number}`)).id, reason });
  for (let number = 1; number <= 20; number++) await report(number);
  await expect(report(21)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { limit: 20 } });
});

it('no admin resolves a report about themselves', async () => {
  const reportId = await reportPlayer(accounts, calm, { playerId: admin.id, reason });
  await expect(resolveReport(accounts, admin, { reportId, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

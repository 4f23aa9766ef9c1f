import { expect, it } from 'vitest';
import { type Caller, listActs, openAccounts } from '../../src/accounts/index.ts';
import { openBus } from '../../src/bus/bus.ts';
import { deleteMessage, readMessages, sendMessage, watchMessages } from '../../src/matches/index.ts';
import { callerWith } from '../caller.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { begun, openSetting } from './setting.ts';

const setting = await closeAfterAll(openSetting());
const open = () => closeAfterAll(openBus({ redisUrl: undefined, databaseUrl: setting.db.url }));
const [one, two] = [await setting.node({ bus: await open() }), await setting.node({ bus: await open() })];
const accounts = openAccounts({ ...one.context, sessionDays: 1, outside: null });
const [ada, bob] = [await setting.account('Ada'), await setting.account('Bob')];
const [eve, joe] = [await setting.account('Eve'), await setting.account('Joe')];

const say = (by: Caller, matchId: string, text: string) => sendMessage(one.matches, by, { matchId, text });
const code = (refused: Promise<unknown>) =>
  refused.then(
    () => 'DONE',
    (error: { code?: string }) => error.code,
  );

it('an author deletes a message, for all who have it, and no longer stored', async () => {
  const { id } = await begun(one.matches, [ada, bob]);
  const { id: wrong, at } = await say(ada, id, 'Wrong table');
  const readers = [bob, eve, null].map((by) => watchMessages(two.matches, by, { matchId: id, room: 'PLAYERS' }));
  for (const reader of readers) expect((await reader.next()).value).toMatchObject({ id: wrong, deletedAt: null });
  const next = readers.map((reader) => reader.next());
  for (const by of [bob, eve]) expect(await code(deleteMessage(one.matches, by, { id: wrong }))).toBe('NOT_FOUND');
  for (const unknown of [id, 'x'])
    expect(await code(deleteMessage(one.matches, ada, { id: unknown }))).toBe('NOT_FOUND');
  const deleted = await deleteMessage(one.matches, ada, { id: wrong });
  expect(deleted).toMatchObject({ id: wrong, phrase: null, text: '', at, deletedAt: expect.any(Date) });
  for (const { value } of await Promise.all(next))
    expect(value).toMatchObject({ id: wrong, text: '', deletedAt: deleted.deletedAt });
  for (const reader of readers) await reader.return?.();
  expect(await deleteMessage(one.matches, ada, { id: wrong })).toEqual(deleted);

  expect(await setting.query('select phrase, text from chat_messages where id = $1', [wrong])).toEqual([
    { phrase: null, text: null },
  ]);
  const { edges, totalCount } = await readMessages(two.matches, bob, { matchId: id, room: 'PLAYERS' });
  expect([edges, await totalCount()]).toEqual([[], 0]);
  const back = watchMessages(two.matches, bob, { matchId: id, room: 'PLAYERS', after: at });
  expect((await back.next()).value).toMatchObject({ id: wrong, deletedAt: deleted.deletedAt });
  await back.return?.();
  const late = watchMessages(two.matches, joe, { matchId: id, room: 'PLAYERS' });
  await say(ada, id, 'Right table');
  expect((await late.next()).value).toMatchObject({ text: 'Right table' });
  await late.return?.();
});

it('an admin deletes any message, and gives a reason for the operator log', async () => {
  const [{ id }, chief] = [await begun(one.matches, [ada, bob]), await setting.account('Chief')];
  await setting.query(`update players set roles = '{player,admin}' where id = $1`, [chief.id]);
  const admin = callerWith(chief.id, false, ['ADMIN']);
  const { id: rude } = await say(eve, id, 'An insult');
  expect(await code(deleteMessage(one.matches, admin, { id: rude }))).toBe('BAD_INPUT');
  await deleteMessage(one.matches, admin, { id: rude, reason: 'Insults' });
  await deleteMessage(one.matches, admin, { id: rude, reason: 'again' });
  expect((await readMessages(one.matches, joe, { matchId: id, room: 'SPECTATORS' })).edges).toEqual([]);
  const { edges } = await listActs(accounts, admin, { player: eve.id });
  expect(edges.map(({ node }) => node)).toMatchObject([
    { act: 'DELETE_MESSAGE', actor: { id: chief.id }, player: { id: eve.id }, matchId: id, reason: 'Insults' },
  ]);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockPlayer, type Caller, deleteAccount, deleteExpired, openAccounts } from '../../src/accounts/index.ts';
import { openBus } from '../../src/bus/bus.ts';
import {
  deleteMessage,
  type MatchesHandle,
  readMessages,
  replayDocument,
  resign,
  sendMessage,
  watchMessages,
} from '../../src/matches/index.ts';
import { begin, openEvent, waiting } from '../broadcast/event.ts';
import { callerWith } from '../caller.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { begun, openSetting, playOne, playOut } from './setting.ts';

const setting = await closeAfterAll(openSetting({ isPaused: true }));
const open = () => closeAfterAll(openBus({ redisUrl: undefined, databaseUrl: setting.db.url }));
const [one, two] = [await setting.node({ bus: await open() }), await setting.node({ bus: await open() })];
const accounts = openAccounts({ ...one.context, sessionDays: 1, outside: null });
const [ada, bob] = [await setting.account('Ada'), await setting.account('Bob')];
const [eve, joe] = [await setting.account('Eve'), await setting.account('Joe')];

type Room = 'PLAYERS' | 'SPECTATORS';
type Node = typeof one;

async function textsFor(by: Caller | null, matchId: string, room: Room = 'PLAYERS', { matches }: Node = one) {
  return (await readMessages(matches, by, { matchId, room })).edges.map(({ node }) => node.text);
}
const say = (by: Caller, matchId: string, text: string, more: object = {}) =>
  sendMessage(one.matches, by, { matchId, text, ...more });
const code = (refused: Promise<unknown>) =>
  refused.then(
    () => 'SENT',
    (error: { code?: string }) => error.code,
  );

function watching(matches: MatchesHandle, by: Caller | null, matchId: string, room: Room = 'PLAYERS') {
  const messages = watchMessages(matches, by, { matchId, room });
  return { next: async () => (await messages.next()).value?.text, leave: () => messages.return?.() };
}

beforeEach(() => one.pass(10_001)); // no message of an earlier test counts for the limit

describe('a message', () => {
  it('reaches players and spectators on all nodes, in order, from the first one that is left', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    await say(ada, id, ' Hello   there ');
    const readers = [bob, eve, null].map((by) => watching(two.matches, by, id));
    for (const reader of readers) expect(await reader.next()).toBe('Hello there');
    const next = readers.map((reader) => reader.next());
    const announced = vi.fn();
    const leave = await two.context.talk.listen(id, null, announced);
    const { phrase, text, room, player, at } = await sendMessage(one.matches, bob, {
      matchId: id,
      phrase: 'GOOD_LUCK',
    });
    expect({ phrase, text, room, player }).toEqual({
      ...{ phrase: 'GOOD_LUCK', text: 'Good luck and have fun!', room: 'PLAYERS' },
      player: { id: bob.id, name: 'Bob' },
    });
    expect(await Promise.all(next)).toEqual(readers.map(() => 'Good luck and have fun!'));
    await vi.waitFor(() => expect(announced).toHaveBeenCalled(), 30_000); // readers would also find it by themselves
    leave();
    const later = watchMessages(two.matches, null, { matchId: id, room: 'PLAYERS', after: at });
    const newest = later.next();
    await say(ada, id, 'and you');
    expect((await newest).value).toMatchObject({ text: 'and you' });
    await later.return?.();
    for (const reader of readers) await reader.leave();
  });

  it('of a spectator reaches players only after the match', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    const waiting = watchMessages(two.matches, ada, { matchId: id, room: 'SPECTATORS' });
    const first = waiting.next();
    const { id: unsaid } = await say(eve, id, 'unsaid');
    await deleteMessage(one.matches, eve, { id: unsaid });
    await say(eve, id, 'Bob holds a dragon');
    const { pageInfo, totalCount } = await readMessages(one.matches, ada, { matchId: id, room: 'SPECTATORS' });
    expect([pageInfo, await totalCount()]).toEqual([
      { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      0,
    ]);
    expect(await textsFor(joe, id, 'SPECTATORS', two)).toEqual(['Bob holds a dragon']);
    for (const by of [ada, bob]) expect(await textsFor(by, id, 'SPECTATORS', two)).toEqual([]);
    expect(await textsFor(ada, id)).toEqual([]);
    await resign(two.matches, bob, { matchId: id });
    await say(eve, id, 'Well played'); // wakes the listener, which had got nothing
    expect((await first).value).toMatchObject({ text: 'Bob holds a dragon' });
    await waiting.return?.();
    expect(await textsFor(ada, id, 'SPECTATORS')).toEqual(['Well played', 'Bob holds a dragon']);
    const reader = watching(one.matches, ada, id, 'SPECTATORS');
    expect(await reader.next()).toBe('Bob holds a dragon');
    await reader.leave();
  });

  it('is stored once for each key, and has one line with visible characters', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    const sent = await Promise.all([1, 2, 3].map(() => say(ada, id, 'Once', { key: 'k' })));
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect(await textsFor(bob, id)).toEqual(['Once']);
    expect(await code(say(ada, id, 'Twice', { key: 'k' }))).toBe('BAD_INPUT');
    for (const text of ['', ' \u200B', 'two\nlines', '\u0007', 'x'.repeat(301)])
      expect(await code(say(bob, id, text))).toBe('BAD_INPUT');
    expect(await code(say(bob, id, 'both', { phrase: 'HELLO' }))).toBe('BAD_INPUT');
    expect(await code(say(bob, id, 'x'.repeat(300)))).toBe('SENT');
  });

  it('is the sixth within ten seconds only if it waits', async () => {
    const [{ id }, other] = [await begun(one.matches, [ada, bob]), await begun(one.matches, [ada, bob])];
    for (let sent = 0; sent < 5; sent++) await say(ada, id, `${sent}`);
    for (const match of [id, other.id])
      await expect(say(ada, match, '5')).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 10 } });
    expect(await code(say(bob, id, 'not limited'))).toBe('SENT');
    one.pass(10_001);
    expect(await code(say(ada, id, '5'))).toBe('SENT');
    expect(await textsFor(bob, id)).toEqual(['5', 'not limited', '4', '3', '2', '1', '0']);
  });

  it('does not reach a player who has blocked its author', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    for (const by of [ada, joe]) await blockPlayer(accounts, by, bob.id);
    await say(bob, id, 'rude');
    await say(eve, id, 'seen by spectators');
    const reader = watching(two.matches, ada, id);
    const next = reader.next();
    await say(ada, id, 'calm');
    expect(await next).toBe('calm');
    expect(await textsFor(ada, id)).toEqual(['calm']);
    expect(await textsFor(bob, id)).toEqual(['calm', 'rude']);
    const shared = await two.context.talk.latest({ matchId: id, room: 'PLAYERS' }, 0);
    expect(shared.map(({ hiddenFrom }) => [...hiddenFrom])).toEqual([[ada.id], []]); // Joe does not read
    await reader.leave();
  });

  it('needs a match that the author can see, an account for free texts, and no ban', async () => {
    const { id } = await begun(one.matches, [ada, bob], { visibility: 'PRIVATE' });
    expect(await code(say(eve, id, 'x'))).toBe('NOT_FOUND');
    expect(await code(textsFor(eve, id))).toBe('NOT_FOUND');
    expect(await code(say(eve, 'x', 'x'))).toBe('NOT_FOUND');
    const open = await begun(one.matches, [ada, bob]);
    const guest = callerWith((await setting.player('Guest')).id, true);
    expect(await code(say(guest, open.id, 'x'))).toBe('FORBIDDEN');
    expect(await code(sendMessage(one.matches, guest, { matchId: open.id, phrase: 'HELLO' }))).toBe('SENT');
    await setting.query("update players set ban_reason = 'rude' where id = $1", [joe.id]);
    expect(await code(say(joe, open.id, 'x'))).toBe('UNAUTHENTICATED');
    await setting.query('update players set ban_reason = null where id = $1', [joe.id]);
  });

  it('is deleted with its author, and after 90 days', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    const gone = await setting.account('Gone');
    await say(gone, id, 'bye', { key: 'k' });
    await say(eve, id, 'stays');
    await deleteAccount(accounts, gone, { name: '' });
    expect(await textsFor(joe, id, 'SPECTATORS')).toEqual(['stays']);
    for (const [days, left] of [
      [89, ['stays']],
      [91, []],
    ] as const) {
      const now = () => one.context.now() + days * 86_400_000;
      await deleteExpired(openAccounts({ ...one.context, now, sessionDays: 1, outside: null }));
      expect(await textsFor(joe, id, 'SPECTATORS')).toEqual(left);
    }
  });

  it('of a banned player is not readable', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    const rude = await setting.account('Rude');
    await say(rude, id, 'rude');
    await say(eve, id, 'calm');
    await setting.query("update players set ban_reason = 'rude' where id = $1", [rude.id]);
    const reader = watching(two.matches, joe, id, 'SPECTATORS');
    expect([await reader.next(), await textsFor(joe, id, 'SPECTATORS')]).toEqual(['calm', ['calm']]);
    await reader.leave();
  });

  it('is read once on each node, however many listen', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    const readers = Array.from({ length: 40 }, () => watching(two.matches, null, id));
    await say(ada, id, 'first');
    for (const reader of readers) expect(await reader.next()).toBe('first');
    const query = vi.spyOn(two.context.db.pool, 'query');
    const next = readers.map((reader) => reader.next());
    await say(ada, id, 'second');
    for (const text of await Promise.all(next)) expect(text).toBe('second');
    const reads = query.mock.calls.filter(([text]) => String(text).includes('chat_messages')).length;
    query.mockRestore();
    for (const reader of readers) await reader.leave();
    expect(reads).toBe(1);
  });

  it('of a spectator in a delayed broadcast does not lead to a read of all messages within the delay', async () => {
    const event = await openEvent(setting.query, joe, {});
    const made = await waiting(one.matches, setting.query, ada, { event, organizer: joe, delay: 3600 });
    one.pass(3_600_001);
    const { id } = await begin(one.matches, bob, made);
    await setting.query(
      `insert into chat_messages (id, match_id, room, player_id, text, at)
       select gen_random_uuid(), $1::uuid, 'SPECTATORS', $2::uuid, n::text, $3::timestamptz + n * interval '1 second'
       from generate_series(1, 300) n`,
      [id, eve.id, new Date(one.context.now() - 600_000)],
    );
    const query = vi.spyOn(one.context.db.pool, 'query');
    const reader = watching(one.matches, null, id, 'SPECTATORS');
    expect(await reader.next()).toBe('201');
    const reads = query.mock.calls.flatMap(([text], n) =>
      String(text).includes('chat_messages') ? [query.mock.results[n]?.value] : [],
    );
    query.mockRestore();
    expect((await Promise.all(reads)).map(({ rows }) => rows.length)).toEqual([100]);
    await reader.leave();
  });

  it('changes nothing in the match, its log or its record', async () => {
    const match = await begun(one.matches, [ada, bob]);
    const rows = async () => [
      await setting.query('select xmin, * from matches where id = $1', [match.id]),
      await setting.query('select xmin, * from match_log where match_id = $1', [match.id]),
    ];
    await playOne(one.matches, match);
    const before = await rows();
    await say(ada, match.id, 'Xylophone');
    await say(eve, match.id, 'Xylophone');
    expect(await rows()).toEqual(before);
    await playOut(one.matches, match);
    const record = JSON.stringify(await replayDocument(one.matches, null, match.id));
    expect(record).not.toContain('Xylophone');
    await setting.query('delete from chat_messages where match_id = $1', [match.id]);
    expect(JSON.stringify(await replayDocument(two.matches, null, match.id))).toBe(record);
  });
});

describe('at a table of a tournament', () => {
  it('players send only set phrases until the match is over; spectators are free', async () => {
    const event = await openEvent(setting.query, joe, {});
    const made = await waiting(one.matches, setting.query, ada, { event, organizer: joe, delay: 0 });
    const { id } = await begin(one.matches, bob, made);
    expect(await code(say(ada, id, 'psst'))).toBe('FORBIDDEN');
    expect(await code(sendMessage(one.matches, ada, { matchId: id, phrase: 'HELLO' }))).toBe('SENT');
    expect(await code(say(eve, id, 'go Ada'))).toBe('SENT');
    await resign(one.matches, bob, { matchId: id });
    expect(await code(say(ada, id, 'well played'))).toBe('SENT');
  });

  it('delayed viewers read players later and write to each other; live viewers do not write to them', async () => {
    const event = await openEvent(setting.query, joe, {});
    const made = await waiting(one.matches, setting.query, ada, { event, organizer: joe, delay: 60 });
    one.pass(60_001);
    const { id } = await begin(one.matches, bob, made);
    await sendMessage(one.matches, ada, { matchId: id, phrase: 'GOOD_LUCK' });
    expect(await textsFor(joe, id)).toEqual(['Good luck and have fun!']);
    for (const by of [eve, null]) expect(await textsFor(by, id)).toEqual([]);
    await say(eve, id, 'who wins?');
    expect(await textsFor(null, id, 'SPECTATORS')).toEqual(['who wins?']);
    expect(await code(say(joe, id, 'Ada wins'))).toBe('FORBIDDEN');
    await resign(one.matches, bob, { matchId: id });
    expect(await code(say(joe, id, 'Ada won'))).toBe('FORBIDDEN');
    expect(await textsFor(eve, id)).toEqual([]);
    expect(await textsFor(ada, id, 'SPECTATORS')).toEqual(['who wins?']);
    one.pass(60_001);
    expect(await textsFor(eve, id)).toEqual(['Good luck and have fun!']);
  });

  it('delayed viewers get more than 100 messages in order, and deletions immediately', async () => {
    const event = await openEvent(setting.query, joe, {});
    const made = await waiting(one.matches, setting.query, ada, { event, organizer: joe, delay: 600 });
    one.pass(600_001);
    const { id } = await begin(one.matches, bob, made);
    const reader = watchMessages(one.matches, null, { matchId: id, room: 'PLAYERS' });
    const take = async () => (await reader.next()).value;
    const first = take();
    const greet = async (by: Caller) => (await sendMessage(one.matches, by, { matchId: id, phrase: 'HELLO' })).id;
    const sent: string[] = [];
    for (let number = 0; number < 120; number++) {
      if (number % 10 === 0) one.pass(11_000);
      sent.push(await greet(number % 2 ? ada : bob));
    }
    await deleteMessage(one.matches, bob, { id: sent[0] ?? '' });
    one.pass(601_000);
    await greet(bob); // wakes the reader, and is not readable yet
    const got = [(await first)?.id];
    while (got.length < 119) got.push((await take())?.id);
    expect(got).toEqual(sent.slice(1));
    const next = take();
    await deleteMessage(one.matches, ada, { id: sent[1] ?? '' });
    expect(await next).toMatchObject({ id: sent[1], deletedAt: expect.any(Date) });
    await reader.return?.();
  });
});

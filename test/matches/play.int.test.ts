import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import { stateOf } from '../../src/handle.ts';
import {
  cancelMatch,
  createMatch,
  joinMatch,
  listMatches,
  logLines,
  readMatch,
  replayDocument,
  resign,
  setAutoPass,
  submitMove,
  transcript,
} from '../../src/matches/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { verdictOf } from './replays/verdicts.ts';
import { begun, openSetting, playOne, playOut, wholeMatch } from './setting.ts';

const setting = await closeAfterAll(openSetting());
const matches = (await setting.node({ alone: true })).matches;
const [ada, bob, eve] = [await setting.player('Ada'), await setting.player('Bob'), await setting.player('Eve')];

describe('creating and joining', () => {
  test('a match waits for its last seat, then begins', async () => {
    const made = await createMatch(matches, ada, { game: 'duel', seats: 3 });
    expect(made).toMatchObject({ status: 'WAITING', version: -1, seed: null });
    expect([made.view(), made.table()]).toEqual([null, { zones: [], board: null, counters: [], seats: [] }]);
    const second = await joinMatch(matches, bob, { matchId: made.id });
    expect(second.status).toBe('WAITING');
    const third = await joinMatch(matches, eve, { matchId: made.id });
    expect(third).toMatchObject({ status: 'RUNNING', version: 0, waitingFor: [0, 1, 2], seed: null });
    expect(third.startedAt).toBeInstanceOf(Date);
  });

  test('two players want the last seat at the same moment: one gets it', async () => {
    const made = await createMatch(matches, ada, { game: 'duel' });
    const joined = await Promise.allSettled([
      joinMatch(matches, bob, { matchId: made.id }),
      joinMatch(matches, eve, { matchId: made.id }),
    ]);
    expect(joined.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(joined.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'FORBIDDEN' } });
  });

  test('joining again changes nothing; in a private match a player who names another seat gets that seat as well', async () => {
    const open = await createMatch(matches, ada, { game: 'duel' });
    expect((await joinMatch(matches, ada, { matchId: open.id })).status).toBe('WAITING');
    const closed = await createMatch(matches, ada, { game: 'duel', visibility: 'PRIVATE' });
    const { id: matchId, invitation } = closed;
    expect((await joinMatch(matches, ada, { invitation })).status).toBe('WAITING');
    expect((await joinMatch(matches, ada, { matchId, seat: 0 })).status).toBe('WAITING');
    expect((await joinMatch(matches, ada, { matchId, seat: 1 })).status).toBe('RUNNING');
  });

  test('only a player with the invitation finds a private match', async () => {
    const { id, invitation } = await createMatch(matches, ada, { game: 'duel', visibility: 'PRIVATE' });
    await expect(readMatch(matches, bob, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(readMatch(matches, null, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(joinMatch(matches, bob, { matchId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await joinMatch(matches, bob, { invitation: invitation?.toLowerCase() ?? null })).status).toBe('RUNNING');
  });

  test('bots are seated immediately, in the seats that were requested', async () => {
    const bots = [{ level: 'RANDOM' as const, seat: 0 }];
    const match = await createMatch(matches, ada, { game: 'duel', seats: 2, bots });
    expect(match.status).toBe('RUNNING');
    expect(match.seats.map(({ bot }) => bot)).toEqual(['RANDOM', null]);
  });

  test.each([
    [{ game: 'chess' }, 'NOT_FOUND', 'game'],
    [{ game: 'duel', seats: 5 }, 'BAD_INPUT', 'seats'],
    [{ game: 'duel', seats: 3, options: { rounds: 1 } }, 'BAD_INPUT', 'seats'],
    [{ game: 'duel', options: { rounds: 0 } }, 'BAD_INPUT', 'options.rounds'],
    [{ game: 'duel', options: { round: 1 } }, 'BAD_INPUT', 'options'],
    [{ game: 'duel', deck: { ready: 'x' } }, 'BAD_INPUT', 'deck'],
    [{ game: 'duel', timeControl: { perDecision: 0 } }, 'BAD_INPUT', 'timeControl.perDecision'],
    [{ game: 'duel', bots: [{ level: 'RANDOM' as const, seat: 7 }] }, 'BAD_INPUT', 'bots.seat'],
  ])('%o is refused with %s at %s', async (input, code, field) => {
    await expect(createMatch(matches, ada, input)).rejects.toMatchObject({ code, details: { field } });
  });

  test('only its creator cancels a match, and only while it waits', async () => {
    const made = await createMatch(matches, ada, { game: 'duel' });
    await expect(cancelMatch(matches, bob, { matchId: made.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await cancelMatch(matches, ada, { matchId: made.id })).status).toBe('CANCELLED');
    await expect(joinMatch(matches, bob, { matchId: made.id })).rejects.toMatchObject({ code: 'MATCH_OVER' });
    const running = await begun(matches, [ada, bob]);
    await expect(cancelMatch(matches, ada, { matchId: running.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a match cannot be cancelled once the last seat is taken, even before the deal', async () => {
    const { id: matchId } = await createMatch(matches, ada, { game: 'duel' });
    await setting.query('update matches set open_seats = 0 where id = $1', [matchId]); // another node is about to deal
    await expect(cancelMatch(matches, ada, { matchId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await readMatch(matches, ada, matchId)).status).toBe('WAITING');
  });
});

describe('submitting a move', () => {
  const bid = (n: number) => ({ bid: n });

  test('a sealed answer does not make the other seat’s version stale', async () => {
    const { id: matchId } = await begun(matches, [ada, bob]);
    await submitMove(matches, bob, { matchId, version: 0, move: bid(3) });
    const { match } = await submitMove(matches, ada, { matchId, version: 0, move: bid(4) });
    expect(match.version).toBe(2);
  });

  test('a version from before the question is stale, and the error names the right one', async () => {
    const { id: matchId } = await begun(matches, [ada, bob]);
    await submitMove(matches, bob, { matchId, version: 0, move: bid(3) });
    await submitMove(matches, ada, { matchId, version: 0, move: bid(4) });
    const stale = submitMove(matches, ada, { matchId, version: 1, move: { pass: true } });
    await expect(stale).rejects.toMatchObject({ code: 'STALE_VERSION', details: { version: 2 } });
    await setAutoPass(matches, bob, { matchId, mode: 'UNTIL_MY_TURN' });
    const { entry } = await submitMove(matches, ada, { matchId, version: 2, move: { pass: true } });
    expect(entry).toMatchObject({ version: 4, kind: 'MOVE', seat: 0 });
  });

  test('an illegal move is refused and leaves no trace', async () => {
    const { id: matchId } = await begun(matches, [ada, bob]);
    const move = bid(2);
    const refused = (caller: Caller, input: object) =>
      submitMove(matches, caller, { matchId, version: 0, move, ...input }).then(String, ({ code }) => code);
    expect(await refused(eve, {})).toBe('FORBIDDEN');
    expect(await refused(ada, { version: 9 })).toBe('STALE_VERSION');
    expect(await refused(ada, { move: bid(10) })).toBe('ILLEGAL_MOVE');
    expect(await refused(ada, { move: { ...move, more: 1 } })).toBe('ILLEGAL_MOVE');
    expect(await refused(ada, { game: 'golems' })).toBe('BAD_INPUT');
    expect(await refused(ada, { key: '' })).toBe('BAD_INPUT');
    expect(await refused(ada, { key: '\0' })).toBe('BAD_INPUT');
    expect(await refused(ada, { matchId: 'nonsense' })).toBe('NOT_FOUND');
    await submitMove(matches, ada, { matchId, version: 0, move });
    expect(await refused(ada, {})).toBe('NOT_ASKED');
    expect((await readMatch(matches, ada, matchId)).version).toBe(1);
  });

  test('resigning ends a match of two; nothing is possible afterwards', async () => {
    const { id: matchId } = await begun(matches, [ada, bob]);
    await expect(resign(matches, eve, { matchId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const over = await resign(matches, ada, { matchId });
    expect(over).toMatchObject({ status: 'FINISHED', result: { ranks: [2, 1] } });
    expect(over.seats.map(({ left }) => left)).toEqual([true, false]);
    expect((await wholeMatch(matches, matchId)).standing[0]?.left).toBe('RESIGNED');
    await expect(resign(matches, bob, { matchId })).rejects.toMatchObject({ code: 'MATCH_OVER' });
    await expect(submitMove(matches, bob, { matchId, version: 0, move: bid(1) })).rejects.toMatchObject({
      code: 'MATCH_OVER',
    });
  });
});

describe('what players see', () => {
  test('the seed is revealed when the match is over and was committed to before', async () => {
    const match = await begun(matches, [ada, bob], { options: { rounds: 1 } });
    expect(match.seed).toBeNull();
    const over = await playOut(matches, match);
    expect(over.seed).toMatch(/^[\da-f]{64}$/);
    expect(over.seed).toBe((await setting.query(`select seed from matches where id = $1`, [match.id]))[0]?.seed);
    expect(over.seedHash).toBe(match.seedHash);
  });

  test('a sealed answer and a drawn card stay hidden from all other players', async () => {
    const match = await begun(matches, [ada, bob]);
    await submitMove(matches, ada, { matchId: match.id, version: 0, move: { bid: 7 } });
    const bids = async (caller: Caller | null) => JSON.stringify(await all(logLines(matches, caller, match.id)));
    expect(await bids(bob)).not.toContain('"bid"');
    const { match: later } = await submitMove(matches, bob, { matchId: match.id, version: 0, move: { bid: 1 } });
    await submitMove(matches, ada, { matchId: match.id, version: later.version, move: { draw: true } });
    expect(await bids(ada)).toMatch(/Ada draws|sun|moon/);
    expect(await bids(bob)).not.toMatch(/sun|moon/);
    expect(await bids(null)).not.toMatch(/sun|moon/);
    const now = await readMatch(matches, bob, match.id);
    expect(JSON.stringify([now.view(), now.table()])).not.toMatch(/sun|moon/);
  });

  test('entries come in pages, the same from memory and from the log', async () => {
    const match = await playOut(matches, await begun(matches, [ada, bob], { options: { rounds: 8 } }));
    const first = await match.entries({ first: 5 });
    expect(first.entries.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
    expect(first.hasNextPage).toBe(true);
    const last = await match.entries({ after: match.version - 3 });
    stateOf(matches).cache.drop(match.id);
    const again = await match.entries({ after: match.version - 3 });
    expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(last)));
    expect(last.entries.at(-1)?.text).toContain('All rounds are played');
    expect([first.hasPreviousPage, last.hasPreviousPage, last.hasNextPage]).toEqual([false, true, false]);
    const versions = async (span: Parameters<typeof match.entries>[0]) => {
      const { entries, ...around } = await match.entries(span);
      return [entries.map(({ version }) => version), around.hasPreviousPage, around.hasNextPage];
    };
    expect(await versions({ last: 2 })).toEqual([[match.version - 1, match.version], true, false]);
    expect(await versions({ last: 3, before: 5 })).toEqual([[2, 3, 4], true, true]);
    expect(await versions({ last: 9, before: 3 })).toEqual([[0, 1, 2], false, true]);
    expect(await versions({ first: 9, after: 1, before: 4 })).toEqual([[2, 3], true, true]);
    expect(await versions({ last: 9, before: 0 })).toEqual([[], false, true]);
    await expect(match.entries({ first: 1, last: 1 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await transcript(matches, null, match.id)).toContain('Round 8 begins');
  });

  test('a list shows what the player may see, page by page, each match once', async () => {
    const carol = await setting.player('Carol');
    const mine: string[] = [];
    for (let i = 0; i < 5; i++) {
      mine.unshift((await createMatch(matches, carol, { game: 'duel' })).id);
      await sleep(2); // matches created in the same millisecond have no order
    }
    const secret = await createMatch(matches, carol, { game: 'duel', visibility: 'PRIVATE' });
    const found: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = await listMatches(matches, bob, { filter: { player: carol.id }, first: 2, after });
      found.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(found).toEqual(mine);
    const own = await listMatches(matches, carol, { filter: { mine: true, status: 'WAITING', game: 'duel' } });
    expect(own.edges.map(({ node }) => node.id)).toEqual([secret.id, ...mine]);
    await expect(listMatches(matches, bob, { after: 'x' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

test('the auto-pass modes of the seats are part of the first entry', async () => {
  const made = await createMatch(matches, ada, { game: 'duel', autoPass: 'UNLESS_TARGET' });
  const { id } = await joinMatch(matches, bob, { matchId: made.id, autoPass: 'UNTIL_MY_TURN' });
  stateOf(matches).cache.drop(id);
  const match = await readMatch(matches, ada, id);
  expect([match.version, (await wholeMatch(matches, id)).at?.autoPass]).toEqual([
    0,
    ['UNLESS_TARGET', 'UNTIL_MY_TURN'],
  ]);
  const over = await playOut(matches, match);
  expect(await verdictOf(matches, await replayDocument(matches, ada, over.id))).toMatchObject({
    verdict: 'VERIFIED',
  });
});

test('a match read from the log equals the match in memory', async () => {
  let match = await begun(matches, [ada, bob]);
  for (let i = 0; i < 5; i++) match = await playOne(matches, match, i);
  const inMemory = await wholeMatch(matches, match.id);
  stateOf(matches).cache.drop(match.id);
  expect(await wholeMatch(matches, match.id)).toEqual(inMemory);
});

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of source) found.push(one);
  return found;
}

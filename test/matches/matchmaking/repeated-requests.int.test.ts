import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { deleteExpired, openAccounts } from '../../../src/accounts/index.ts';
import {
  type CreateMatch,
  cancelMatch,
  createMatch,
  joinMatch,
  leaveMatch,
  listMatches,
  readMatch,
  watchedMatch,
  watchMatch,
} from '../../../src/matches/index.ts';
import { awaitedLater } from '../../awaited-later.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { begun, openSetting } from '../setting.ts';

const DAY = 86_400_000;

const setting = await closeAfterAll(openSetting());
const [one, two] = [await setting.node(), await setting.node()];
const [ada, bob, cleo] = [await setting.player('Ada'), await setting.player('Bob'), await setting.player('Cleo')];

const players = (match: { seats: readonly { player: { name: string } | null }[] }) =>
  match.seats.map(({ player }) => player?.name ?? null);

describe('a request repeated with the same key', () => {
  const wanted: CreateMatch = { game: 'duel', seats: 3, options: { rounds: 4 } };

  test('makes one match on whichever node it arrives', async () => {
    const first = await createMatch(one.matches, ada, { ...wanted, key: 'first' });
    expect((await createMatch(one.matches, ada, { ...wanted, key: 'first' })).id).toBe(first.id);
    expect((await createMatch(two.matches, ada, { options: { rounds: 4 }, ...wanted, key: 'first' })).id).toBe(
      first.id,
    );
    expect((await createMatch(one.matches, ada, { ...wanted, key: 'second' })).id).not.toBe(first.id);
    expect((await createMatch(one.matches, bob, { ...wanted, key: 'first' })).id).not.toBe(first.id);
  });

  test('makes one match when both copies arrive at the same moment', async () => {
    for (let i = 0; i < 5; i++) {
      const input = { ...wanted, key: `both-${i}` };
      const [here, there] = await Promise.all([
        createMatch(one.matches, ada, input),
        createMatch(two.matches, ada, input),
      ]);
      expect(here?.id).toBe(there?.id);
    }
  });

  test('takes one seat, also in a private match and when both copies arrive at the same moment', async () => {
    const { id, invitation } = await createMatch(one.matches, ada, { ...wanted, visibility: 'PRIVATE' });
    const input = { invitation, seat: 1, key: 'a seat' };
    await Promise.all([joinMatch(one.matches, bob, input), joinMatch(two.matches, bob, input)]);
    expect(players(await joinMatch(one.matches, bob, input))).toEqual(['Ada', 'Bob', null]);
    expect((await joinMatch(two.matches, bob, { invitation, seat: 2, key: 'one more' })).status).toBe('RUNNING');
    expect((await joinMatch(one.matches, bob, input)).id).toBe(id);
  });

  test('makes one match for 30 days; then the server forgets the key', async () => {
    const node = await setting.node();
    const input = { ...wanted, key: 'old' };
    const first = await createMatch(node.matches, ada, input);
    node.pass(29 * DAY);
    await deleteExpired(openAccounts({ ...node.context, sessionDays: 1, outside: null }));
    expect((await createMatch(node.matches, ada, input)).id).toBe(first.id);
    node.pass(2 * DAY);
    await deleteExpired(openAccounts({ ...node.context, sessionDays: 1, outside: null }));
    expect((await createMatch(node.matches, ada, input)).id).not.toBe(first.id);
  });

  test('is refused if it asks for something else', async () => {
    const bad = { code: 'BAD_INPUT', details: { field: 'key' } };
    await createMatch(one.matches, ada, { ...wanted, key: 'mine' });
    await expect(createMatch(two.matches, ada, { ...wanted, seats: 2, key: 'mine' })).rejects.toMatchObject(bad);
    const { id: matchId } = await createMatch(one.matches, ada, wanted);
    await joinMatch(one.matches, bob, { matchId, key: 'that one' });
    await expect(joinMatch(two.matches, bob, { matchId, seat: 2, key: 'that one' })).rejects.toMatchObject(bad);
    const answers = await Promise.allSettled([
      createMatch(one.matches, ada, { ...wanted, key: 'either' }),
      createMatch(two.matches, ada, { ...wanted, seats: 2, key: 'either' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each(['', '\0', 'x'.repeat(201)])('cannot use the key %j', async (key) => {
    const bad = { code: 'BAD_INPUT', details: { field: 'key' } };
    await expect(createMatch(one.matches, ada, { ...wanted, key })).rejects.toMatchObject(bad);
    await expect(joinMatch(one.matches, ada, { matchId: 'x', key })).rejects.toMatchObject(bad);
  });

  test('runs again if it was refused before', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel' });
    const input = { matchId, seat: 0, key: 'taken' };
    await expect(joinMatch(one.matches, bob, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await joinMatch(one.matches, bob, { matchId, key: 'taken' })).status).toBe('RUNNING');
  });
});

describe('joining by invitation', () => {
  test('twice takes one seat, also at the same moment', async () => {
    const { invitation } = await createMatch(one.matches, ada, { game: 'duel', seats: 3, visibility: 'PRIVATE' });
    await Promise.all([joinMatch(one.matches, bob, { invitation }), joinMatch(two.matches, bob, { invitation })]);
    expect(players(await joinMatch(one.matches, bob, { invitation }))).toEqual(['Ada', 'Bob', null]);
  });
});

describe('leaving a waiting match', () => {
  test('frees the seat and drops its entropy; another player may take it', async () => {
    const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
    await joinMatch(one.matches, bob, { matchId, entropy: 'bob-has-put-this-in' });
    expect(players(await leaveMatch(two.matches, bob, { matchId }))).toEqual(['Ada', null, null]);
    expect((await leaveMatch(one.matches, bob, { matchId })).status).toBe('WAITING');
    await joinMatch(one.matches, cleo, { matchId });
    const match = await joinMatch(one.matches, bob, { matchId });
    expect([match.status, ...players(match)]).toEqual(['RUNNING', 'Ada', 'Cleo', 'Bob']);
    expect(match.seats.map(({ entropy }) => entropy)).toEqual([null, null, null]);
  });

  test('frees all seats of a player, who no longer sees a private match', async () => {
    const made = await createMatch(one.matches, ada, { game: 'duel', seats: 4, visibility: 'PRIVATE' });
    const { id: matchId, invitation } = made;
    await joinMatch(one.matches, bob, { invitation });
    await joinMatch(one.matches, bob, { invitation, seat: 3 });
    await leaveMatch(one.matches, bob, { matchId });
    expect(players(await readMatch(one.matches, ada, matchId))).toEqual(['Ada', null, null, null]);
    await expect(readMatch(one.matches, bob, matchId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(leaveMatch(one.matches, cleo, { matchId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is reported to watchers', async () => {
    const { id } = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
    await joinMatch(one.matches, bob, { matchId: id });
    const watcher = watchMatch(one.matches, ada, { id });
    await watcher.next();
    const next = awaitedLater(watcher.next());
    await leaveMatch(one.matches, bob, { matchId: id });
    expect(players((await next).value?.match ?? { seats: [] })).toEqual(['Ada', null, null]);
    await watcher.return?.();
  });

  test('ends the watch of a player who can no longer see it', async () => {
    const { invitation, id } = await createMatch(one.matches, ada, { game: 'duel', seats: 3, visibility: 'PRIVATE' });
    await joinMatch(one.matches, bob, { invitation });
    const watcher = watchMatch(one.matches, bob, { id });
    await watcher.next();
    const next = awaitedLater(watcher.next());
    await leaveMatch(one.matches, bob, { matchId: id });
    expect(await next).toEqual({ done: true, value: undefined });
  });

  test('and joining in quick succession reach watchers as one update', async () => {
    const { id } = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
    await joinMatch(one.matches, bob, { matchId: id });
    const watcher = watchMatch(one.matches, ada, { id });
    await watcher.next();
    await leaveMatch(two.matches, bob, { matchId: id });
    await joinMatch(two.matches, cleo, { matchId: id });
    expect(players((await watcher.next()).value?.match ?? { seats: [] })).toEqual(['Ada', 'Cleo', null]);
    await watcher.return?.();
  });

  test('is refused once the last seat is taken, and to its creator', async () => {
    const { id: matchId } = await begun(one.matches, [ada, bob]);
    await expect(leaveMatch(one.matches, bob, { matchId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { id } = await createMatch(one.matches, ada, { game: 'duel' });
    await expect(leaveMatch(one.matches, ada, { matchId: id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await cancelMatch(one.matches, ada, { matchId: id });
    await expect(leaveMatch(one.matches, ada, { matchId: id })).rejects.toMatchObject({ code: 'MATCH_OVER' });
  });

  test('at the moment when another player takes the last seat: one of the two wins', async () => {
    for (let i = 0; i < 5; i++) {
      const { id: matchId } = await createMatch(one.matches, ada, { game: 'duel', seats: 3 });
      await joinMatch(one.matches, bob, { matchId });
      const [left] = await Promise.allSettled([
        leaveMatch(one.matches, bob, { matchId }),
        joinMatch(two.matches, cleo, { matchId }),
      ]);
      const { status } = await readMatch(one.matches, ada, matchId);
      expect(status).toBe(left?.status === 'fulfilled' ? 'WAITING' : 'RUNNING');
    }
  });
});

describe('conflicting input', () => {
  test('is refused: a number of time-outs without forfeits', async () => {
    const bad = { code: 'BAD_INPUT', details: { field: 'forfeitAfter' } };
    await expect(createMatch(one.matches, ada, { game: 'duel', forfeitAfter: 2 })).rejects.toMatchObject(bad);
    const bots = { game: 'duel', forfeitAfter: 2, onTimeOut: 'BOT' } as const;
    await expect(createMatch(one.matches, ada, bots)).rejects.toMatchObject(bad);
  });

  test('is refused: watching from a version that the match has not reached', async () => {
    const { id, version } = await begun(one.matches, [ada, bob]);
    const bad = { code: 'BAD_INPUT', details: { field: 'after', version } };
    await expect(watchedMatch(one.matches, ada, { id, after: version + 1 })).rejects.toMatchObject(bad);
    expect((await watchedMatch(two.matches, ada, { id, after: version })).version).toBe(version);
  });

  test('is refused: watching from before the first entry', async () => {
    const { id, version } = await begun(one.matches, [ada, bob]);
    const bad = { code: 'BAD_INPUT', details: { field: 'after' } };
    await expect(watchedMatch(one.matches, ada, { id, after: -2 })).rejects.toMatchObject(bad);
    expect((await watchedMatch(one.matches, ada, { id, after: -1 })).version).toBe(version);
  });
});

describe('a list of matches', () => {
  test('can be paged in both directions, and is counted', async () => {
    const dana = await setting.player('Dana');
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      made.unshift((await createMatch(one.matches, dana, { game: 'duel' })).id);
      await sleep(2); // matches created in the same millisecond have no order
    }
    const filter = { player: dana.id };
    const page = async (input: object) => {
      const { edges, pageInfo, totalCount } = await listMatches(one.matches, bob, { filter, ...input });
      return { ids: edges.map(({ node }) => node.id), ...pageInfo, total: await totalCount() };
    };
    const last = await page({ last: 2 });
    expect(last).toMatchObject({ ids: made.slice(3), hasPreviousPage: true, hasNextPage: false, total: 5 });
    const middle = await page({ last: 2, before: last.startCursor });
    expect(middle).toMatchObject({ ids: made.slice(1, 3), hasPreviousPage: true, hasNextPage: true });
    const rest = await page({ last: 2, before: middle.startCursor });
    expect(rest).toMatchObject({ ids: made.slice(0, 1), hasPreviousPage: false });
    expect(await page({ first: 2, after: rest.endCursor })).toMatchObject({ ids: middle.ids, hasPreviousPage: true });
    await expect(page({ first: 1, last: 1 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(page({ last: 101 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { field: 'last' } });
  });
});

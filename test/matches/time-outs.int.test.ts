import { describe, expect, test } from 'vitest';
import {
  type CreateMatch,
  createMatch,
  expireDecision,
  joinMatch,
  type MatchView,
  moveBot,
  readMatch,
  readReplay,
  resign,
  submitMove,
  sweep,
  verifyReplay,
} from '../../src/matches/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { begun, type Node, openSetting, playOut, type RecordedWakeUp, wholeMatch } from './setting.ts';

let node: Node;

const setting = await closeAfterAll(openSetting({ isPaused: true }));
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

async function started(input: Partial<CreateMatch>): Promise<MatchView> {
  node = await setting.node();
  return begun(node.matches, [ada, bob], input);
}

const of = <N extends RecordedWakeUp['name']>(name: N) =>
  node.wakeUps.filter((one): one is Extract<RecordedWakeUp, { name: N }> => one.name === name);
const kinds = async (id: string) =>
  (await setting.query<{ kind: string }>('select kind from match_log where match_id = $1 order by version', [id])).map(
    ({ kind }) => kind,
  );

describe('time-outs', () => {
  test.each<[string, CreateMatch['timeControl'], number]>([
    ['per decision', { perDecision: 30 }, 30_000],
    ['a bank with increment', { fischer: { bank: 45, increment: 5 } }, 45_000],
    ['days', { days: 2 }, 2 * 86_400_000],
  ])('%s: the absent move is made when the time is up, not before', async (_, timeControl, time) => {
    const { id: matchId } = await started({ timeControl: timeControl ?? null });
    await submitMove(node.matches, ada, { matchId, version: 0, move: { bid: 4 } });
    node.pass(time - 1000);
    await expireDecision(node.matches, { matchId });
    expect((await readMatch(node.matches, ada, matchId)).version).toBe(1);
    node.pass(1001);
    await expireDecision(node.matches, { matchId });
    const match = await wholeMatch(node.matches, matchId);
    expect(await kinds(matchId)).toEqual(['BEGAN', 'MOVE', 'TIMED_OUT']);
    expect(match.at?.state).toMatchObject({ scores: [4, 1] });
    expect(match.standing[1]?.timeOuts).toBe(1);
    expect(match.waitingFor).toEqual([0]);
  });

  test('a wake-up that is early, repeated or late does no harm', async () => {
    const { id: matchId } = await started({ timeControl: { perDecision: 30 } });
    await Promise.all([1, 2, 3].map(() => expireDecision(node.matches, { matchId })));
    expect(await kinds(matchId)).toEqual(['BEGAN']);
    node.pass(30_001);
    const other = await setting.node();
    other.pass(30_001);
    await Promise.all([node, other, node].map(({ matches }) => expireDecision(matches, { matchId })));
    expect(await kinds(matchId)).toEqual(['BEGAN', 'TIMED_OUT', 'TIMED_OUT']);
  });

  test('a move after the deadline is too late, even if no wake-up has come', async () => {
    const { id: matchId } = await started({ timeControl: { perDecision: 30 } });
    node.pass(30_001);
    const late = submitMove(node.matches, bob, { matchId, version: 0, move: { bid: 9 } });
    await expect(late).rejects.toMatchObject({ code: 'NOT_ASKED', details: { waitingFor: [0] } });
    expect(await kinds(matchId)).toEqual(['BEGAN', 'TIMED_OUT', 'TIMED_OUT']);
  });

  test('a move after the deadline is too late, even on a node that first learns of the question from it', async () => {
    node = await setting.node();
    const other = await setting.node();
    const input = { game: 'duel', bots: [{ level: 'RANDOM' as const }], timeControl: { perDecision: 30 } };
    const { id: matchId } = await createMatch(node.matches, ada, input);
    await submitMove(node.matches, ada, { matchId, version: 0, move: { bid: 4 } });
    await readMatch(other.matches, ada, matchId); // this node believes that a bot must move, and bots have no clock
    await moveBot(node.matches, { matchId, seat: 1, version: 0 });
    for (const { pass } of [node, other]) pass(30_001);
    const late = submitMove(other.matches, ada, { matchId, version: 2, move: { draw: true } });
    await expect(late).rejects.toMatchObject({ code: 'NOT_ASKED' });
    expect(await kinds(matchId)).toEqual(['BEGAN', 'MOVE', 'MOVE', 'TIMED_OUT']);
  });

  test('a move that arrives in time counts, however long it waits to be processed', async () => {
    const { id: matchId } = await started({ timeControl: { perDecision: 30 } });
    let letGo = (): void => {};
    const busy = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const held = node.context.cache.exclusive(matchId, () => busy);
    node.pass(29_000);
    const inTime = submitMove(node.matches, ada, { matchId, version: 0, move: { bid: 9 } });
    node.pass(1001);
    const expiring = expireDecision(node.matches, { matchId });
    node.pass(5000);
    letGo();
    await Promise.all([held, inTime, expiring]);
    expect(await kinds(matchId)).toEqual(['BEGAN', 'MOVE', 'TIMED_OUT']);
    expect((await wholeMatch(node.matches, matchId)).at?.state).toMatchObject({ scores: [9, 1] });
  });

  test('FORFEIT: the third time-out eliminates the seat', async () => {
    const timeControl = { perDecision: 30 };
    const { id: matchId } = await started({ timeControl, onTimeOut: 'FORFEIT', forfeitAfter: 3 });
    // Ada never returns, and Bob answers every question.
    let match = await readMatch(node.matches, bob, matchId);
    while (match.status === 'RUNNING') {
      if (match.waitingFor.includes(1)) {
        const bids = (await match.decision())?.prompt === 'Bid';
        const move = bids ? { bid: 9 } : { pass: true };
        match = (await submitMove(node.matches, bob, { matchId, version: match.version, move })).match;
      } else {
        node.pass(30_001);
        await expireDecision(node.matches, { matchId });
        match = await readMatch(node.matches, bob, matchId);
      }
    }
    const forced = (await kinds(matchId)).filter((kind) => kind !== 'MOVE');
    expect(forced).toEqual(['BEGAN', 'TIMED_OUT', 'TIMED_OUT', 'RESIGNED']);
    expect(match.result).toMatchObject({ ranks: [2, 1] });
    expect((await wholeMatch(node.matches, matchId)).standing[0]).toMatchObject({ left: 'OUT_OF_TIME', timeOuts: 2 });
  });

  test('BOT: a bot replaces a player who is out of time, and the player gets no more questions', async () => {
    const { id: matchId } = await started({ timeControl: { perDecision: 30 }, onTimeOut: 'BOT' });
    await submitMove(node.matches, ada, { matchId, version: 0, move: { bid: 4 } });
    node.pass(30_001);
    await expireDecision(node.matches, { matchId });
    await submitMove(node.matches, ada, { matchId, version: 2, move: { pass: true } });
    const [asked] = of('moveBot').slice(-1);
    expect(asked?.payload).toMatchObject({ matchId, seat: 1, version: 3 });
    const refused = submitMove(node.matches, bob, { matchId, version: 3, move: { pass: true } });
    await expect(refused).rejects.toMatchObject({ code: 'NOT_ASKED' });
    await moveBot(node.matches, { matchId, seat: 1, version: 3 });
    expect(await kinds(matchId)).toEqual(['BEGAN', 'MOVE', 'TIMED_OUT', 'MOVE', 'MOVE']);
  });

  test('a match needs one wake-up now and then, not one per move', async () => {
    const match = await started({ timeControl: { perDecision: 30 }, options: { rounds: 20 } });
    await playOut(node.matches, match);
    expect(of('expireDecision')).toHaveLength(1);
    expect(of('expireDecision')[0]?.delayMs).toBeGreaterThan(29_000);
  });

  test('a wake-up that comes too early schedules the next one for the current deadline', async () => {
    const { id: matchId } = await started({ timeControl: { perDecision: 30 } });
    node.pass(20_000);
    await submitMove(node.matches, ada, { matchId, version: 0, move: { bid: 4 } });
    await submitMove(node.matches, bob, { matchId, version: 0, move: { bid: 4 } });
    node.pass(10_001);
    await expireDecision(node.matches, { matchId });
    expect(await kinds(matchId)).toEqual(['BEGAN', 'MOVE', 'MOVE']);
    const [first = 0, second = 0] = of('expireDecision').map(({ delayMs }) => delayMs / 1000);
    expect(first).toBeGreaterThan(20);
    expect(second).toBeGreaterThan(5); // 20 on a fast machine; the first question's deadline has passed
    expect(second).toBeLessThanOrEqual(20);
  });
});

describe('the sweep replaces every lost wake-up', () => {
  test('after a time-out, on a node that does not know the match', async () => {
    const { id: matchId } = await started({ timeControl: { perDecision: 30 } });
    const other = await setting.node();
    await sweep(other.matches);
    expect(await kinds(matchId)).toEqual(['BEGAN']);
    other.pass(30_001);
    await sweep(other.matches);
    await sweep(other.matches);
    expect(await kinds(matchId)).toEqual(['BEGAN', 'TIMED_OUT', 'TIMED_OUT']);
    const [row] = await setting.query<{ ahead: boolean }>(
      'select wake_at = deadline as ahead from matches where id = $1',
      [matchId],
    );
    expect(row?.ahead).toBe(true);
  });

  test('for a deadline that moves have postponed, at the new time', async () => {
    const { id: matchId } = await started({ timeControl: { perDecision: 30 } });
    node.pass(20_000);
    await submitMove(node.matches, ada, { matchId, version: 0, move: { bid: 4 } });
    await submitMove(node.matches, bob, { matchId, version: 0, move: { bid: 4 } });
    node.pass(15_000);
    await sweep(node.matches);
    expect(await kinds(matchId)).toEqual(['BEGAN', 'MOVE', 'MOVE']);
    node.pass(15_001);
    await sweep(node.matches);
    expect(await kinds(matchId)).toEqual(['BEGAN', 'MOVE', 'MOVE', 'TIMED_OUT']);
  });

  test('for a bot whose turn was never announced', async () => {
    node = await setting.node();
    const { id: matchId } = await createMatch(node.matches, ada, { game: 'duel', bots: [{ level: 'RANDOM' }] });
    node.wakeUps.length = 0;
    await sweep(node.matches);
    expect(of('moveBot')).toEqual([]);
    node.pass(6000);
    await sweep(node.matches);
    expect(of('moveBot').map(({ payload }) => payload)).toMatchObject([{ matchId, seat: 1, version: 0 }]);
    await moveBot(node.matches, { matchId, seat: 1, version: 0 });
    await moveBot(node.matches, { matchId, seat: 1, version: 0 });
    expect(await kinds(matchId)).toEqual(['BEGAN', 'MOVE']);
  });

  test('for a bot that did not answer, in the next sweep', async () => {
    node = await setting.node();
    const { id: matchId } = await createMatch(node.matches, ada, { game: 'duel', bots: [{ level: 'RANDOM' }] });
    const asked = async (ms: number) => {
      node.wakeUps.length = 0;
      node.pass(ms);
      await sweep(node.matches);
      return of('moveBot').flatMap(({ payload }) => (payload.matchId === matchId ? [matchId] : []));
    };
    // Sweeps are 10 s apart by default, so this one is too early and the next one too late.
    expect(await asked(4000)).toEqual([]);
    expect(await asked(10_000)).toEqual([matchId]);
    expect(await asked(10_000)).toEqual([matchId]);
  });

  test('for a bot behind any number of bots that never answer', async () => {
    node = await setting.node({ log: { error() {}, warn() {}, debug() {} } });
    const bots = [{ level: 'RANDOM' as const }];
    const { id: first } = await createMatch(node.matches, ada, { game: 'duel', bots });
    // Unreadable rows without seats. They have waited longer than the match, and all work on them fails.
    await setting.query(
      `insert into matches select (m).* from (select jsonb_populate_record(matches, jsonb_build_object('id',
        gen_random_uuid(), 'invitation', gen_random_uuid(), 'moved_at', moved_at - interval '1 hour')) as m
        from matches, generate_series(1, 600) where id = $1) copies`,
      [first],
    );
    const asked = async (ms: number) => {
      node.wakeUps.length = 0;
      node.pass(ms);
      await sweep(node.matches, 600_000); // longer than a sweep takes, even on a busy machine
      return of('moveBot').some(({ payload }) => payload.matchId === first);
    };
    // A bot that is silent for an hour is asked again every ten minutes, long enough even for a slow machine.
    expect([await asked(3_600_000), await asked(1000), await asked(1000)]).toEqual([true, false, false]);
    expect(await asked(660_000)).toBe(true);
    await setting.query('delete from matches where version >= 0 and id not in (select match_id from match_log)');
  });

  test('for a full match that has not begun', async () => {
    node = await setting.node();
    const { id } = await createMatch(node.matches, ada, { game: 'duel' });
    await setting.query('update seats set player_id = $2 where match_id = $1 and seat = 1', [id, bob.id]);
    await setting.query('update matches set open_seats = 0 where id = $1', [id]);
    node.pass(6000);
    await sweep(node.matches);
    expect((await readMatch(node.matches, ada, id)).status).toBe('RUNNING');
  });

  test('for a finished match without a verdict, until it has one', async () => {
    const { id: matchId } = await started({});
    await resign(node.matches, ada, { matchId });
    expect(of('verifyReplay')).toHaveLength(1);
    node.pass(6000);
    await sweep(node.matches);
    expect(of('verifyReplay').filter(({ payload }) => payload.matchId === matchId)).toHaveLength(2);
    await verifyReplay(node.matches, { matchId });
    await verifyReplay(node.matches, { matchId });
    expect(await readReplay(node.matches, await readMatch(node.matches, ada, matchId))).toMatchObject({
      verdict: 'VERIFIED',
    });
    await sweep(node.matches);
    expect(of('verifyReplay').filter(({ payload }) => payload.matchId === matchId)).toHaveLength(2);
  });
});

test('bots play a match to its end on wake-ups alone', async () => {
  node = await setting.node();
  const bots = [{ level: 'RANDOM' as const }, { level: 'RANDOM' as const }];
  const { id } = await createMatch(node.matches, ada, { game: 'duel', seats: 2, bots });
  for (let next = node.wakeUps.shift(); next; next = node.wakeUps.shift())
    if (next.name === 'moveBot') await moveBot(node.matches, next.payload);
  expect((await readMatch(node.matches, null, id)).status).toBe('FINISHED');
  await verifyReplay(node.matches, { matchId: id });
  expect(await readReplay(node.matches, await readMatch(node.matches, ada, id))).toMatchObject({ verdict: 'VERIFIED' });
});

test('a bot in a match with a clock has no clock itself', async () => {
  node = await setting.node();
  const match = await createMatch(node.matches, ada, {
    game: 'duel',
    seats: 3,
    bots: [{ level: 'RANDOM' }],
    timeControl: { perDecision: 30 },
  });
  await joinMatch(node.matches, bob, { matchId: match.id });
  const running = await wholeMatch(node.matches, match.id);
  expect(running.standing.map(({ deadline }) => deadline !== null)).toEqual([true, true, false]);
});

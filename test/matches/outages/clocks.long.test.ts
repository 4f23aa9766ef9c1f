import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHORTEST_OUTAGE } from '../../../src/db/outage/heartbeat.ts';
import { StoreClock } from '../../../src/db/outage/store-clock.ts';
import { openPool } from '../../../src/db/pool.ts';
import { expireDecision, readMatch, replayDocument, resign, submitMove } from '../../../src/matches/index.ts';
import { type StallProxy, stallProxy } from '../../chaos/proxy/stall-proxy.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { verdictOf } from '../replays/verdicts.ts';
import { begun, type Node, openSetting, wholeMatch } from '../setting.ts';

// A slow moment on the machine must not look like a lost connection.
const LIMITS = { connection: 5000, statement: 500, answer: 500 };
/** The time per decision, in seconds. */
const CLOCK = 3;
/** Longer than both the shortest outage and the time per decision, in milliseconds. */
const OUTAGE = SHORTEST_OUTAGE + 1500;

let proxies: StallProxy[] = [];
let ends: (() => unknown)[] = [];

const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
beforeEach(async () => {
  await setting.query('delete from heartbeat');
  await setting.query('delete from outages');
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  [ends, proxies] = [[], []];
});

/** Starts a node whose connection to the database can be cut. */
async function nodeOf(
  role: 'server' | 'worker',
  own?: () => number,
): Promise<{ node: Node; cut: StallProxy; time: StoreClock }> {
  const cut = await stallProxy(setting.db.url);
  const pool = openPool(cut.url, 4, LIMITS);
  const time = await StoreClock.open(pool, own ? { own } : {});
  void time.start({ takesMoves: role === 'server' });
  ends.push(
    () => cut.close(),
    () => pool.close(0),
    () => time.stop(),
  );
  proxies.push(cut);
  return { node: await setting.node({ time }), cut, time };
}

async function outage(ms = OUTAGE): Promise<void> {
  const silences = proxies.map((proxy) => proxy.stallAll());
  await sleep(ms);
  for (const { resume } of silences) resume();
}

const kinds = async (id: string) =>
  (await setting.query<{ kind: string }>('select kind from match_log where match_id = $1 order by version', [id])).map(
    ({ kind }) => kind,
  );

// Wakes the match repeatedly, as its jobs do, because a worker waits for the next heartbeat of a node that takes moves.
async function expired(matches: Node['matches'], matchId: string, wanted: readonly string[]): Promise<void> {
  const woken = async () => {
    await expireDecision(matches, { matchId });
    return kinds(matchId);
  };
  await expect.poll(woken, { interval: 100 }).toEqual(wanted);
}

const outages = async () =>
  (await setting.query<{ ms: number }>('select extract(epoch from ended - began)::float8 * 1000 as ms from outages'))
    .length;

const forfeit = { timeControl: { perDecision: CLOCK }, onTimeOut: 'FORFEIT', forfeitAfter: 1 } as const;

describe('a node whose clock is wrong', () => {
  test.each([20_000, -20_000])('by %d ms times players out neither too early nor too late', async (ms) => {
    const { node, time } = await nodeOf('server', () => Date.now() + ms);
    const { id: matchId } = await begun(node.matches, [ada, bob], forfeit);
    await expireDecision(node.matches, { matchId });
    expect(await kinds(matchId)).toEqual(['BEGAN']);
    const [row] = await setting.query<{ left: number }>(
      'select extract(epoch from deadline - clock_timestamp())::float8 as left from matches where id = $1',
      [matchId],
    );
    expect(row?.left).toBeGreaterThan(CLOCK - 2);
    expect(row?.left).toBeLessThanOrEqual(CLOCK + 0.1);
    expect(Math.abs(time.now() - Date.now())).toBeLessThan(200);
    await sleep(CLOCK * 1000);
    await expired(node.matches, matchId, ['BEGAN', 'RESIGNED']);
  });
});

describe('after an outage of the database', () => {
  test('the first node to process the time-out, even a worker, gives the time back instead', async () => {
    const server = await nodeOf('server');
    const worker = await nodeOf('worker');
    const { id: matchId } = await begun(server.node.matches, [ada, bob], forfeit);
    const away = server.cut.stallAll();
    await sleep(OUTAGE);
    // Until the next heartbeat, no node knows whether moves are possible.
    await expireDecision(worker.node.matches, { matchId });
    expect(await kinds(matchId)).toEqual(['BEGAN']);
    away.resume();
    await expect.poll(outages).toBeGreaterThan(0);
    await expireDecision(worker.node.matches, { matchId });
    await expireDecision(server.node.matches, { matchId });
    expect(await kinds(matchId)).toEqual(['BEGAN', 'TIME_GIVEN_BACK']);
    const { standing } = await wholeMatch(worker.node.matches, matchId);
    const lefts = standing.map(({ deadline }) => (deadline ?? 0) - worker.time.now());
    expect(Math.min(...lefts)).toBeGreaterThan(500);
    expect(lefts[0]).toBe(lefts[1]);
    await sleep(CLOCK * 1000);
    await expired(worker.node.matches, matchId, ['BEGAN', 'TIME_GIVEN_BACK', 'RESIGNED']);
  });

  test('a bank is not charged, the question stays the same, and the record verifies', async () => {
    const { node } = await nodeOf('server');
    const timeControl = { fischer: { bank: 60, increment: 0 } };
    const { id: matchId } = await begun(node.matches, [ada, bob], { timeControl });
    await outage();
    await expect.poll(outages).toBeGreaterThan(0);
    await submitMove(node.matches, ada, { matchId, version: 0, move: { bid: 4 } });
    expect(await kinds(matchId)).toEqual(['BEGAN', 'TIME_GIVEN_BACK', 'MOVE']);
    const { standing } = await wholeMatch(node.matches, matchId);
    expect(standing[0]?.bank).toBeGreaterThan(60_000 - OUTAGE / 2);
    expect(standing[1]?.since).toBe(0);
    const match = await resign(node.matches, bob, { matchId });
    const document = await replayDocument(node.matches, ada, match.id);
    expect(await verdictOf(node.matches, document, ada)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('no time is given back if only one node was cut off and others took moves', async () => {
    const [one, two] = [await nodeOf('server'), await nodeOf('server')];
    const { id: matchId } = await begun(one.node.matches, [ada, bob], forfeit);
    const away = one.cut.stallAll();
    await sleep(OUTAGE);
    await expireDecision(two.node.matches, { matchId });
    expect(await kinds(matchId)).toEqual(['BEGAN', 'RESIGNED']);
    away.resume();
    await expect
      .poll(async () => (await readMatch(one.node.matches, null, matchId).catch(() => null))?.status)
      .toBe('FINISHED');
    expect(await outages()).toBe(0);
  });
});

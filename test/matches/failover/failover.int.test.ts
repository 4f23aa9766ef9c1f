import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreClock } from '../../../src/db/outage/store-clock.ts';
import {
  expireDecision,
  type Log,
  type MatchUpdate,
  readMatch,
  replayDocument,
  resign,
  submitMove,
  sweep,
  watchDecisions,
  watchMatch,
} from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { verdictOf } from '../replays/verdicts.ts';
import { begun, bothHaveBid, type Node, openSetting, playOne, playOut, wholeMatch } from '../setting.ts';
import { standbyOf, without } from './lose-rows.ts';

let one: Node;
let two: Node;
const warn = vi.fn<Log['warn']>();

// No message passes between the nodes.
const setting = await closeAfterAll(openSetting());
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
beforeEach(async () => {
  await setting.query('delete from heartbeat');
  warn.mockClear();
  one = await setting.node({ log: { error: console.error, debug: () => {}, warn } });
  two = await setting.node();
});

const standby = (id: string) => standbyOf(setting.db.url, 'match', id);
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    ({ code }) => code,
  );
const kinds = async (id: string) =>
  (await setting.query<{ kind: string }>('select kind from match_log where match_id = $1 order by version', [id])).map(
    ({ kind }) => kind,
  );
const losses = async ({ context }: Node) =>
  (await context.meters.registry.metrics()).match(
    /^arbiter_database_losses_total\{found="MEMORY_AHEAD"\} (\d+)$/m,
  )?.[1];

/** Creates a match that is at version 4 in the node's cache and at version 2 in the database. */
async function lost(node: Node, input = {}): Promise<{ id: string; before: MatchUpdate['match'] }> {
  const { id } = await bothHaveBid(node.matches, [ada, bob], { options: { rounds: 6 }, ...input });
  const old = await standby(id);
  for (let moves = 0; moves < 2; moves++) await playOne(node.matches, { id });
  const before = await readMatch(node.matches, ada, id);
  expect(before.version).toBe(4);
  await old.promote();
  return { id, before };
}

describe('a match that lost its last entries in the database', () => {
  test('goes on from the stored state; the node drops, logs and counts its newer memory', async () => {
    const { id, before } = await lost(one);
    expect(await codeOf(submitMove(one.matches, ada, { matchId: id, version: 4, move: { draw: true } }))).toMatch(
      /STALE_VERSION|NOT_ASKED/,
    );
    const now = await playOne(one.matches, { id });
    expect(now.version).toBe(3);
    expect(now.epoch).toBeGreaterThan(before.epoch);
    expect(await losses(one)).toBe('1');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ epoch: now.epoch, why: 'MEMORY_AHEAD' }),
      expect.stringContaining('lost confirmed commits'),
    );
    const over = await playOut(one.matches, now);
    expect(await verdictOf(two.matches, await replayDocument(two.matches, null, id))).toMatchObject({
      verdict: 'VERIFIED',
    });
    expect(over.epoch).toBe(now.epoch);
  });

  test('is shown in its stored state', async () => {
    const { id, before } = await lost(one);
    const seen = await readMatch(one.matches, ada, id);
    expect([seen.version, (await seen.entries({})).entries.length]).toEqual([2, 3]);
    expect(seen.epoch).toBe(before.epoch + 1);
    expect((await readMatch(two.matches, ada, id)).epoch).toBe(before.epoch + 1);
  });

  test.each(['wake-up', 'sweep'])('times out by a %s', async (how) => {
    const { id } = await lost(one, { timeControl: { perDecision: 60 } });
    one.pass(61_000);
    if (how === 'sweep') await sweep(one.matches);
    else await expireDecision(one.matches, { matchId: id });
    expect((await kinds(id))[3]).toBe('TIMED_OUT');
  });

  test('ends the watch of a player who has seen lost entries; a new watch starts from the restored state', async () => {
    const { id } = await bothHaveBid(one.matches, [ada, bob], { options: { rounds: 6 } });
    const old = await standby(id);
    const updates = watchMatch(one.matches, ada, { id, after: -1 });
    await updates.next();
    await playOne(one.matches, { id });
    expect((await updates.next()).value).toMatchObject({ version: 3 });
    await old.promote();
    const ended = codeOf(updates.next());
    await readMatch(one.matches, bob, id); // a single read finds the loss for all watchers
    expect(await ended).toBe('STALE_VERSION');
    const again: MatchUpdate | undefined = (await watchMatch(one.matches, ada, { id, after: -1 }).next()).value;
    expect(again).toMatchObject({ version: 2, epoch: 1 });
    expect(again?.entries.map(({ version }) => version)).toEqual([0, 1, 2]);
  });

  test('keeps the watch of a player who has seen nothing lost, in the new epoch', async () => {
    const other = await bothHaveBid(one.matches, [ada, bob]);
    const updates = watchMatch(one.matches, ada, { id: other.id, after: -1 });
    expect((await updates.next()).value).toMatchObject({ version: 2, epoch: 0 });
    const { id } = await lost(one);
    await readMatch(one.matches, ada, id);
    expect((await updates.next()).value).toMatchObject({ version: 2, epoch: 1, entries: [] });
    await updates.return?.();
  });

  test('asks its players again', async () => {
    const { id } = await bothHaveBid(one.matches, [ada, bob], { options: { rounds: 6 } });
    const old = await standby(id);
    const decisions = [ada, bob].map((player) => watchDecisions(one.matches, player));
    const asked = (await readMatch(one.matches, ada, id)).waitingFor[0] ?? 0;
    const mine = decisions[asked];
    const first = (await mine?.next())?.value;
    expect(first).toMatchObject({ version: 2 });
    await playOne(one.matches, { id });
    await old.promote();
    await readMatch(one.matches, ada, id);
    for (;;) {
      const { value } = (await mine?.next()) ?? {};
      if (value?.matchId === id && value.version === 2) break;
    }
    for (const decision of decisions) await decision.return?.();
  });
});

/** Plays the first or the last choice of the seat whose turn it is. */
async function answer({ matches }: Node, id: string, which: 'first' | 'last') {
  for (const player of [ada, bob]) {
    const match = await readMatch(matches, player, id);
    const asked = await match.decision();
    const move = asked?.choices.at(which === 'first' ? 0 : -1)?.move;
    if (move) return (await submitMove(matches, player, { matchId: id, version: match.version, move })).match;
  }
  throw new Error('no seat is asked');
}

describe('another entry at the same version', () => {
  test('is found by the next write and by the next read', async () => {
    for (const how of ['write', 'read'] as const) {
      const { id } = await bothHaveBid(one.matches, [ada, bob], { options: { rounds: 6 } });
      const old = await standby(id);
      await answer(one, id, 'first');
      await old.promote();
      const { version } = await answer(two, id, 'last');
      expect((await wholeMatch(one.matches, id)).version).toBe(version);
      if (how === 'read') expect((await readMatch(one.matches, ada, id)).version).toBe(version);
      else await playOne(one.matches, { id });
      await readMatch(two.matches, ada, id);
      expect((await wholeMatch(one.matches, id)).at).toEqual((await wholeMatch(two.matches, id)).at ?? null);
    }
  });

  test('is found after the log has moved on', async () => {
    const { id } = await bothHaveBid(one.matches, [ada, bob], { options: { rounds: 6 } });
    const old = await standby(id);
    await playOne(one.matches, { id });
    await old.promote();
    await playOut(two.matches, await readMatch(two.matches, ada, id));
    expect((await readMatch(one.matches, ada, id)).status).toBe('FINISHED');
    expect((await wholeMatch(one.matches, id)).at).toEqual((await wholeMatch(two.matches, id)).at);
    expect(await losses(one)).toBe('1');
  });
});

test.each([
  ['another lineage', "lineage = 'a standby'"],
  ['missing heartbeats', "at = at - interval '1 minute'"],
])('a heartbeat detects a restored database: %s', async (_, change) => {
  const { db } = one.context;
  const raised = vi.fn();
  db.epoch.onRaised(raised);
  const time = await StoreClock.open(db.pool, { epoch: db.epoch });
  time.start({ takesMoves: true });
  for (let beats = 0; beats < 2; beats++) await time.read();
  expect(raised).not.toHaveBeenCalled();
  await setting.query(`update heartbeat set ${change}`);
  for (let beats = 0; beats < 3; beats++) await time.read();
  time.stop();
  expect(raised).toHaveBeenCalledExactlyOnceWith(1, 'TOLD');
});

describe('a match that the database has lost', () => {
  test('is not found, and its watches end with that error', async () => {
    const { id } = await begun(one.matches, [ada, bob]);
    const updates = watchMatch(one.matches, ada, { id, after: -1 });
    await updates.next();
    await without(setting.db.url, 'match', id);
    const ended = codeOf(updates.next());
    expect(await codeOf(submitMove(one.matches, ada, { matchId: id, version: 0, move: { bid: 2 } }))).toBe('NOT_FOUND');
    expect(await codeOf(readMatch(one.matches, ada, id))).toBe('NOT_FOUND');
    expect(await codeOf(resign(one.matches, ada, { matchId: id }))).toBe('NOT_FOUND');
    expect(await ended).toBe('NOT_FOUND');
  });
});

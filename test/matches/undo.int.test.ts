import { describe, expect, test } from 'vitest';
import { undoOf } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import {
  type CreateMatch,
  makeOffer,
  readMatch,
  readReplay,
  replayDocument,
  setAutoPass,
  submitMove,
  undoMove,
  verifyReplay,
} from '../../src/matches/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { verdictOf } from './replays/verdicts.ts';
import { begun, bothHaveBid, openSetting, played, playOne, playOut, wholeMatch } from './setting.ts';

const setting = await closeAfterAll(openSetting({ isPaused: true }));
const node = await setting.node();
const { matches } = node;
const players = [await setting.player('Ada'), await setting.player('Bob')] as const;
const [ada, bob] = players;
const golems = GAMES.find(({ id }) => id === 'golems') ?? expect.fail('no game');

/** Creates a match in which Ada has just passed, so that Bob is asked. */
async function adaHasPassed(input: Partial<CreateMatch> = {}): Promise<string> {
  const { id: matchId } = await bothHaveBid(matches, players, input);
  await submitMove(matches, ada, { matchId, version: 2, move: { pass: true } });
  return matchId;
}

const undoTo = async (matchId: string, player = ada) => (await readMatch(matches, player, matchId)).undoTo();
const clockOf = async (id: string, seat: number) => (await readMatch(matches, ada, id)).clock?.seats[seat]?.left;

describe('an undo', () => {
  test('asks the player again, once, and the other player can no longer answer', async () => {
    const matchId = await adaHasPassed();
    expect([await undoTo(matchId), await undoTo(matchId, bob)]).toEqual([2, null]);
    const undone = await undoMove(matches, ada, { matchId, version: 3 });
    expect(undone).toMatchObject({ version: 4, waitingFor: [0] });
    const late = submitMove(matches, bob, { matchId, version: 3, move: { pass: true } });
    await expect(late).rejects.toMatchObject({ code: 'NOT_ASKED' });
    await expect(undoMove(matches, ada, { matchId, version: 3 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await submitMove(matches, ada, { matchId, version: 4, move: { pass: true } });
    await expect(undoMove(matches, ada, { matchId, version: 5 })).rejects.toMatchObject({ code: 'CANNOT_UNDO' });
  });

  test('of two requests at the same time happens once', async () => {
    const matchId = await adaHasPassed();
    const both = await Promise.allSettled([1, 2].map(() => undoMove(matches, ada, { matchId, version: 3 })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readMatch(matches, ada, matchId)).version).toBe(4);
  });

  test('against an answer at the same time on another node, exactly one of the two counts', async () => {
    const other = await setting.node();
    const matchId = await adaHasPassed();
    const both = await Promise.allSettled([
      undoMove(matches, ada, { matchId, version: 3 }),
      submitMove(other.matches, bob, { matchId, version: 3, move: { pass: true } }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await setting.query('select kind from match_log where match_id = $1 and version > 3', [matchId]);
    expect(rows).toHaveLength(1);
  });

  test('never takes back an answer of another node that a reader brings into the cache meanwhile', async () => {
    const other = await setting.node();
    const matchId = await adaHasPassed();
    const { store } = node.context;
    const [read, bobPasses] = [store.read.bind(store), { matchId, version: 3, move: { pass: true } }];
    let reads = 0;
    store.read = async (...range) => {
      const past = await read(...range);
      if (++reads !== 2) return past; // the first read finds the answer, the second is for the entry
      await submitMove(other.matches, bob, bobPasses);
      expect((await readMatch(matches, bob, matchId)).version).toBe(4);
      return past;
    };
    const undo = undoMove(matches, ada, { matchId, version: 3 }).finally(() => Object.assign(store, { read }));
    await expect(undo).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect((await readMatch(matches, ada, matchId)).version).toBe(4);
  });

  test('is refused after a draw, after another answer, to others, and in a match that has not begun', async () => {
    const { id: matchId } = await bothHaveBid(matches, players);
    await submitMove(matches, ada, { matchId, version: 2, move: { draw: true } });
    expect(await undoTo(matchId)).toBeNull();
    const undo = (player = ada, version = 3) => undoMove(matches, player, { matchId, version });
    await expect(undo()).rejects.toMatchObject({ code: 'CANNOT_UNDO', message: expect.stringMatching(/revealed/) });
    await expect(undo(bob)).rejects.toMatchObject({ code: 'CANNOT_UNDO' });
    await expect(undo(await setting.player('Cleo'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await submitMove(matches, bob, { matchId, version: 3, move: { pass: true } });
    await expect(undo(ada, 4)).rejects.toMatchObject({ code: 'CANNOT_UNDO', message: expect.stringMatching(/last/) });
  });

  test('of a sealed answer tells the other player nothing, and leaves their question and clock alone', async () => {
    const { id: matchId } = await begun(matches, players, { timeControl: { perDecision: 30 } });
    node.pass(8000);
    await submitMove(matches, bob, { matchId, version: 0, move: { bid: 3 } });
    const undone = await undoMove(matches, bob, { matchId, version: 1 });
    expect(undone.waitingFor).toEqual([0, 1]);
    expect(await clockOf(matchId, 0)).toBe(22_000);
    const { entries } = await (await readMatch(matches, ada, matchId)).entries({ last: 2 });
    expect(JSON.stringify(entries)).not.toMatch(/bid|"3"|:3[,}]/);
    await submitMove(matches, ada, { matchId, version: 0, move: { bid: 2 } });
  });

  test('charges the player until the undo, takes the increment back, and costs the other player nothing', async () => {
    const matchId = await adaHasPassed({ timeControl: { fischer: { bank: 60, increment: 5 } } });
    const [own, others] = [await clockOf(matchId, 0), await clockOf(matchId, 1)];
    node.pass(20_000);
    await undoMove(matches, ada, { matchId, version: 3 });
    expect([await clockOf(matchId, 0), await clockOf(matchId, 1)]).toEqual([Number(own) - 25_000, others]);
  });

  test.each([{ perDecision: 30 }, { days: 1 }])('keeps the deadline of the question, %j', async (timeControl) => {
    const { id: matchId } = await bothHaveBid(matches, players, { timeControl });
    const left = Number(await clockOf(matchId, 0));
    node.pass(left - 10_000);
    await submitMove(matches, ada, { matchId, version: 2, move: { pass: true } });
    node.pass(4000);
    await undoMove(matches, ada, { matchId, version: 3 });
    expect([await clockOf(matchId, 0), await clockOf(matchId, 1)]).toEqual([6000, left]);
    await submitMove(matches, ada, { matchId, version: 4, move: { pass: true } });
  });

  test('is refused if it would leave the player no time', async () => {
    const { id: matchId } = await bothHaveBid(matches, players, { timeControl: { perDecision: 30 } });
    node.pass(20_000);
    await submitMove(matches, ada, { matchId, version: 2, move: { pass: true } });
    node.pass(10_000);
    expect(await undoTo(matchId)).toBeNull();
    const undo = undoMove(matches, ada, { matchId, version: 3 });
    await expect(undo).rejects.toMatchObject({ code: 'CANNOT_UNDO', message: expect.stringMatching(/time/) });
  });

  test('is possible after the other player has offered a draw, and withdraws the offer', async () => {
    const matchId = await adaHasPassed();
    await makeOffer(matches, bob, { matchId, offer: 'DRAW', version: 3 });
    expect(await undoTo(matchId)).toBe(2);
    await undoMove(matches, ada, { matchId, version: 4 });
    expect((await readMatch(matches, ada, matchId)).offer()).toBeNull();
  });

  test('is impossible once the other player has run out of time', async () => {
    const timeControl = { fischer: { bank: 60, increment: 0 } };
    const { id: matchId } = await begun(matches, players, { timeControl });
    await submitMove(matches, ada, { matchId, version: 0, move: { bid: 3 } });
    node.pass(20_000);
    await submitMove(matches, bob, { matchId, version: 0, move: { bid: 2 } });
    await submitMove(matches, ada, { matchId, version: 2, move: { pass: true } });
    node.pass(41_000);
    await expect(undoMove(matches, ada, { matchId, version: 3 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect((await wholeMatch(matches, matchId)).standing[1]?.timeOuts).toBeGreaterThan(0);
  });

  test('is impossible after the other player has changed a setting', async () => {
    const matchId = await adaHasPassed();
    await setAutoPass(matches, bob, { matchId, mode: 'UNTIL_MY_TURN' });
    expect(await undoTo(matchId)).toBeNull();
  });

  test('late in a long match is found without reading the whole log', async () => {
    const other = await setting.node({ games: GAMES });
    const matchId = await played(other, players, 70);
    for (let more = 0; more < 3; more++) await playOne(other.matches, { id: matchId });
    const { store } = other.context;
    const read = store.read.bind(store);
    const froms: number[] = [];
    store.read = (id, after, ...rest) => {
      froms.push(after);
      return read(id, after, ...rest);
    };
    const found = await Promise.all(
      players.map(async (player) => (await readMatch(other.matches, player, matchId)).undoTo()),
    );
    expect(froms.length).toBeGreaterThan(0);
    expect(froms).not.toContain(-1);
    const past = await read(matchId, -1);
    expect(found).toEqual(
      [0, 1].map((seat) => {
        const undo = undoOf(golems, past, [seat]);
        return typeof undo === 'string' ? null : undo.to;
      }),
    );
  });

  test('is part of a record that anyone can verify', async () => {
    const matchId = await adaHasPassed({ options: { rounds: 1 } });
    await undoMove(matches, ada, { matchId, version: 3 });
    const over = await playOut(matches, await readMatch(matches, ada, matchId));
    await verifyReplay(matches, { matchId });
    expect(await readReplay(matches, over)).toMatchObject({ verdict: 'VERIFIED' });
    const document = await replayDocument(matches, null, matchId);
    expect(document.format).toBe('arbiter-replay-5');
    expect(await verdictOf(matches, document)).toMatchObject({ verdict: 'VERIFIED' });
  });
});

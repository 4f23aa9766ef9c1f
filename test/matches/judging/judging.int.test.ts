import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import {
  callJudge,
  closeCall,
  giveTime,
  listCalls,
  moveBot,
  pauseMatch,
  readAsJudge,
  readingsOf,
  readMatch,
  replayDocument,
  resign,
  resumeMatch,
  rewindMatch,
  rule,
  setAutoPass,
  submitMove,
  takeCall,
  verifyReplay,
} from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting, playOne, playOut, wholeMatch } from '../setting.ts';
import { appoint, event, eventMatch } from './tournament-with-judge.ts';

const setting = await closeAfterAll(openSetting());
const node = await setting.node();
const players: [Caller, Caller] = [await setting.player('Ada'), await setting.player('Bob')];
const judge = await setting.player('Judith');
const organizer = await setting.player('Olga');
const cup = await event(setting, organizer);
await appoint(setting, cup, judge);

const match = (input = {}) => eventMatch(node.matches, setting, cup, players, input);
const because = (matchId: string) => ({ matchId, reason: 'A card was misread' });
const at = (id: string) => wholeMatch(node.matches, id);

/** Creates a match in which both players have bid, so that the first seat must draw or pass. */
async function atTurn(input = {}) {
  const { id } = await match(input);
  for (let i = 0; i < 2; i++) await playOne(node.matches, { id });
  return id;
}

describe('a pause', () => {
  test.each([
    ['a bank', { fischer: { bank: 60, increment: 5 } }],
    ['a time for each answer', { perDecision: 60 }],
  ])('stops the clocks of a match with %s and gives back the time that was left', async (_, timeControl) => {
    const id = await atTurn({ timeControl });
    node.pass(20_000);
    await pauseMatch(node.matches, judge, because(id));
    node.pass(3_600_000);
    const paused = await readMatch(node.matches, players[0], id);
    expect(paused.paused).toBe(true);
    expect([paused.waitingFor, paused.decision()]).toEqual([[], null]);
    const left = paused.clock?.seats[0]?.left ?? 0;
    expect(left / 1000).toBeGreaterThan(35);
    expect(left / 1000).toBeLessThan(46);
    const resumed = await resumeMatch(node.matches, judge, because(id));
    expect(Math.abs((resumed.clock?.seats[0]?.left ?? 0) - left)).toBeLessThan(1000);
    expect(resumed.waitingFor).toEqual([0]);
    node.pass(left + 1000);
    const { version } = resumed;
    await playOne(node.matches, { id }).catch(() => {}); // the bot may answer too late
    expect((await at(id)).version).toBeGreaterThan(version);
    expect((await at(id)).standing[0]?.timeOuts).toBe(1);
  });

  test('refuses moves with PAUSED; a decision made before it counts afterwards', async () => {
    const id = await atTurn();
    const { version } = await at(id);
    const move = { matchId: id, version, move: { draw: true } };
    await pauseMatch(node.matches, judge, because(id));
    await expect(submitMove(node.matches, players[0], move)).rejects.toMatchObject({ code: 'PAUSED' });
    await expect(setAutoPass(node.matches, players[0], { matchId: id, mode: 'UNTIL_MY_TURN' })).rejects.toMatchObject({
      code: 'PAUSED',
    });
    expect((await pauseMatch(node.matches, judge, because(id))).version).toBe(version + 1); // no second pause
    await resumeMatch(node.matches, judge, because(id));
    expect((await submitMove(node.matches, players[0], move)).entry.kind).toBe('MOVE');
  });

  test("refuses a bot's move, and wakes the bot afterwards", async () => {
    const id = await atTurn({ timeControl: { perDecision: 5 }, onTimeOut: 'BOT' });
    node.pass(6000);
    await playOne(node.matches, { id }).catch(() => {});
    expect((await at(id)).standing[0]?.standIn).toBe('STEADY');
    while (!(await at(id)).waitingFor.includes(0)) await playOne(node.matches, { id });
    const { version } = await at(id);
    const asked = { matchId: id, seat: 0, version: (await at(id)).standing[0]?.since ?? version };
    await pauseMatch(node.matches, judge, because(id));
    await moveBot(node.matches, asked);
    expect((await at(id)).version).toBe(version + 1);
    node.wakeUps.length = 0;
    await resumeMatch(node.matches, judge, because(id));
    const wake = node.wakeUps.find(({ name }) => name === 'moveBot')?.payload ?? expect.fail('no bot is woken');
    await moveBot(node.matches, wake as typeof asked);
    expect((await at(id)).version).toBe(version + 3);
  });

  test('does not stop a player from resigning', async () => {
    const id = await atTurn();
    await pauseMatch(node.matches, judge, because(id));
    expect((await resign(node.matches, players[1], { matchId: id })).status).toBe('FINISHED');
  });
});

describe('extra time', () => {
  test('is added to the running clock', async () => {
    const id = await atTurn({ timeControl: { perDecision: 60 } });
    const before = (await at(id)).standing[0]?.deadline ?? 0;
    await giveTime(node.matches, judge, { ...because(id), seat: 0, seconds: 90 });
    expect((await at(id)).standing[0]?.deadline).toBe(before + 90_000);
    const idle = giveTime(node.matches, judge, { ...because(id), seat: 1, seconds: 90 });
    await expect(idle).rejects.toMatchObject({ code: 'NOT_ASKED' });
  });

  test('is given once, even if the same request is sent again', async () => {
    const id = await atTurn({ timeControl: { fischer: { bank: 60, increment: 0 } } });
    const { version } = await at(id);
    const wanted = { ...because(id), version, seat: 1, seconds: 30 };
    await giveTime(node.matches, judge, wanted);
    await expect(giveTime(node.matches, judge, wanted)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect((await at(id)).standing[1]?.bank).toBeGreaterThan(80_000);
  });

  test.each([
    ['a seat that does not exist', { seat: 2, seconds: 1 }, 'seat'],
    ['no time', { seat: 0, seconds: 0 }, 'seconds'],
    ['a reason of two lines', { seat: 0, seconds: 1, reason: 'a\nb' }, 'reason'],
  ])('is refused for %s', async (_, wanted, field) => {
    const id = await atTurn({ timeControl: { perDecision: 60 } });
    const asked = giveTime(node.matches, judge, { ...because(id), ...wanted });
    await expect(asked).rejects.toMatchObject({ code: 'BAD_INPUT', details: { field } });
  });
});

describe('a rewind', () => {
  test('restores the earlier table with other cards to come, the same on every node', async () => {
    const id = await atTurn({ timeControl: { perDecision: 60 } });
    const before = await at(id);
    const draw = (version: number) =>
      submitMove(node.matches, players[0], { matchId: id, version, move: { draw: true } });
    await draw(before.version);
    const seen = await rewindMatch(node.matches, judge, { ...because(id), to: before.version });
    const after = await at(id);
    expect(seen.version).toBe(before.version + 2);
    expect(after.at?.zones['hand-0']?.cards).toEqual([]);
    expect(after.at?.state).toEqual(before.at?.state);
    expect(after.waitingFor).toEqual(before.waitingFor);
    const other = await setting.node();
    expect((await wholeMatch(other.matches, id)).at).toEqual(after.at);
    expect(after.at?.zones.deck?.cards).not.toEqual(before.at?.zones.deck?.cards);
    expect(new Set(after.at?.zones.deck?.cards)).toEqual(new Set(before.at?.zones.deck?.cards));
    await playOut(node.matches, await readMatch(node.matches, players[0], id));
    await verifyReplay(node.matches, { matchId: id });
    const [row] = await setting.query<{ verdict: string }>('select verdict from replays where match_id = $1', [id]);
    expect(row?.verdict).toBe('VERIFIED');
    expect(await replayDocument(node.matches, players[0], id)).toBeDefined();
  });

  test('asks a seat again after a bot had taken it over', async () => {
    const id = await atTurn({ timeControl: { perDecision: 5 }, onTimeOut: 'BOT' });
    const { version } = await at(id);
    node.pass(6000);
    await playOne(node.matches, { id }).catch(() => {});
    await rewindMatch(node.matches, judge, { ...because(id), to: version });
    const { standing, waitingFor } = await at(id);
    expect(standing[0]).toMatchObject({ standIn: null, deadline: expect.any(Number) });
    expect(waitingFor).toEqual([0]);
  });

  test('is possible twenty times, and only a judge learns that the limit is reached', async () => {
    const id = await atTurn();
    const { version } = await at(id);
    const rewind = (by: Caller) => rewindMatch(node.matches, by, { ...because(id), to: version - 1 });
    for (let n = 0; n < 20; n++) await rewind(judge);
    await expect(rewind(judge)).rejects.toMatchObject({ code: 'FORBIDDEN', message: /20 times/ });
    await expect(rewind(players[0])).rejects.toMatchObject({ code: 'FORBIDDEN', message: /judge/ });
  });

  test('is refused for a state that the match never had', async () => {
    const id = await atTurn();
    const { version } = await at(id);
    const wanted = rewindMatch(node.matches, judge, { ...because(id), to: version });
    await expect(wanted).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('a ruling', () => {
  test('of a loss ends a match of two players, and the gravest ruling is kept', async () => {
    const id = await atTurn();
    const warned = await rule(node.matches, judge, { ...because(id), seat: 1, ruling: 'WARNING' });
    expect([warned.status, warned.seats[1]?.ruled, warned.seats[1]?.left]).toEqual(['RUNNING', 'WARNING', false]);
    const lost = await rule(node.matches, judge, { ...because(id), seat: 1, ruling: 'MATCH_LOSS' });
    expect([lost.status, lost.result?.ranks, lost.seats[1]?.ruled]).toEqual(['FINISHED', [1, 2], 'MATCH_LOSS']);
    const over = rule(node.matches, judge, { ...because(id), seat: 0, ruling: 'NOTE' });
    await expect(over).rejects.toMatchObject({ code: 'MATCH_OVER' });
  });

  test('leaves the clocks alone if it is a warning', async () => {
    const id = await atTurn({ timeControl: { perDecision: 60 } });
    const before = await at(id);
    await rule(node.matches, judge, { ...because(id), seat: 0, ruling: 'WARNING' });
    const after = await at(id);
    expect(after.standing[0]).toEqual({ ...before.standing[0], ruled: 'WARNING' });
  });
});

describe('a call', () => {
  test('is in the log and in the queue, is taken by one judge, and is closed', async () => {
    const id = await atTurn();
    const called = await callJudge(node.matches, players[1], { matchId: id, about: 'May one draw twice?' });
    const again = callJudge(node.matches, players[1], { matchId: id, about: 'Hello?' });
    await expect(again).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const listed = await listCalls(node.matches, judge, { tournament: cup });
    const [call] = listed.filter(({ match: { id: of } }) => of === id);
    expect(call).toMatchObject({ version: called.version, seat: 1, about: 'May one draw twice?', status: 'OPEN' });
    const name = { matchId: id, version: called.version };
    expect((await takeCall(node.matches, judge, name)).takenBy?.name).toBe('Judith');
    await expect(takeCall(node.matches, organizer, name)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await closeCall(node.matches, organizer, name)).closedBy?.name).toBe('Olga');
    expect((await callJudge(node.matches, players[1], { matchId: id, about: 'Once more' })).version).toBe(
      called.version + 1,
    );
  });

  test('is refused in a match without a tournament', async () => {
    const { id } = await match();
    await setting.query('update matches set tournament_id = null where id = $1', [id]);
    const other = await setting.node();
    const call = callJudge(other.matches, players[0], { matchId: id, about: 'Anybody?' });
    await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(pauseMatch(other.matches, judge, because(id))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a judge', () => {
  test('reads everything, and every player can see that', async () => {
    const id = await atTurn();
    await submitMove(node.matches, players[0], { matchId: id, version: (await at(id)).version, move: { draw: true } });
    const hand = async (seen: Awaited<ReturnType<typeof readMatch>>) =>
      (await seen.table()).zones.find(({ key }) => key === 'hand-0')?.cards.length;
    expect(await hand(await readMatch(node.matches, judge, id))).toBe(0);
    const seen = await readAsJudge(node.matches, judge, id);
    expect(await hand(seen)).toBe(1);
    expect(seen.seed).toBeNull();
    await readAsJudge(node.matches, judge, id);
    const readings = await readingsOf(node.matches, await readMatch(node.matches, players[1], id));
    expect(readings).toMatchObject([{ playerId: judge.id, version: seen.version }]);
  });

  test('may be the organizer, but not a player of the match, an entrant or a judge of another event', async () => {
    const id = await atTurn();
    expect((await readAsJudge(node.matches, organizer, id)).id).toBe(id);
    const elsewhere = await setting.player('Ella');
    await appoint(setting, await event(setting, elsewhere), elsewhere);
    const [ada] = players;
    await appoint(setting, cup, ada);
    const entrant = await setting.player('Eno');
    await appoint(setting, cup, entrant);
    await setting.query('insert into tournament_members (tournament_id, player_id, entrant) values ($1, $2, 3)', [
      cup,
      entrant.id,
    ]);
    for (const outsider of [elsewhere, ada, entrant, players[1]]) {
      await expect(readAsJudge(node.matches, outsider, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(rewindMatch(node.matches, outsider, { ...because(id), to: 0 })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(listCalls(node.matches, outsider, { tournament: cup })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const [readings] = await setting.query<{ count: string }>(
      'select count(*) from match_readings where match_id = $1',
      [id],
    );
    expect(readings?.count).toBe('1');
  });

  test('has power only until the tournament ends', async () => {
    const own = await event(setting, organizer);
    await appoint(setting, own, judge);
    const { id } = await eventMatch(node.matches, setting, own, players);
    await pauseMatch(node.matches, judge, because(id));
    await setting.query("update tournaments set status = 'FINISHED' where id = $1", [own]);
    for (const official of [judge, organizer]) {
      await expect(resumeMatch(node.matches, official, because(id))).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(readAsJudge(node.matches, official, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

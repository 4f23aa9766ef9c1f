import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import type { OfferKind } from '../../src/engine/index.ts';
import {
  answerOffer,
  createMatch,
  joinMatch,
  makeOffer,
  moveBot,
  readMatch,
  readReplay,
  replayDocument,
  submitMove,
  verifyReplay,
} from '../../src/matches/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { duel } from './duel.ts';
import { event, eventMatch } from './judging/tournament-with-judge.ts';
import { verdictOf } from './replays/verdicts.ts';
import { begun, bothHaveBid, openSetting, playOne, playOut } from './setting.ts';

const setting = await closeAfterAll(openSetting({ isPaused: true }));
const node = await setting.node();
const { matches } = node;
const players = [await setting.player('Ada'), await setting.player('Bob')] as const;
const [ada, bob] = players;

async function make(kind: OfferKind, matchId: string, player = ada) {
  const { version } = await readMatch(matches, player, matchId);
  return makeOffer(matches, player, { matchId, offer: kind, version });
}

const possible = async (id: string, player: Caller | null = ada) =>
  (await readMatch(matches, player, id)).possibleOffers();
const answer = (matchId: string, offer: number, accept: boolean, player: Caller = bob) =>
  answerOffer(matches, player, { matchId, offer, accept });
const pass = (matchId: string, version: number, player = ada) =>
  submitMove(matches, player, { matchId, version, move: { pass: true } });

describe('an offer of a draw', () => {
  test('is visible to all, and ends the match when it is accepted, in a record that anyone can verify', async () => {
    const { id } = await bothHaveBid(matches, players);
    const offered = await make('DRAW', id);
    expect(offered).toMatchObject({ version: 3, waitingFor: [0] });
    expect((await readMatch(matches, null, id)).offer()).toMatchObject({ offer: 'DRAW', seat: 0, awaits: [1] });
    const over = await answer(id, 3, true);
    expect(over).toMatchObject({ status: 'FINISHED', result: { ranks: [1, 1], why: 'The players agreed to a draw' } });
    await verifyReplay(matches, { matchId: id });
    expect(await readReplay(matches, over)).toMatchObject({ verdict: 'VERIFIED' });
    expect(await verdictOf(matches, await replayDocument(matches, null, id))).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('is refused a second time until the player has moved, and withdrawn by a move', async () => {
    const { id } = await bothHaveBid(matches, players);
    expect([await possible(id), await possible(id, null)]).toEqual([['DRAW', 'TAKEBACK'], []]);
    await make('DRAW', id);
    expect([await possible(id), await possible(id, bob)]).toEqual([[], []]);
    await expect(make('DRAW', id, bob)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(answer(id, 3, true, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await answer(id, 3, false);
    expect([await possible(id), await possible(id, bob)]).toEqual([['TAKEBACK'], ['DRAW', 'TAKEBACK']]);
    await expect(make('DRAW', id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/moved/),
    });
    await pass(id, 4);
    await make('DRAW', id);
    await pass(id, 6, bob);
    await expect(answer(id, 6, true)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  test('and its acceptance count once, even if they are sent twice, from two nodes', async () => {
    const other = await setting.node();
    const { id: matchId } = await bothHaveBid(matches, players);
    const input = { matchId, offer: 'DRAW' as const, version: 2 };
    const made = await Promise.allSettled([makeOffer(matches, ada, input), makeOffer(other.matches, ada, input)]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const accepted = await Promise.allSettled([
      answer(matchId, 3, true),
      answerOffer(other.matches, bob, { matchId, offer: 3, accept: true }),
    ]);
    expect(accepted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await setting.query('select kind from match_log where match_id = $1 and version > 2', [matchId]);
    expect(rows.map(({ kind }) => kind)).toEqual(['OFFERED', 'ENDED']);
  });

  test('is refused once a player of three has been eliminated', async () => {
    const { matches } = await setting.node({ games: [{ ...duel, fallen: ({ version }) => (version > 0 ? [2] : []) }] });
    const cleo = await setting.player('Cleo');
    const { id, invitation } = await createMatch(matches, ada, { game: 'duel', seats: 3 });
    for (const player of [bob, cleo]) await joinMatch(matches, player, { invitation });
    await makeOffer(matches, ada, { matchId: id, offer: 'DRAW', version: 0 });
    const offers = async () => (await readMatch(matches, bob, id)).possibleOffers();
    await answerOffer(matches, bob, { matchId: id, offer: 1, accept: false });
    expect(await offers()).toEqual(['TAKEBACK']);
    const refused = makeOffer(matches, bob, { matchId: id, offer: 'DRAW', version: 2 });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/eliminated/) });
  });

  test('needs every player of three, survives a restart, and leaves the clocks alone', async () => {
    const cleo = await setting.player('Cleo');
    const timeControl = { fischer: { bank: 60, increment: 5 } };
    const { id, invitation } = await createMatch(matches, ada, { game: 'duel', seats: 3, timeControl });
    for (const player of [bob, cleo]) await joinMatch(matches, player, { invitation });
    await make('DRAW', id);
    node.pass(10_000);
    await answer(id, 1, true, cleo);
    const again = await setting.node();
    again.pass(10_000);
    const read = await readMatch(again.matches, bob, id);
    expect(read.offer()).toMatchObject({ awaits: [1] });
    expect(read.clock?.seats.map(({ left }) => left)).toEqual([50_000, 50_000, 50_000]);
    expect(await answerOffer(again.matches, bob, { matchId: id, offer: 1, accept: true })).toMatchObject({
      result: { ranks: [1, 1, 1] },
    });
  });

  test('is refused against bots', async () => {
    const { id } = await createMatch(matches, ada, { game: 'duel', bots: [{ level: 'RANDOM' }] });
    expect(await possible(id)).toEqual(['TAKEBACK']);
    await expect(make('DRAW', id)).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/Bots/) });
  });
});

describe('an agreed takeback', () => {
  test('returns to the last answer of the player who asked, in a record that anyone can verify', async () => {
    const { id } = await bothHaveBid(matches, players, { options: { rounds: 1 } });
    await submitMove(matches, ada, { matchId: id, version: 2, move: { draw: true } });
    await make('TAKEBACK', id);
    const back = await answer(id, 4, true);
    expect(back).toMatchObject({ version: 5, waitingFor: [0] });
    expect(back.table()).toMatchObject({ zones: [{ count: 200 }, { count: 0 }, { count: 0 }] });
    const over = await playOut(matches, back);
    await verifyReplay(matches, { matchId: id });
    expect(await readReplay(matches, over)).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('needs an answer to take back', async () => {
    const waiting = await createMatch(matches, ada, { game: 'duel' });
    await expect(make('TAKEBACK', waiting.id)).rejects.toMatchObject({ code: 'NOT_ASKED' });
    const { id } = await begun(matches, players);
    await expect(make('TAKEBACK', id)).rejects.toMatchObject({ code: 'CANNOT_UNDO' });
  });

  test('happens immediately against bots, which are then asked again', async () => {
    const { id } = await createMatch(matches, ada, { game: 'duel', bots: [{ level: 'RANDOM' }] });
    await submitMove(matches, ada, { matchId: id, version: 0, move: { bid: 1 } });
    await moveBot(matches, { matchId: id, seat: 1, version: 0 });
    const before = node.wakeUps.length;
    const back = await make('TAKEBACK', id);
    expect(back).toMatchObject({ version: 3, waitingFor: [0, 1] });
    expect(node.wakeUps.slice(before)).toMatchObject([
      { name: 'moveBot', payload: { matchId: id, seat: 1, version: 3 } },
    ]);
  });

  test('is refused in a tournament, where a draw is allowed', async () => {
    const cup = await event(setting, await setting.player('Olga'));
    const { id } = await eventMatch(matches, setting, cup, players);
    await playOne(matches, { id });
    await expect(make('TAKEBACK', id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/judge/),
    });
    await make('DRAW', id);
    expect(await answer(id, 2, true)).toMatchObject({ status: 'FINISHED' });
  });

  test.each([1, 2])('of a draw is refused in an elimination, which is stage 2: %i', async (stage) => {
    const cup = await event(setting, await setting.player('Olga'));
    const { id } = await eventMatch(matches, setting, cup, players);
    const stages = [{ kind: 'SWISS' }, { kind: 'SINGLE_ELIMINATION' }];
    await setting.query('update tournaments set setup = $2 where id = $1', [cup, JSON.stringify({ stages })]);
    await setting.query(
      `insert into tournament_games (match_id, tournament_id, stage, round, table_number, game, status)
       values ($1, $2, $3, 1, 1, 1, 'PLAYING')`,
      [id, cup, stage],
    );
    expect(await possible(id)).toEqual(stage === 1 ? ['DRAW'] : []);
    const offered = make('DRAW', id);
    if (stage === 1) expect(await offered).toMatchObject({ version: 1 });
    else await expect(offered).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/winner/) });
  });
});

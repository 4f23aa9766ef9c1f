import { expect, it } from 'vitest';
import { holdingsOf } from '../../src/accounts/for-transactions.ts';
import type { Caller } from '../../src/accounts/index.ts';
import { BUSINESS_CARD_BATTLE as game } from '../../src/games/business-card-battle/index.ts';
import { createMatch, joinMatch, readMatch, replayDocument, submitMove, voidMatch } from '../../src/matches/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from './setting.ts';

const setting = await closeAfterAll(openSetting());
const [one, two] = [await setting.node({ games: [game] }), await setting.node({ games: [game] })];
const [ada, bob, adele] = await Promise.all(['Ada', 'Bob', 'Adele'].map((name) => setting.account(name)));
if (!ada || !bob || !adele) throw new Error('no accounts');
await setting.query(`update players set roles = '{player,admin}' where id = any($1::uuid[])`, [[bob.id, adele.id]]);

const reason = 'it waits for a seat that no one plays';
const logged = (id: string) =>
  setting.query('select id, actor_id, act, reason, at from operator_log where match_id = $1', [id]);
const cardsOf = async ({ id }: Caller) => {
  const owned = [...(await holdingsOf(one.context, id, game)).values()];
  return {
    owned: owned.reduce((sum, { count }) => sum + count, 0),
    staked: owned.reduce((sum, { staked }) => sum + staked, 0),
  };
};

it('an admin ends a stuck match on any node: no player wins, stakes are released, and the act is logged with it', async () => {
  const { id } = await createMatch(one.matches, ada, { game: game.id, options: { size: 6, stakes: 'forKeeps' } });
  const act = { matchId: id, reason };
  await expect(voidMatch(two.matches, adele, act)).rejects.toMatchObject({ code: 'NOT_ASKED' });
  await joinMatch(one.matches, bob, { matchId: id });
  const before = await cardsOf(ada);
  expect(before.staked).toBeGreaterThan(0);
  await expect(voidMatch(two.matches, ada, act)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(voidMatch(two.matches, bob, act)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(voidMatch(two.matches, adele, { ...act, reason: '' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(voidMatch(two.matches, adele, { ...act, matchId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await logged(id)).toEqual([]);

  const done = await voidMatch(two.matches, adele, act);
  expect(done).toMatchObject({ act: 'VOID_MATCH', actor: { id: adele.id }, player: null, matchId: id, reason });
  expect(await logged(id)).toEqual([{ id: done.id, actor_id: adele.id, act: 'VOID_MATCH', reason, at: done.at }]);
  await expect.poll(async () => (await readMatch(one.matches, ada, id)).status).toBe('FINISHED');
  const match = await readMatch(one.matches, ada, id);
  expect(match.result).toMatchObject({ ranks: [], why: 'VOID' });
  expect(match.finishedAt).toEqual(done.at);
  expect(await cardsOf(ada)).toEqual({ ...before, staked: 0 });
  expect(JSON.stringify(await replayDocument(one.matches, bob, id))).not.toContain(reason);

  await expect(voidMatch(two.matches, adele, act)).rejects.toMatchObject({ code: 'MATCH_OVER' });
  const move = submitMove(one.matches, ada, { matchId: id, version: match.version - 1, move: {} });
  await expect(move).rejects.toMatchObject({ code: 'MATCH_OVER' });
  expect(await logged(id)).toHaveLength(1);
});

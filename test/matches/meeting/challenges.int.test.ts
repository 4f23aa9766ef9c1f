import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { holdingsOf } from '../../../src/accounts/inside.ts';
import { BUSINESS_CARD_BATTLE as cards } from '../../../src/games/business-card-battle/index.ts';
import {
  acceptChallenge,
  type CreateMatch,
  cancelMatch,
  challengePlayer,
  createMatch,
  joinMatch,
  rematch,
  resign,
  sweep,
} from '../../../src/matches/index.ts';
import { duel } from '../duel.ts';
import { type Node, openSetting, playOut, type Setting } from '../setting.ts';

let setting: Setting;
let node: Node;
let other: Node;
let ada: Caller;
let bob: Caller;

beforeAll(async () => {
  setting = await openSetting();
});
afterAll(() => setting.close());
beforeEach(async () => {
  const games = [duel, cards];
  [node, other] = await Promise.all([setting.node({ games }), setting.node({ games })]);
  [ada, bob] = await Promise.all([setting.account('Ada'), setting.account('Bob')]);
});

describe('a rematch for keeps', () => {
  const deck = { cards: ['Hugo Marl', 'Petra Loam'].map((card) => ({ card, count: 3 })) };
  const theirs = { cards: ['Ines Field', 'Anton Weir'].map((card) => ({ card, count: 3 })) };
  const keeps: CreateMatch = { game: cards.id, options: { size: 6, stakes: 'forKeeps' }, deck };

  /** A match that Bob has lost, so that Ada has all that she brought. */
  async function won(): Promise<string> {
    const { id } = await createMatch(node.room, ada, keeps);
    await joinMatch(node.room, bob, { matchId: id, deck: theirs });
    return (await playOut(node.room, await resign(node.room, bob, { matchId: id }))).id;
  }

  it('stakes no card that a match made at the same moment stakes', async () => {
    const matchId = await won();
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.allSettled([
        rematch(node.room, ada, { matchId, deck }).then(({ match }) => match),
        createMatch(other.room, ada, keeps),
      ]);
      const made = outcomes.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect([made.length, refused]).toEqual([1, ['INVALID_DECK']]);
      expect((await holdingsOf(node.inside, ada.id, cards)).get('Hugo Marl')).toEqual({ count: 3, staked: 3 });
      for (const { id } of made) await cancelMatch(node.room, ada, { matchId: id });
    }
  });
});

describe('a challenge', () => {
  const to = (name: string, key?: string) => ({
    opponent: { name },
    match: { game: 'duel', ...(key !== undefined && { key }) },
  });

  it('is made once to each player and twenty times at most, however many are made at the same moment', async () => {
    const names = Array.from({ length: 23 }, (_, i) => `Nobody ${i}`);
    const twice = await Promise.allSettled([1, 2, 3].map(() => challengePlayer(node.room, ada, to('Nobody 0'))));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const outcomes = await Promise.allSettled(names.map((name) => challengePlayer(node.room, ada, to(name))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array(4).fill('FORBIDDEN'));
  });

  it('is answered the same way under the same key, and nothing else is', async () => {
    const first = await challengePlayer(node.room, ada, to('Nobody', 'again'));
    expect((await challengePlayer(other.room, ada, to('Nobody', 'again'))).id).toBe(first.id);
    await expect(challengePlayer(node.room, ada, to('Nobody else', 'again'))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { field: 'key' },
    });
    const many = [node, other, node].map(({ room }) => challengePlayer(room, ada, to('Somebody', 'at once')));
    expect(new Set((await Promise.all(many)).map(({ id }) => id)).size).toBe(1);
  });

  it('is accepted once by who accepts again and again, and answers the match', async () => {
    const { id, match } = await challengePlayer(node.room, ada, { ...to('Bob'), opponent: { id: bob.id } });
    const many = [node, other, node].map(({ room }) => acceptChallenge(room, bob, { id }));
    for (const seen of await Promise.all(many)) expect(seen.id).toBe(match?.id);
    expect((await acceptChallenge(node.room, bob, { id })).status).toBe('RUNNING');
  });

  it('that has expired is swept up, however many were accepted since', async () => {
    const { id, match } = await challengePlayer(node.room, ada, { ...to('Bob'), hours: 1 });
    await setting.query(
      `with more as (
         insert into matches select (jsonb_populate_record(m, jsonb_build_object(
           'id', gen_random_uuid(), 'invitation', gen_random_uuid(), 'status', 'FINISHED', 'replayed', true))).*
         from matches m, generate_series(1, 600) where m.id = $1 returning id)
       insert into challenges select gen_random_uuid(), more.id, c.from_player, null, c.created_at, c.expires_at + interval '1 minute'
       from more, challenges c where c.id = $2`,
      [match?.id, id],
    );
    node.pass(2 * 3_600_000);
    await sweep(node.room);
    const rows = await setting.query('select status from matches where id = $1', [match?.id]);
    expect(rows).toEqual([{ status: 'CANCELLED' }]);
  });
});

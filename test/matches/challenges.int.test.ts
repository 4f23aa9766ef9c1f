import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import { holdingsOf } from '../../src/accounts/inside.ts';
import { BUSINESS_CARD_BATTLE as cards } from '../../src/games/business-card-battle/index.ts';
import { type CreateMatch, cancelMatch, createMatch, joinMatch, rematch, resign } from '../../src/matches/index.ts';
import { duel } from './duel.ts';
import { type Node, openSetting, playOut, type Setting } from './setting.ts';

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

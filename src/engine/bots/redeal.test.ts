import { describe, expect, it } from 'vitest';
import { TOLL_ROAD, tollRoadMatch } from '../../../test/toll-road.ts';
import { see } from '../cards/sight.ts';
import { fastRandom } from '../random.ts';
import { redeal } from './redeal.ts';

const names = (at: { faces: Record<number, { name: string }> }, cards: readonly number[] = []): string[] =>
  cards.map((card) => at.faces[card]?.name ?? '');

describe('another world', () => {
  const match = tollRoadMatch(3);
  match.move(1, { bid: 3 });
  const { at } = match;
  const hand = (seat: number): number[] => at.zones[`hand-${seat}`]?.cards ?? [];
  const worlds = Array.from({ length: 40 }, (_, i) => redeal(TOLL_ROAD, at, [0], fastRandom(i)));

  it('keeps the cards that the viewer can read', () => {
    for (const world of worlds) {
      expect(names(world, hand(0))).toEqual(names(at, hand(0)));
      for (const zone of Object.values(at.zones)) {
        for (const card of zone.cards.filter(see(at, [0]).reads)) expect(world.faces[card]).toEqual(at.faces[card]);
      }
    }
  });

  it('deals all other cards again with the same backs', () => {
    expect(worlds.some((world) => String(names(world, hand(1))) !== String(names(at, hand(1))))).toBe(true);
    for (const world of worlds) {
      for (const [card, face] of Object.entries(at.faces)) expect(world.faces[Number(card)]?.back).toBe(face.back);
    }
  });

  it('keeps the known list of a pile', () => {
    const omens = at.zones.omens?.cards;
    const orders = worlds.map((world) => names(world, omens));
    for (const order of orders) expect([...order].sort()).toEqual(names(at, omens).sort());
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('draws sealed answers of other seats again from their choices', () => {
    const bids = worlds.map((world) => world.sealed.map(({ seat, move }) => [seat, move]));
    expect(new Set(bids.map((bid) => JSON.stringify(bid))).size).toBeGreaterThan(1);
    for (const [answer] of bids) expect(answer).toMatchObject([1, { bid: expect.any(Number) }]);
  });

  it("keeps the viewer's own sealed answer", () => {
    const own = redeal(TOLL_ROAD, at, [1], fastRandom(1));
    expect(own.sealed).toEqual(at.sealed);
  });

  it('leaves the real world unchanged', () => {
    const before = JSON.stringify(at);
    redeal(TOLL_ROAD, at, [2], fastRandom(9));
    expect(JSON.stringify(at)).toBe(before);
  });
});

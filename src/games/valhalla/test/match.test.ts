import { describe, expect, it } from 'vitest';
import { botsPlay, expectRecord } from '../../../../test/games/index.ts';
import { type BotPolicy, eagerPolicy, randomPolicy, SPECTATOR, steadyPolicy } from '../../../engine/index.ts';
import { READY } from '../cards/ready-decks.ts';
import { VALHALLA, valhalla } from '../index.ts';

const setup = (seats: number, terrain: 'laid' | 'dealt', rounds = 30) => ({
  seats,
  options: { terrain, rounds },
  firstCard: 1,
  decks: Array.from({ length: seats }, (_, seat) => READY[seat]?.cards ?? null),
});

describe.each([2, 3, 4])('a match of %i', (seats) => {
  it.each([
    ['random', randomPolicy, 'laid'],
    ['eager', eagerPolicy, 'dealt'],
  ] as const)(
    'with %s players ends, can be verified, and folds to the same state',
    (name, player: BotPolicy, terrain) => {
      const { at } = expectRecord(VALHALLA, setup(seats, terrain), `${name} ${seats}`, player, seats);
      expect(Object.values(at.zones).flatMap((zone) => zone.cards)).toHaveLength(61 * seats);
    },
  );
});

describe('the steady bot', () => {
  it('beats the random bot by having the last avatar in the match', () => {
    for (const steady of [0, 1]) {
      const bots = steady === 0 ? [steadyPolicy, randomPolicy] : [randomPolicy, steadyPolicy];
      const { at } = botsPlay(valhalla, setup(2, 'dealt', 100), bots, steady);
      expect(at.result).toMatchObject({ why: 'One avatar is left' });
      expect(at.result?.ranks[steady]).toBe(1);
    }
  });
});

describe('the feed of a spectator', () => {
  it('has text for every entry after the set-up, and names no face-down terrain', () => {
    const set = botsPlay(valhalla, setup(2, 'laid', 3), [eagerPolicy], 3);
    const texts = set.texts(SPECTATOR);
    const laid = texts.filter((_, index) => 'lay' in (set.entries[index]?.move ?? {}));
    for (const text of laid) expect(text).toMatch(/^Seat \d lays a terrain on cell \d+/);
    expect(laid).toHaveLength(35); // the last card is laid automatically, in the preceding entry
  });
});

import { describe, expect, it } from 'vitest';
import {
  advance,
  type BotPolicy,
  begin,
  type Entry,
  eagerPolicy,
  fastRandom,
  feedEntry,
  foldAll,
  playOut,
  randomPolicy,
  SPECTATOR,
  steadyPolicy,
  verify,
  waitingFor,
} from '../../../engine/index.ts';
import { READY } from '../cards/ready-decks.ts';
import { VALHALLA } from '../index.ts';

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
    'played by %s players ends, verifies, and folds to the same state',
    (name, player: BotPolicy, terrain) => {
      const { at, entries } = playOut(VALHALLA, setup(seats, terrain), `${name} ${seats}`, player, seats);
      expect(entries.length).toBeLessThan(VALHALLA.maxMoves / 4);
      expect(at.result?.ranks).toHaveLength(seats);
      const log: Entry[] = JSON.parse(JSON.stringify(entries));
      expect(foldAll(VALHALLA, log)).toEqual(JSON.parse(JSON.stringify(at)));
      expect(verify(VALHALLA, log, `${name} ${seats}`)).toEqual({ verdict: 'VERIFIED' });
      expect(Object.values(at.zones).flatMap((zone) => zone.cards)).toHaveLength(61 * seats);
    },
  );
});

describe('the steady bot', () => {
  it('beats the random one by the last avatar standing', () => {
    for (const steady of [0, 1]) {
      const random = fastRandom(steady);
      const { at } = begin(VALHALLA, setup(2, 'dealt', 100), random);
      while (!at.result) {
        const seat = waitingFor(VALHALLA, at)[0] ?? 0;
        const move = (seat === steady ? steadyPolicy : randomPolicy)(VALHALLA, at, seat, random);
        advance(VALHALLA, at, random, { kind: 'MOVE', seat, move });
      }
      expect(at.result).toMatchObject({ why: 'One avatar is left' });
      expect(at.result.ranks[steady]).toBe(1);
    }
  });
});

describe('what a spectator reads', () => {
  it('is a line for every entry but those that only set something up, and no face-down terrain in it', () => {
    const { at, entries } = playOut(VALHALLA, setup(2, 'laid', 3), 'told', eagerPolicy, 3);
    const laid = entries.filter(({ move }) => move !== null && 'lay' in move);
    for (const entry of laid) {
      const { text } = feedEntry(VALHALLA, at, entry, SPECTATOR, (seat) => `Seat ${seat}`);
      expect(text).toMatch(/^1 card from Seat \d's terrain to lay to the map\. Seat \d lays a terrain on cell \d+/);
    }
    expect(laid).toHaveLength(36);
  });
});

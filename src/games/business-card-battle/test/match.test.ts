import { describe, expect, it } from 'vitest';
import { expectRecord } from '../../../../test/games/index.ts';
import { type BotPolicy, eagerPolicy, randomPolicy } from '../../../engine/index.ts';
import { CARDS } from '../cards/catalogue.ts';
import { BUSINESS_CARD_BATTLE } from '../index.ts';

const NAMES = Object.keys(CARDS);

/** Builds decks of one size, which together cycle through the whole catalogue. */
function setup(size: number, n: number, stakes: string) {
  const deck = (start: number) =>
    Array.from({ length: size }, (_, i) => ({ card: NAMES[(start + i * 3) % NAMES.length] ?? '', count: 1 }));
  const options = BUSINESS_CARD_BATTLE.options.parse({ size, stakes, turns: 60 });
  return { seats: 2, options, decks: [deck(n * 7), deck(n * 7 + 11)], firstCard: 1 };
}

describe('Whole matches with every character of the catalogue', () => {
  const seen = new Set<string>();
  const sizes = [6, 7, 8, 9, 10];

  it.each([
    ['random', randomPolicy],
    ['eager', eagerPolicy],
  ] as [string, BotPolicy][])('with %s players end, can be folded from JSON, and are verified', (_, player) => {
    for (let n = 0; n < 20; n++) {
      const size = sizes[n % sizes.length] ?? 6;
      const { at } = expectRecord(
        BUSINESS_CARD_BATTLE,
        setup(size, n, n % 2 ? 'forKeeps' : 'friendly'),
        `${n}`,
        player,
        n,
      );
      const decided = at.result?.ranks[0] !== at.result?.ranks[1];
      expect(at.result?.awards?.length ?? 0).toBe(n % 2 && decided ? 1 : 0);
      for (const { name } of Object.values(at.faces)) seen.add(name);
    }
  });

  it('play all 64 characters', () => {
    expect(seen.size).toBe(NAMES.length);
  });
});

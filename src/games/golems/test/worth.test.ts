import { describe, expect, it } from 'vitest';
import { golems } from '../index.ts';
import { MASTERLY } from '../judgement/weights.ts';
import { masterly, worthBy } from '../worth.ts';
import { scene } from './scene.ts';

const GIANT = 'Giant Iron Beast';

const worthOf = (golem: string): number => {
  return golems.worth(scene({ phase: 'MOVE', golems: [`0 d4 ${golem}`] }).at, 0);
};

describe('The steady bot values a golem', () => {
  it('by its Armor, too: a Man with Armor 1 is better than a Flyer with Armor 0 and equal Force', () => {
    expect(worthOf('Small Flesh Man')).toBeGreaterThan(worthOf('Small Flesh Flyer'));
  });
});

describe('The master bot', () => {
  const withoutSiege = worthBy({ ...MASTERLY, siege: { own: 0, theirs: 0 } });
  /** Returns the value of a golem's siege for a seat. */
  const siegeOf = (golem: string, seat: number, seats = 2) => {
    const { at } = scene({ seats, golems: [golem] });
    return masterly(at, seat) - withoutSiege(at, seat);
  };

  it('rates the threat of a golem at its own tower twice as high as the chance of a golem at an enemy tower', () => {
    expect(siegeOf(`0 h7 ${GIANT}`, 0)).toBeGreaterThan(siegeOf(`0 d4 ${GIANT}`, 0));
    expect(siegeOf(`0 d4 ${GIANT}`, 0)).toBeGreaterThan(0);
    expect(siegeOf(`0 h7 ${GIANT}`, 1)).toBeCloseTo(-2 * siegeOf(`0 h7 ${GIANT}`, 0));
  });

  it('rates only threats to its own tower', () => {
    const [third, fourth] = [2, 3].map((seat) => siegeOf(`0 h7 ${GIANT}`, seat, 4));
    expect(third).toBeLessThan(0);
    expect(fourth).toBeGreaterThan(third ?? 0);
  });

  it('does not count the Wizard, who stays at home, as an attacker', () => {
    // The Armor from a tower makes a small difference.
    expect(siegeOf('0 a1 Medium Stone Man', 0, 4)).toBeLessThan(2 * siegeOf('0 a2 Medium Stone Man', 0, 4));
  });
});

describe.each([
  ['STEADY and STRONG', golems.worth],
  ['MASTER', masterly],
])('%s', (_, worth) => {
  it('rates the worst position higher than a loss', () => {
    const { at } = scene({ golems: [`1 a2 ${GIANT}`, `1 b1 ${GIANT}`], wounds: [4, 0], mana: [0, 90] });
    const lost = { ...at, result: { ranks: [2, 1], why: 'a Wizard fell', awards: [] } };
    expect(worth(at, 0)).toBeLessThan(0);
    expect(worth(lost, 0)).toBeLessThan(worth(at, 0));
    expect(worth(lost, 1)).toBeGreaterThan(worth(at, 1));
  });
});

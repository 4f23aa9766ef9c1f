import { expect, it } from 'vitest';
import { seatNumber } from '../../../engine/index.ts';
import { tell } from '../shown/tell.ts';

it('the log reports damage above the armour before a piece breaks', () => {
  expect(tell({ fact: 'armourOvercome', seat: 1, n: 3 }, seatNumber)).toBe(
    'Seat 1 takes 3 damage, more than the armour can absorb',
  );
});

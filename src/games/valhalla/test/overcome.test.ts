import { expect, it } from 'vitest';
import { seatNumber } from '../../../engine/index.ts';
import { tell } from '../shown/tell.ts';

it('the log reports damage above the armour before a piece breaks', () => {
  expect(tell({ fact: 'armourOvercome', seat: 1, n: 3 }, seatNumber)).toBe(
    '3 damage comes to Seat 1, more than the armour takes',
  );
});

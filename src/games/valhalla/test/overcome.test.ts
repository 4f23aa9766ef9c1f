import { expect, it } from 'vitest';
import { seatNumber } from '../../../engine/index.ts';
import { tell } from '../shown/tell.ts';

it('damage that is more than the armour takes is told before a piece gives way', () => {
  expect(tell({ fact: 'armourOvercome', seat: 1, n: 3 }, seatNumber)).toBe(
    '3 damage comes to Seat 1, more than the armour takes',
  );
});

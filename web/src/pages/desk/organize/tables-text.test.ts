import { expect, it } from 'vitest';
import { tablesIn } from './tables-text.ts';

it('pairings are read from lines of numbers with any separators', () => {
  const { tables, byes, unknown, twice } = tablesIn('1 4\n\n 3 – 2 \n', [1, 2, 3, 4, 5]);
  expect(tables).toEqual([
    [1, 4],
    [3, 2],
  ]);
  expect([byes, unknown, twice]).toEqual([[5], [], []]);
});

it('entrants who are not playing, or are seated twice, are named once', () => {
  const { byes, unknown, twice } = tablesIn('1 9\n1 9\n1 2', [1, 2, 3]);
  expect([byes, unknown, twice]).toEqual([[3], [9], [1, 9]]);
});

import { expect, it } from 'vitest';
import { keeping } from './whole-history.ts';

const face = (name: string, back = 'deck') => ({ name, back });

it('preserves the number of cards of each name if some cards keep theirs', () => {
  const faces = { 1: face('Rum'), 2: face('Tea'), 3: face('Salt'), 4: face('Rum', 'other') };
  const names = new Map([
    [4, 'Rum'],
    [1, 'Tea'],
    [2, 'Salt'],
    [3, 'Rum'],
  ]);
  expect(keeping(names, [1], faces)).toEqual(
    new Map([
      [4, 'Rum'],
      [2, 'Salt'],
      [3, 'Tea'],
    ]),
  );
  expect(keeping(names, [1, 2, 9], faces)).toEqual(
    new Map([
      [4, 'Rum'],
      [3, 'Salt'],
    ]),
  );
});

import { describe, expect, it } from 'vitest';
import { type Choice, oneOfEach, someOf, wholeNumber } from '../game/choice.ts';
import { chosen } from '../play/legality.ts';
import { fastRandom } from '../random.ts';
import { besides } from './refined.ts';

const values = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value, label: value }));

describe('a neighbour of a known answer', () => {
  it.each<[string, Choice, object]>([
    ['a number', wholeNumber('bid', { bid: { coins: 0 } }, ['bid', 'coins'], 3, 400), { bid: { coins: 200 } }],
    [
      'some of a list',
      someOf('some', { take: { cards: [] } }, ['take', 'cards'], values, 1, 4),
      { take: { cards: ['b', 'd'] } },
    ],
    [
      'an arrangement',
      someOf('all', { lay: { cards: [] } }, ['lay', 'cards'], values, 5),
      { lay: { cards: ['e', 'd', 'c', 'b', 'a'] } },
    ],
    [
      'two blanks',
      oneOfEach(
        'both',
        { guess: { whom: [], name: [] } },
        { label: 'Whom', path: ['guess', 'whom'], from: values },
        { label: 'What', path: ['guess', 'name'], from: values },
      ),
      { guess: { whom: ['a'], name: ['b'] } },
    ],
  ])('is legal, and often different: %s', (_, choice, move) => {
    const random = fastRandom(1);
    const made = Array.from({ length: 200 }, () => besides(choice, move, random));
    for (const one of made) expect(chosen([choice], one)).toBe(choice);
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBeGreaterThan(5);
  });
});

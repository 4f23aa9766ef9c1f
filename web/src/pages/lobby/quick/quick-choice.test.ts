import { expect, it } from 'vitest';
import { choiceIn, inputOf, minutes } from './quick-choice.ts';

const FIRST = { game: '', clock: 'fischer-15', isRated: false, allowsBot: true };

it.each([
  ['nothing', null, FIRST],
  ['no JSON', '{', FIRST],
  ['a clock that is no longer offered', '{"game":"golems","clock":"days-9"}', { ...FIRST, game: 'golems' }],
  [
    'a choice',
    '{"game":"golems","clock":"days-1","isRated":true,"allowsBot":false}',
    {
      game: 'golems',
      clock: 'days-1',
      isRated: true,
      allowsBot: false,
    },
  ],
])('reads a stored choice from %s', (_, text, choice) => {
  expect(choiceIn(text)).toEqual(choice);
});

it('requests a rated match only for readers with an account', () => {
  const choice = { ...FIRST, clock: 'days-1', isRated: true };
  const input = { game: 'golems', timeControl: { days: 1 }, botAllowed: true };
  expect(inputOf(choice, 'golems', true)).toEqual({ ...input, rated: true });
  expect(inputOf(choice, 'golems', false)).toEqual({ ...input, rated: false });
});

it('writes a waiting time in minutes and seconds', () => {
  expect([-1, 5000, 65_900].map(minutes)).toEqual(['0:00', '0:05', '1:05']);
});

import { expect, it } from 'vitest';
import { Refused } from '../../errors.ts';
import { GAMES } from '../../games/index.ts';
import { inClientTerms, sentMove } from './move-input.ts';
import { executableSchema, publishedContract } from './schema.ts';

const MOVE = { golems: { craft: { at: [] } } };

it.each([
  [{}, 'move'],
  [{ choice: MOVE }, 'choice'],
])('the path of an invalid blank starts with the input field and the key of the game for %j', (input, sentAs) => {
  const details = { choices: [], field: 'craft.at' };
  const refused = new Refused('ILLEGAL_MOVE', 'craft.at: fill in this blank with a list', details);
  expect(inClientTerms(refused, GAMES, input, MOVE)).toMatchObject({
    message: `${sentAs}.golems.craft.at: fill in this blank with a list`,
    details: { field: `${sentAs}.golems.craft.at` },
  });
});

it('a refusal names `choice` if the move was sent in it', () => {
  const refused = new Refused('BAD_INPUT', 'This is a match of Golems.', { field: 'move', game: 'golems' });
  expect(inClientTerms(refused, GAMES, { choice: MOVE }, MOVE)).toMatchObject({ details: { field: 'choice' } });
});

it('the refusal of a choice without the key of its game shows where to put the key', () => {
  const input = { matchId: '1', version: 1, choice: { pass: true } };
  expect(() => sentMove(input, executableSchema(publishedContract()))).toThrow(
    /^input.choice: "pass" is not the key of a game: .+ such as {"golems": {"pass": true}}.$/,
  );
});

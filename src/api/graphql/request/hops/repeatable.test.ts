import { describe, expect, it } from 'vitest';
import { repeatable } from './repeatable.ts';

const MOVE = 'mutation ($input: SubmitMoveInput!) { submitMove(input: $input) { entry { version } } }';
const TWO =
  'mutation ($a: SubmitMoveInput!, $b: SubmitMoveInput!) { a: submitMove(input: $a) { __typename } b: submitMove(input: $b) { __typename } }';
const HERE = 'mutation ($key: String) { submitMove(input: { matchId: "1", version: 1, key: $key }) { __typename } }';
const [KEYED, PLAIN] = [
  { matchId: '1', version: 1, key: 'one' },
  { matchId: '1', version: 2 },
];

describe('what may have been done already', () => {
  it.each([
    [MOVE, { input: KEYED }, 'KEYED'],
    [MOVE, { input: PLAIN }, 'MOVES'],
    [MOVE, { input: PLAIN, other: KEYED }, 'MOVES'],
    [TWO, { a: KEYED, b: PLAIN }, 'MOVES'],
    [TWO, { a: KEYED, b: { ...PLAIN, key: 'two' } }, 'KEYED'],
    [HERE, { key: 'one' }, 'KEYED'],
    [HERE, { key: null }, 'MOVES'],
    [HERE.replace('$key }', '"one" }'), {}, 'KEYED'],
    ['{ match(id: "1") { version } }', {}, 'QUERY'],
    ['mutation { resign(matchId: "1") { id } }', {}, null],
    ['mutation { submitMove(input: $input) { __typename } resign(matchId: "1") { id } }', { input: KEYED }, null],
    [
      'mutation { ...moves } fragment moves on Mutation { submitMove(input: $input) { __typename } }',
      { input: KEYED },
      null,
    ],
    ['{', {}, null],
  ])('%s with %j: %s', (document, variables, what) => {
    expect(repeatable(document, { variables })).toBe(what);
  });
});

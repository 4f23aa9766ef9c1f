import { expect, it } from 'vitest';
import { registered } from '../../../src/engine/index.ts';
import { failure } from '../properties.ts';
import { tollRoad } from '../tiny/index.ts';
import { finish } from '../tiny/rules/rounds.ts';
import { simultaneousAnswersCommute } from './simultaneous.ts';

it('reports a turn limit that is reached between answers to one question', () => {
  const turnLimit = {
    begins: 'roundBegan' as const,
    answers: 4,
    ruling: (table: Parameters<typeof finish>[0]) => finish(table, 'Too long'),
  };
  const game = registered({ ...tollRoad, turnLimit });
  const script = {
    seats: 3,
    options: {},
    policy: 'uniform' as const,
    seed: 'a',
    picks: [],
    onwards: 1,
    interrupted: false,
  };
  expect(failure(() => simultaneousAnswersCommute(game, script))).toContain('the turn limit of 4 answers struck at 4');
});

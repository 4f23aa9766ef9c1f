import { expect, it } from 'vitest';
import { registered } from '../../src/engine/index.ts';
import { checkCorner } from './check.ts';
import { failure } from './properties.ts';
import { twoWorldsLookAlike } from './secrets/two-worlds.ts';
import { tollRoad } from './tiny/index.ts';
import { trialOf } from './trial.ts';

it('a failure names the property, the corner, the command that reproduces it, and a short script', () => {
  const { game, corners, reached } = trialOf(registered({ ...tollRoad, tell: () => ' ' }));
  const corner = corners[3];
  if (!corner) throw new Error('the tiny game has more corners');
  const check = (): string | null => failure(() => checkCorner(game, corner, reached, { runs: 5, seed: 11 }));
  const found = check();
  expect(found).toMatch(/^Violation: toll-road, 2 seats, eager, {"rounds":6}: everyEntryHasText: /);
  expect(found).toContain('\nnpm run conformance -- --game toll-road --corner 3 --seed 11 --runs 5\n');
  const script = JSON.parse(/^script after .*?: (.*)$/m.exec(found ?? '')?.[1] ?? 'null');
  expect(script).toMatchObject({ seats: 2, options: { rounds: 6 }, picks: [], decks: 0 });
  expect(check()).toBe(found);
});

it('randomness from outside the engine is not reported as a leak', () => {
  let counted = 1;
  const { steps } = tollRoad;
  const round: typeof steps.round = {
    run: (table, step) => {
      if (table.at.state.round > 0) table.emit({ fact: 'potChanged', by: counted++ });
      steps.round.run(table, step);
    },
  };
  const game = registered({ ...tollRoad, steps: { ...steps, round } });
  const plain = { seats: 2, options: { rounds: 6 }, policy: 'eager' as const, picks: [], interrupted: false };
  const script = { ...plain, seed: 'a', onwards: 1 };
  expect(failure(() => twoWorldsLookAlike(game, script))).toContain('the same seed and moves gave a different result');
});

it('a failure blames randomness outside the engine if the same seed and moves give a different result', () => {
  let rounds = 0;
  const { steps } = tollRoad;
  const round: typeof steps.round = {
    run: (table, step) => {
      rounds += 1;
      if (rounds % 3 === 0) table.emit({ fact: 'potChanged', by: 1 });
      steps.round.run(table, step);
    },
  };
  const { game, corners, reached } = trialOf(registered({ ...tollRoad, steps: { ...steps, round } }));
  const corner = corners[3];
  if (!corner) throw new Error('the tiny game has more corners');
  const only = ['twoWorldsLookAlike' as const];
  const found = failure(() => checkCorner(game, corner, reached, { runs: 5, seed: 11, only }));
  expect(found).toContain('the same seed and moves gave a different result: randomness or memory outside the engine');
  expect(found).toContain('Found by twoWorldsLookAlike: ');
});

import { expect, it } from 'vitest';
import { registered } from '../../src/engine/index.ts';
import { checkCorner } from './check.ts';
import { failure } from './properties.ts';
import { tollRoad } from './tiny/index.ts';
import { trialOf } from './trial.ts';

it('a failure names the property and the corner, the command that finds it again, and a short script', () => {
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

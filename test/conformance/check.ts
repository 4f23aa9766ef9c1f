import fc from 'fast-check';
import type { AnyGame } from '../../src/engine/index.ts';
import { type Reached, reach } from './coverage.ts';
import { broken } from './properties.ts';
import { Violation } from './script.ts';
import { type Corner, scripts } from './scripts.ts';

export interface Effort {
  runs: number;
  /** fast-check's seed: the same seed tries the same scripts. */
  seed: number;
  /** Give up after this many milliseconds. */
  limit: number;
  onRun?: () => void;
}

/** Tries all properties on many scripts of one corner. Returns how many runs were done; throws with the shortest script found. */
export function checkCorner(game: AnyGame, corner: Corner, reached: Reached, effort: Effort): number {
  const { runs, seed, limit, onRun } = effort;
  const holds = fc.property(scripts(game, corner), (script) => {
    const found = broken(game, script);
    if (found) throw new Violation(`${found.property}: ${found.why}`);
    reach(reached, game, script);
    onRun?.();
  });
  const details = fc.check(holds, { numRuns: runs, seed, interruptAfterTimeLimit: limit });
  if (details.failed && details.counterexample) {
    const why = details.errorInstance instanceof Error ? details.errorInstance.message : 'it failed';
    throw new Violation(
      `${game.id}, ${corner.seats} seats, ${corner.policy}, seed ${seed}, after ${details.numShrinks} shrinks: ${why}\n` +
        `script: ${JSON.stringify(details.counterexample[0]).slice(0, 2000)}`,
    );
  }
  return details.numRuns;
}

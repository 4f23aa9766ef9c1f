import { it } from 'vitest';
import { GUARDS, type Guard } from '../guards/guards.ts';
import { report } from '../guards/report.ts';
import { failure } from '../properties.ts';
import type { Trial } from '../trial.ts';

/**
 * Matches of each game with the fixed seed, over all corners. Further rounds use other seeds, as long as a guard finds
 * that too little has been tried. `npm run conformance` plays more.
 */
export const MATCHES = 102;
export const ROUNDS = 4;
/**
 * The distance between the seeds of two rounds. It exceeds the number of matches in a round, because each match may use
 * its own seed.
 */
export const NEXT_SEED = 1000;
/** A generous time limit, not a measure of speed: machines may be busy. */
export const LIMIT = 1_800_000;

export function isTriedEnough({ game, reached }: Trial): boolean {
  return Object.values<Guard>(GUARDS).every((holds) => failure(() => holds(game, reached)) === null);
}

export function hasBeenTriedEnough(trial: Trial): void {
  it.each(Object.entries<Guard>(GUARDS))('has been exercised enough: %s', (name, holds) => {
    if (name === 'everyCornerIsPlayed') console.log(report(trial));
    holds(trial.game, trial.reached);
  });
}

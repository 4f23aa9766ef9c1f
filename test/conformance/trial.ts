import type { AnyGame } from '../../src/engine/index.ts';
import { checkCorner } from './check.ts';
import { type Corner, cornersOf, planOf } from './guards/corners.ts';
import { nothingReached, type Reached, watched } from './guards/reached.ts';
import type { PropertyName } from './properties.ts';

/** A game that is tried, and what has been reached of it so far. */
export interface Trial {
  game: AnyGame;
  corners: readonly Corner[];
  reached: Reached;
  /** Left out: all properties. */
  only?: readonly PropertyName[] | undefined;
}

export function trialOf(game: AnyGame, only?: readonly PropertyName[]): Trial {
  const reached = nothingReached();
  return { game: watched(game, reached), corners: cornersOf(game), reached, only };
}

/** So many matches of one corner at the most, before the next one is tried. */
const BATCH = 20;

/** One after the other, so that an early stop has tried all corners alike: first each once, then in batches. */
export function* batchesOf(corners: readonly Corner[], matches: number): Generator<{ corner: Corner; runs: number }> {
  const left = planOf(corners, matches);
  for (let most = 1; left.size > 0; most = BATCH) {
    for (const [corner, runs] of [...left]) {
      yield { corner, runs: Math.min(most, runs) };
      if (runs > most) left.set(corner, runs - most);
      else left.delete(corner);
    }
  }
}

/** Plays every corner, in at least so many matches altogether. Every batch has a seed of its own, counted on from the first. */
export function playCorners(trial: Trial, matches: number, seed: number, onBatch?: (corner: Corner) => void): void {
  let batch = 0;
  for (const { corner, runs } of batchesOf(trial.corners, matches)) {
    checkCorner(trial.game, corner, trial.reached, { runs, seed: seed + batch++, only: trial.only });
    onBatch?.(corner);
  }
}

/** Plays corners as they come, one match each. */
export function playAnyCorners({ game, corners, reached }: Trial, matches: number, seed: number): void {
  for (let i = 0; i < matches; i++) {
    const corner = corners[(seed + i * STRIDE) % corners.length];
    if (corner) checkCorner(game, corner, reached, { runs: 1, seed: seed + i });
  }
}

/** A prime larger than the number of corners: all take their turn. */
const STRIDE = 7919;

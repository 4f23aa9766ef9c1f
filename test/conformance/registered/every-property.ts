import { describe, it } from 'vitest';
import type { AnyGame } from '../../../src/engine/index.ts';
import { playAnyCorners, playCorners, trialOf } from '../trial.ts';
import { ALL_GAMES, FRESH_SEED, SEED } from './games.ts';
import { hasBeenTriedEnough, isTriedEnough, LIMIT, MATCHES, NEXT_SEED, ROUNDS } from './tried-enough.ts';

const FRESH_MATCHES = 30;
/** The games are split between two files, so that both cores are busy. */
const SHARES = 2;

/** Checks every property in every match. `share` is 1 or 2. */
export function conformanceOfShare(share: number): void {
  describe.each(ALL_GAMES.filter((_, index) => index % SHARES === share - 1))('$title', holdsEveryProperty);
}

function holdsEveryProperty(game: AnyGame): void {
  const trial = trialOf(game);

  it(`holds every property in at least ${MATCHES} matches, seed ${SEED}`, { timeout: LIMIT }, () => {
    for (let round = 0; round < ROUNDS && (round === 0 || !isTriedEnough(trial)); round++)
      playCorners(trial, MATCHES, SEED + round * NEXT_SEED);
  });

  hasBeenTriedEnough(trial);

  it(`holds every property in ${FRESH_MATCHES} matches, fresh seed ${FRESH_SEED}`, { timeout: LIMIT }, () => {
    playAnyCorners(trial, FRESH_MATCHES, FRESH_SEED);
  });
}

import { describe, it } from 'vitest';
import type { AnyGame } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { GUARDS, type Guard } from '../guards/guards.ts';
import type { Reached } from '../guards/reached.ts';
import { report } from '../guards/report.ts';
import { failure, thePlaythroughIsUnchanged } from '../properties.ts';
import { playAnyCorners, playCorners, trialOf } from '../trial.ts';

const SEED = 20_261_120;
/** Another one in every run, so that what the fixed seed happens to miss is found some day. A failure prints it. */
const FRESH_SEED = Date.now() % 1_000_000_000;
/**
 * Matches of each game with the fixed seed, all corners together: so many, and so many again while a guard finds that too
 * little of it has been tried. `npm run conformance` plays more.
 */
const MATCHES = 102;
const ROUNDS = 4;
/** More than the batches of a round, each of which has a seed of its own. */
const NEXT_SEED = 1000;
/** Matches of each game with the fresh seed. */
const FRESH_MATCHES = 30;
/** No measure of speed, for machines are busy. */
const LIMIT = 1_800_000;

/** How many files share the registered games, so that all cores are busy until the end. */
const SHARES = 5;

/** Tries every game of the registry whose turn it is, from the first share on. */
export function conformanceOfShare(share: number): void {
  describe.each(GAMES.filter((_, index) => index % SHARES === share - 1))('$title', holdsEveryProperty);
}

/** Plays a game under every property, and looks whether that was enough of it. */
export function holdsEveryProperty(game: AnyGame): void {
  const trial = trialOf(game);
  const { corners, reached } = trial;

  it(`holds every property in ${corners.length} corners, ${MATCHES} matches or more, seed ${SEED}`, {
    timeout: LIMIT,
  }, () => {
    for (let round = 0; round < ROUNDS && (round === 0 || !isTriedEnough(game, reached)); round++)
      playCorners(trial, MATCHES, SEED + round * NEXT_SEED);
  });

  it('plays its golden playthrough', () => {
    thePlaythroughIsUnchanged(game);
  });

  it.each(Object.entries<Guard>(GUARDS))('has been tried enough: %s', (name, holds) => {
    if (name === 'everyCornerIsPlayed') console.log(report(trial));
    holds(game, reached);
  });

  it(`holds every property in ${FRESH_MATCHES} matches, fresh seed ${FRESH_SEED}`, { timeout: LIMIT }, () => {
    playAnyCorners(trial, FRESH_MATCHES, FRESH_SEED);
  });
}

function isTriedEnough(game: AnyGame, reached: Reached): boolean {
  return Object.values<Guard>(GUARDS).every((holds) => failure(() => holds(game, reached)) === null);
}

import { describe, expect, it } from 'vitest';
import { EXAMPLE_GAMES } from '../../../scripts/example-games.ts';
import { type AnyGame, registered } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { cornersOf } from '../guards/corners.ts';
import { GUARDS, type Guard } from '../guards/guards.ts';
import { report } from '../guards/report.ts';
import { failure, PROPERTY_NAMES, thePlaythroughIsUnchanged } from '../properties.ts';
import { tollRoad } from '../tiny/index.ts';
import {
  inTurn,
  matchesInTurn,
  playAnyCorners,
  playCorners,
  playCornersInTurn,
  someCorners,
  type Trial,
  trialOf,
} from '../trial.ts';

/** The registered games, the example games, and the tiny game, which has every shape. */
export const ALL_GAMES: readonly AnyGame[] = [...GAMES, ...EXAMPLE_GAMES, registered(tollRoad)];

const SEED = 20_261_120;
/** New in every run, to find in time what the fixed seed misses. A failure prints it. */
const FRESH_SEED = Date.now() % 1_000_000_000;
/**
 * Matches of each game with the fixed seed, over all corners. They are played again with other seeds while a guard
 * finds that too little has been tried. `npm run conformance` plays more.
 */
const MATCHES = 102;
const ROUNDS = 4;
/** `npm test` plays at least this many matches and stops once all guards hold. */
const LEAST = 40;
const FEW = 10;
/** The distance between the seeds of two rounds: more than a round has matches, each of which may use its own seed. */
const NEXT_SEED = 1000;
/** Matches of each game with the fresh seed. */
const FRESH_MATCHES = 7;
const LONG_FRESH_MATCHES = 30;
/** A generous time limit, not a measure of speed: machines may be busy. */
const LIMIT = 1_800_000;
/** How many files share the games, so that all cores are busy until the end. */
const SHARES = { short: 3, long: 5 };

/**
 * `npm test` checks each property in some matches of every number of seats, until the guards hold. `share` is 1 to 3.
 */
export function briefConformanceOfShare(share: number): void {
  describe.each(ALL_GAMES.filter((_, index) => index % SHARES.short === share - 1))('$title', holdsPropertiesInTurn);
}

function holdsPropertiesInTurn(game: AnyGame): void {
  const corners = someCorners(cornersOf(game), MATCHES);
  const trial = trialOf(game, undefined, corners);

  it(`holds each property in some of at least ${LEAST} matches, ${corners.length} corners, seed ${SEED}`, {
    timeout: LIMIT,
  }, () => {
    playUntilTriedEnough(trial);
  });

  it('checks every property with every number of seats', () => {
    const least = matchesInTurn(corners, MATCHES).slice(0, Math.max(LEAST, corners.length));
    const checked = least.flatMap(({ corner: { seats }, only }) => only.map((name) => `${name} ${seats}`));
    const seats = new Set(corners.map((corner) => corner.seats));
    expect(new Set(checked).size).toBe(PROPERTY_NAMES.length * seats.size);
  });

  it('plays its golden playthrough', () => {
    thePlaythroughIsUnchanged(game);
  });

  hasBeenTriedEnough(trial);

  it(`holds each property in some of ${FRESH_MATCHES} matches, fresh seed ${FRESH_SEED}`, { timeout: LIMIT }, () => {
    playAnyCorners(trial, FRESH_MATCHES, FRESH_SEED, inTurn);
  });
}

/** `npm run test:all` checks every property in every match. `share` is 1 to 5. */
export function conformanceOfShare(share: number): void {
  describe.each(ALL_GAMES.filter((_, index) => index % SHARES.long === share - 1))('$title', holdsEveryProperty);
}

function holdsEveryProperty(game: AnyGame): void {
  const trial = trialOf(game);

  it(`holds every property in at least ${MATCHES} matches, seed ${SEED}`, { timeout: LIMIT }, () => {
    for (let round = 0; round < ROUNDS && (round === 0 || !isTriedEnough(trial)); round++)
      playCorners(trial, MATCHES, SEED + round * NEXT_SEED);
  });

  hasBeenTriedEnough(trial);

  it(`holds every property in ${LONG_FRESH_MATCHES} matches, fresh seed ${FRESH_SEED}`, { timeout: LIMIT }, () => {
    playAnyCorners(trial, LONG_FRESH_MATCHES, FRESH_SEED);
  });
}

function playUntilTriedEnough(trial: Trial): void {
  const { reached } = trial;
  for (let round = 0; round < ROUNDS; round++) {
    for (const _ of playCornersInTurn(trial, MATCHES, SEED + round * NEXT_SEED)) {
      if (reached.matches >= LEAST && reached.matches % FEW === 0 && isTriedEnough(trial)) return;
    }
  }
}

function isTriedEnough({ game, reached }: Trial): boolean {
  return Object.values<Guard>(GUARDS).every((holds) => failure(() => holds(game, reached)) === null);
}

function hasBeenTriedEnough(trial: Trial): void {
  it.each(Object.entries<Guard>(GUARDS))('has been exercised enough: %s', (name, holds) => {
    if (name === 'everyCornerIsPlayed') console.log(report(trial));
    holds(trial.game, trial.reached);
  });
}

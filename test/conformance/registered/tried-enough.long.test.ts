import { describe, expect, it } from 'vitest';
import { cornersOf } from '../guards/corners.ts';
import { PROPERTY_NAMES } from '../properties.ts';
import { matchesInTurn, playCornersInTurn, someCorners, type Trial, trialOf } from '../trial.ts';
import { ALL_GAMES, SEED } from './games.ts';
import { hasBeenTriedEnough, isTriedEnough, LIMIT, MATCHES, NEXT_SEED, ROUNDS } from './tried-enough.ts';

/** The minimum number of matches of each game. A game stops once all guards pass. */
const LEAST = 40;
const FEW = 10;

describe.each(ALL_GAMES)('$title', (game) => {
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

  hasBeenTriedEnough(trial);
});

function playUntilTriedEnough(trial: Trial): void {
  const { reached } = trial;
  for (let round = 0; round < ROUNDS; round++) {
    for (const _ of playCornersInTurn(trial, MATCHES, SEED + round * NEXT_SEED)) {
      if (reached.matches >= LEAST && reached.matches % FEW === 0 && isTriedEnough(trial)) return;
    }
  }
}

import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { checkCorner } from './check.ts';
import { missing, nothingReached, report } from './coverage.ts';
import { thePlaythroughIsUnchanged } from './properties.ts';
import { cornersOf } from './scripts.ts';

const SEED = 20_261_120;
/** Matches of each game, all numbers of seats and both policies together. `npm run conformance` plays more. */
const MATCHES = 306;
const LIMIT = 120_000;

/** How many files share the registered games: they run side by side. */
const SHARES = 2;

/** Tries every second game of the registry. Each file of tests takes a share, so that two cores are busy. */
export function conformanceOfShare(share: number): void {
  describe.each(GAMES.filter((_, index) => index % SHARES === share))('$title', holdsEveryProperty);
}

/** Plays a game under every property. */
export function holdsEveryProperty(game: AnyGame): void {
  const corners = cornersOf(game);
  const runs = Math.ceil(MATCHES / corners.length);
  const reached = nothingReached();

  it.each(corners)(
    `holds every property in ${runs} matches with $seats seats, $policy, seed ${SEED}`,
    (corner) => {
      expect(checkCorner(game, corner, reached, { runs, seed: SEED, limit: LIMIT })).toBe(runs);
    },
    LIMIT,
  );

  it('plays its golden playthrough', () => {
    thePlaythroughIsUnchanged(game);
  });

  it('has been reached in at least nine tenths of its facts', () => {
    console.log(report(reached, game));
    expect(missing(reached, game).facts.length).toBeLessThanOrEqual(Object.keys(game.facts).length / 10);
  });
}

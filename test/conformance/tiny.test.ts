import { describe, expect, it } from 'vitest';
import { registered } from '../../src/engine/index.ts';
import { checkCorner } from './check.ts';
import { missing, nothingReached } from './coverage.ts';
import { thePlaythroughIsUnchanged } from './properties.ts';
import { cornersOf } from './scripts.ts';
import { tollRoad } from './tiny/index.ts';

const game = registered(tollRoad);
const SEED = 20_261_120;

describe('the tiny game, which has every shape', () => {
  const reached = nothingReached();

  it.each(cornersOf(game))('holds every property with $seats seats, $policy', (corner) => {
    expect(checkCorner(game, corner, reached, { runs: 40, seed: SEED, limit: 60_000 })).toBe(40);
  });

  it('is reached whole: every fact and every card', () => {
    expect(missing(reached, game)).toEqual({ facts: [], cards: [] });
  });

  it('plays its golden playthrough', () => {
    thePlaythroughIsUnchanged(game);
  });
});

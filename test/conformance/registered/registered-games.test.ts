import { describe, expect, it } from 'vitest';
import { cornersOf } from '../guards/corners.ts';
import { AT_ONCE, GUARDS } from '../guards/guards.ts';
import { PROPERTY_NAMES, thePlaythroughIsUnchanged } from '../properties.ts';
import { spread } from '../script.ts';
import { inTurn, playAnyCorners, TURNS, trialOf } from '../trial.ts';
import { ALL_GAMES, FRESH_SEED, SEED } from './games.ts';

/**
 * The number of matches of each game with the fixed seed; each property is checked in one of them. `npm run test:all`
 * plays more.
 */
const MATCHES = TURNS;
const FIRST = TURNS * Math.ceil(SEED / TURNS);
const FRESH_MATCHES = 3;

it(`every property is checked in ${MATCHES} matches`, () => {
  const checked = Array.from({ length: MATCHES }, (_, i) => inTurn(FIRST + i)).flat();
  expect(new Set(checked).size).toBe(PROPERTY_NAMES.length);
});

describe.each(ALL_GAMES)('$title', (game) => {
  const corners = cornersOf(game);

  it(`holds each property in some of ${MATCHES} matches, seed ${FIRST}`, () => {
    playAnyCorners(trialOf(game, undefined, spread(corners, MATCHES)), MATCHES, FIRST, inTurn);
  });

  it(`holds each property in some of ${FRESH_MATCHES} matches, fresh seed ${FRESH_SEED}`, () => {
    playAnyCorners(trialOf(game), FRESH_MATCHES, FRESH_SEED, inTurn);
  });

  it('plays its golden playthrough', () => {
    thePlaythroughIsUnchanged(game);
  });

  it.each(AT_ONCE)('%s', (name) => {
    GUARDS[name](game, trialOf(game).reached);
  });
});

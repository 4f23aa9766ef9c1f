import { describe, expect, it } from 'vitest';
import { PRYING } from '../mutants/prying.ts';
import { ALL_GAMES, FRESH_SEED } from '../registered/games.ts';
import { Violation } from '../script.ts';
import { answersAlike, comparesEnough, UNTIL_CAUGHT } from './paired-worlds.ts';
import { QUICK_BOTS } from './quick-bots.ts';

/** The number of decisions of each bot and game. `npm run fairness` compares more decisions. */
const DECISIONS = 8;
const SEED = 20_261_123;

describe.each(ALL_GAMES)('bots of $title use only what their seat knows', (game) => {
  it.each([SEED, FRESH_SEED])(
    'give the same answer in worlds that look the same to their seat, seed %i',
    { timeout: 1_800_000 },
    (seed) => {
      const compared = answersAlike(game, QUICK_BOTS, { decisions: DECISIONS, seed });
      comparesEnough(game, compared, DECISIONS * QUICK_BOTS.length);
    },
  );

  it.each(PRYING.filter((one) => one.in(game)))(
    'a bot is caught if $mistake',
    { timeout: 1_800_000 },
    ({ mistake, policy }) => {
      expect(() => answersAlike(game, [{ name: mistake, policy }], UNTIL_CAUGHT)).toThrow(Violation);
    },
  );
});

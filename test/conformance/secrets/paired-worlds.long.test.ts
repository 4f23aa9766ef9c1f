import { describe, it } from 'vitest';
import { ALL_GAMES } from '../registered/in-ci.ts';
import { answersAlike, comparesEnough } from './paired-worlds.ts';
import { QUICK_BOTS } from './quick-bots.ts';

/** Decisions of each bot and game; `npm run fairness` compares more. */
const DECISIONS = 8;
const SEED = 20_261_123;
const FRESH_SEED = Date.now() % 1_000_000_000;

describe.each(ALL_GAMES)('bots of $title use only what their seat knows', (game) => {
  it.each([SEED, FRESH_SEED])(
    'give the same answer in worlds that look the same to their seat, seed %i',
    { timeout: 1_800_000 },
    (seed) => {
      const compared = answersAlike(game, QUICK_BOTS, { decisions: DECISIONS, seed });
      comparesEnough(game, compared, DECISIONS * QUICK_BOTS.length);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { registered } from '../../../src/engine/index.ts';
import { PRYING } from '../mutants/prying.ts';
import { ALL_GAMES } from '../registered/in-ci.ts';
import { Violation } from '../script.ts';
import { tollRoad } from '../tiny/index.ts';
import { answersAlike, comparesEnough } from './paired-worlds.ts';
import { QUICK_BOTS } from './quick-bots.ts';
import { OWN_WAYS } from './second-worlds.ts';

/** Decisions of each bot and game; `npm run test:all` and `npm run fairness` compare more. */
const DECISIONS = 5;
/** By then a prying bot should have been caught; most are caught after a few decisions. */
const OF_WHO_PRIES = 600;
const SEED = 20_261_122;
const FRESH_SEED = Date.now() % 1_000_000_000;
/** A generous time limit, not a measure of speed: machines may be busy. */
const LIMIT = 1_800_000;

describe.each(ALL_GAMES)('bots of $title use only what their seat knows', (game) => {
  it(`give the same answer in worlds that look the same to their seat, seed ${SEED}`, { timeout: LIMIT }, () => {
    const compared = answersAlike(game, QUICK_BOTS, { decisions: DECISIONS, seed: SEED });
    comparesEnough(game, compared, DECISIONS * QUICK_BOTS.length);
  });

  it(`give the same answer once each, fresh seed ${FRESH_SEED}`, { timeout: LIMIT }, () => {
    answersAlike(game, QUICK_BOTS, { decisions: 1, seed: FRESH_SEED });
  });

  // Not in a world dealt as bots deal: it would keep what the bot must not know, and so reveal nothing.
  it.each(PRYING.filter((one) => one.in(game)))(
    'a bot is caught if $mistake',
    { timeout: LIMIT },
    ({ mistake, policy }) => {
      const effort = { decisions: OF_WHO_PRIES, seed: SEED, ways: OWN_WAYS };
      expect(() => answersAlike(game, [{ name: mistake, policy }], effort)).toThrow(Violation);
    },
  );
});

describe('a comparison without differences', () => {
  const game = registered(tollRoad);
  const enough = { EXCHANGED: 5, OTHER_DECKS: 5, REPLAYED: 9, DEALT: 10 };

  it.each([
    ['no bot was asked', { decisions: 0, others: { EXCHANGED: 0, OTHER_DECKS: 0, REPLAYED: 0, DEALT: 0 } }],
    ['the worlds are those that bots deal', { decisions: 10, others: { ...enough, EXCHANGED: 0, OTHER_DECKS: 0 } }],
    ['no player brought another deck', { decisions: 10, others: { ...enough, OTHER_DECKS: 0 } }],
    ['hardly any match could be played again', { decisions: 10, others: { ...enough, REPLAYED: 1 } }],
  ])('proves nothing if %s', (_, compared) => {
    expect(() => comparesEnough(game, compared, 10)).toThrow('too few worlds were others');
  });

  it('proves fairness if enough worlds differed', () => {
    expect(() => comparesEnough(game, { decisions: 10, others: enough }, 10)).not.toThrow();
  });
});

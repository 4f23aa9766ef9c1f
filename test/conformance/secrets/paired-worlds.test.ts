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
/** After so many, one that pries should have been found out; most are after a few. */
const OF_WHO_PRIES = 600;
const SEED = 20_261_122;
const FRESH_SEED = Date.now() % 1_000_000_000;
/** No measure of speed, for machines are busy. */
const LIMIT = 1_800_000;

describe.each(ALL_GAMES)('bots of $title see no more than their seat', (game) => {
  it(`they answer alike in worlds that look alike to them, seed ${SEED}`, { timeout: LIMIT }, () => {
    const compared = answersAlike(game, QUICK_BOTS, { decisions: DECISIONS, seed: SEED });
    comparesEnough(game, compared, DECISIONS * QUICK_BOTS.length);
  });

  it(`they answer alike once each, fresh seed ${FRESH_SEED}`, { timeout: LIMIT }, () => {
    answersAlike(game, QUICK_BOTS, { decisions: 1, seed: FRESH_SEED });
  });

  // A world that bots deal would keep what they should not know, and show nothing.
  it.each(PRYING.filter((one) => one.in(game)))(
    'one is found out where $mistake',
    { timeout: LIMIT },
    ({ mistake, policy }) => {
      const effort = { decisions: OF_WHO_PRIES, seed: SEED, ways: OWN_WAYS };
      expect(() => answersAlike(game, [{ name: mistake, policy }], effort)).toThrow(Violation);
    },
  );
});

describe('that no answer differs says nothing', () => {
  const game = registered(tollRoad);
  const enough = { EXCHANGED: 5, OTHER_DECKS: 5, REPLAYED: 9, DEALT: 10 };

  it.each([
    ['where none was asked', { decisions: 0, others: { EXCHANGED: 0, OTHER_DECKS: 0, REPLAYED: 0, DEALT: 0 } }],
    ['where the worlds are those of the bots', { decisions: 10, others: { ...enough, EXCHANGED: 0, OTHER_DECKS: 0 } }],
    ['where nobody brought another deck', { decisions: 10, others: { ...enough, OTHER_DECKS: 0 } }],
    ['where hardly a match could be played again', { decisions: 10, others: { ...enough, REPLAYED: 1 } }],
  ])('%s', (_, compared) => {
    expect(() => comparesEnough(game, compared, 10)).toThrow('too few worlds were others');
  });

  it('else it does', () => {
    expect(() => comparesEnough(game, { decisions: 10, others: enough }, 10)).not.toThrow();
  });
});

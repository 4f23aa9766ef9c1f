import { describe, expect, it } from 'vitest';
import { type AnyGame, registered } from '../../../src/engine/index.ts';
import { PRYING } from '../mutants/prying.ts';
import { ALL_GAMES, FRESH_SEED } from '../registered/games.ts';
import { Violation } from '../script.ts';
import { tollRoad } from '../tiny/index.ts';
import { answersAlike, comparesEnough, UNTIL_CAUGHT } from './paired-worlds.ts';
import { QUICK_BOTS } from './quick-bots.ts';

const SEED = 20_261_122;

/** Compares one decision of each bot. `npm run test:all` and `npm run fairness` compare more decisions. */
const answersAlikeFrom = (game: AnyGame, seed: number) => answersAlike(game, QUICK_BOTS, { decisions: 1, seed });

describe('bots use only what their seat knows: they give the same answer in worlds that look the same to it', () => {
  it.each(ALL_GAMES)(`in $title, seed ${SEED}`, (game) => {
    answersAlikeFrom(game, SEED);
  });

  it(`in one of the games, fresh seed ${FRESH_SEED}`, () => {
    const game = ALL_GAMES[FRESH_SEED % ALL_GAMES.length] ?? expect.fail('there is no game');
    answersAlikeFrom(game, FRESH_SEED);
  });
});

// One game is enough to show that the comparison works; `npm run test:all` tries every game.
it.each(PRYING)('a bot is caught if $mistake', ({ mistake, policy, in: isIn }) => {
  const game = ALL_GAMES.findLast(isIn) ?? expect.fail('no game has such a secret');
  expect(() => answersAlike(game, [{ name: mistake, policy }], UNTIL_CAUGHT)).toThrow(Violation);
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

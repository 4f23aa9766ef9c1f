import { describe, expect, it } from 'vitest';
import { EXAMPLE_GAMES } from '../../../scripts/example-games.ts';
import { type BotPolicy, decision, registered, searchPolicy, steadyPolicy } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { pickFrom, Violation } from '../script.ts';
import { tollRoad } from '../tiny/index.ts';
import { answersAlike, type Thinker } from './paired-worlds.ts';

/** Decisions of each bot and game; `npm run fairness` compares more. The levels that search differ in iterations alone. */
const DECISIONS = 40;
const SEED = 20_261_122;
const FRESH_SEED = Date.now() % 1_000_000_000;
/** No measure of speed, for machines are busy. */
const LIMIT = 1_800_000;
const BOTS: readonly Thinker[] = [
  { name: 'STEADY', policy: steadyPolicy },
  { name: 'a search of 24 iterations', policy: searchPolicy(24) },
];

/** It lets cards decide that it cannot read: where they lie says which choice it takes. */
const peeking: BotPolicy = (game, at, seat) => {
  const choices = decision(game, at, seat)?.choices ?? [];
  const letters = [
    ...Object.values(at.faces)
      .map(({ name }) => name)
      .join(),
  ];
  const sum = letters.reduce((so, letter, index) => (31 * so + index * letter.charCodeAt(0)) % 65_521, 7);
  return pickFrom(choices, sum, 'uniform');
};

describe.each([...GAMES, registered(tollRoad), ...EXAMPLE_GAMES])(
  'bots of $title see no more than their seat',
  (game) => {
    it.each([SEED, FRESH_SEED])(
      'they answer alike in worlds that look alike to them, seed %i',
      { timeout: LIMIT },
      (seed) => {
        const { decisions, others } = answersAlike(game, BOTS, { decisions: DECISIONS, seed });
        expect(decisions).toBeGreaterThanOrEqual(DECISIONS * BOTS.length);
        expect(others).toBeGreaterThan(5); // in some games hardly anything lies hidden after the set-up
      },
    );

    it('one that peeks is found out', { timeout: LIMIT }, () => {
      const effort = { decisions: DECISIONS, seed: SEED };
      expect(() => answersAlike(game, [{ name: 'one that peeks', policy: peeking }], effort)).toThrow(Violation);
    });
  },
);

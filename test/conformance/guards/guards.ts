import type { AnyGame } from '../../../src/engine/index.ts';
import { expectThat } from '../script.ts';
import { comparisonsGoFar } from './comparisons.ts';
import { cornersOf, everyOptionHasACorner, nameOf } from './corners.ts';
import { raritiesAreTested } from './rare.ts';
import { everythingIsReached, type Reached } from './reached.ts';
import { theRulebookIsComplete } from './rulebook.ts';
import { rulingsAreRare } from './rulings.ts';

/** Throws a {@link Violation} if many matches together did not exercise enough of a game. */
export type Guard = (game: AnyGame, reached: Reached) => void;

/** Checks of a whole game after many matches, to show that a green run was not luck. */
export const GUARDS = {
  everyOptionHasACorner: (game) => everyOptionHasACorner(game),
  everyCornerIsPlayed: (game, { corners }) => {
    const left = cornersOf(game).filter(({ index }) => corners.get(index) === 0);
    expectThat(left.length === 0, () => `${game.id} was not played with ${left.map(nameOf).join('; ')}`);
  },
  comparisonsGoFar: (_, { comparisons }) => comparisonsGoFar(comparisons),
  everythingIsReached,
  rulingsAreRare,
  raritiesAreTested: (game) => raritiesAreTested(game),
  theRulebookIsComplete: (game) => theRulebookIsComplete(game),
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof GUARDS;

/** Guards that look at a game's definition, not at its matches. */
export const AT_ONCE: readonly GuardName[] = ['everyOptionHasACorner', 'raritiesAreTested', 'theRulebookIsComplete'];

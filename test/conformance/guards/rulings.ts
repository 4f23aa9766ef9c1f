import type { AnyGame } from '../../../src/engine/index.ts';
import { expectThat } from '../script.ts';
import { endOf, type Reached } from './reached.ts';

/** The number of matches below which the guard draws no conclusion. */
const ENOUGH = 20;
/** The share of matches that may need a ruling. The highest measured share is 1 %. */
const MOST = 0.03;

/**
 * Checks that rulings are rare, because they are for matches that the rules do not end: the ruling on a turn at its
 * limit, and the endings that the game lists as rulings.
 */
export function rulingsAreRare(game: AnyGame, { matches, ruled, ends }: Reached): void {
  if (matches < ENOUGH) return;
  const listed = (game.trials?.rulings ?? []).map((why): [string, number] => [
    `end by "${why}"`,
    ends.get(endOf(why)) ?? 0,
  ]);
  for (const [what, n] of [['have a turn that reaches its limit', ruled] as const, ...listed]) {
    expectThat(
      n <= MOST * matches,
      () => `${n} of ${matches} matches of ${game.id} ${what}: the rules do not end them`,
    );
  }
}

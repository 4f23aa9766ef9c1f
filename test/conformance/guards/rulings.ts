import type { AnyGame } from '../../../src/engine/index.ts';
import { expectThat } from '../script.ts';
import { endOf, type Reached } from './reached.ts';

/** Of fewer matches nothing is concluded. */
const ENOUGH = 20;
/** At most this share of the matches may come to a ruling; measured was 1 % and less. */
const MOST = 0.03;

/**
 * Rulings are for what the rules do not bring to an end by themselves, and hardly any match needs one: neither the ruling on a
 * turn that has come to its limit, nor one of those on a match that the game lists.
 */
export function rulingsAreRare(game: AnyGame, { matches, ruled, ends }: Reached): void {
  if (matches < ENOUGH) return;
  const listed = (game.trials?.rulings ?? []).map((why): [string, number] => [
    `end by "${why}"`,
    ends.get(endOf(why)) ?? 0,
  ]);
  for (const [what, n] of [['have a turn that comes to its limit', ruled] as const, ...listed]) {
    expectThat(
      n <= MOST * matches,
      () => `${n} of ${matches} matches of ${game.id} ${what}: the rules do not end them`,
    );
  }
}

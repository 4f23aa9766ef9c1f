import type { AnyGame } from '../../../src/engine/index.ts';
import { folderOf, textOf } from '../folders.ts';
import { expectThat } from '../script.ts';
import { nothingReached, partsOf } from './reached.ts';

/** Checks that everything a game lists as rare is a part of the game, and that a rule test of the game mentions it. */
export function raritiesAreTested(game: AnyGame): void {
  const parts = new Set(partsOf(game, nothingReached([])));
  for (const { what, why, test } of game.trials?.rare ?? []) {
    expectThat(why.length > 0, () => `${game.id} calls ${what.join(', ')} rare and does not say why`);
    const text = textOf(`${folderOf(game)}test/${test}`);
    expectThat(text !== null, () => `${game.id} has no test/${test}, which should reach ${what.join(', ')}`);
    for (const part of what) {
      expectThat(parts.has(part), () => `${game.id} calls ${part} rare, but has no such part`);
      const name =
        part
          .slice(part.indexOf(' ') + 1)
          .split('.')
          .at(-1) ?? part;
      expectThat(
        text.includes(name),
        () => `${game.id}: test/${test} does not mention ${part}, which no other test reaches`,
      );
    }
  }
}

import type { AnyGame } from '../../../src/engine/index.ts';
import { folderOf, textOf } from '../folders.ts';
import { expectThat } from '../script.ts';
import { nothingReached, partsOf } from './reached.ts';

/** What a game calls rare is a part of it, and a rule test that is there speaks of it. */
export function raritiesAreTested(game: AnyGame): void {
  const parts = new Set(partsOf(game, nothingReached([])));
  for (const { what, why, test } of game.trials?.rare ?? []) {
    expectThat(why.length > 0, () => `${game.id} calls ${what.join(', ')} rare and does not say why`);
    const text = textOf(`${folderOf(game)}test/${test}`);
    expectThat(text !== null, () => `${game.id} has no test/${test}, which is to reach ${what.join(', ')}`);
    for (const part of what) {
      expectThat(parts.has(part), () => `${game.id} calls ${part} rare, which is no part of it`);
      const name =
        part
          .slice(part.indexOf(' ') + 1)
          .split('.')
          .at(-1) ?? part;
      expectThat(
        text.includes(name),
        () => `${game.id}: test/${test} does not speak of ${part}, which only it reaches`,
      );
    }
  }
}

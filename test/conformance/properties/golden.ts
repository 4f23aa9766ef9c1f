import { goldenOf } from '../../../scripts/play/golden.ts';
import type { AnyGame } from '../../../src/engine/index.ts';
import { folderOf, textOf } from '../folders.ts';
import { expectThat } from '../script.ts';
import { parting } from '../secrets/viewers.ts';

/** The golden playthrough is what the rules make of it today, the order of choices included. */
export function thePlaythroughIsUnchanged(game: AnyGame): void {
  const golden = textOf(`${folderOf(game)}playthrough.txt`);
  expectThat(golden !== null, () => `${game.id} has no playthrough.txt`);
  const today = goldenOf(game);
  expectThat(
    golden === today,
    () =>
      `${game.id} plays another way than its playthrough.txt; if that is meant: npm run playthrough (${parting(golden, today)})`,
  );
}

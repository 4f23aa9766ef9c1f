import { goldenOf } from '../../../scripts/play/golden.ts';
import type { AnyGame } from '../../../src/engine/index.ts';
import { folderOf, textOf } from '../folders.ts';
import { expectThat } from '../script.ts';
import { parting } from '../secrets/viewers.ts';

/** Checks that the rules still produce the golden playthrough, with the choices in the same order. */
export function thePlaythroughIsUnchanged(game: AnyGame): void {
  const golden = textOf(`${folderOf(game)}playthrough.txt`);
  expectThat(golden !== null, () => `${game.id} has no playthrough.txt`);
  const today = goldenOf(game);
  expectThat(
    golden === today,
    () =>
      `${game.id} no longer plays like its playthrough.txt; if that is intended: npm run playthrough (${parting(golden, today)})`,
  );
}

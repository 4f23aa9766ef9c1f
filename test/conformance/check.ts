import fc from 'fast-check';
import { type AnyGame, same } from '../../src/engine/index.ts';
import { type Corner, nameOf } from './guards/corners.ts';
import { noteIn, type Reached, reach } from './guards/reached.ts';
import { broken, type PropertyName } from './properties.ts';
import { OUTSIDE, type Script, Violation, walk } from './script.ts';
import { scripts } from './scripts.ts';

/** The time to shrink a failing script, in milliseconds. After that, the check reports the shortest script so far. */
const SHRINKING = 30_000;

/** How many times a failing script is replayed to see whether the failure is repeatable. */
const AGAIN = 20;

export interface Effort {
  /** The number of matches to play. */
  runs: number;
  /** fast-check's seed. The same seed tries the same scripts. */
  seed: number;
  /** The properties to check, by default all of them. */
  only?: readonly PropertyName[] | undefined;
}

/**
 * Checks the properties on many scripts of one corner.
 * @throws Violation with the shortest failing script and the command that reproduces it
 */
export function checkCorner(game: AnyGame, corner: Corner, reached: Reached, { runs, seed, only }: Effort): void {
  const note = (compared: Parameters<typeof noteIn>[1]): void => noteIn(reached, compared);
  let property: PropertyName | undefined;
  const holds = fc.property(scripts(game, corner), (script) => {
    const found = broken(game, script, note, only);
    property = found?.property;
    if (found) throw new Violation(`${found.property}: ${found.why}`);
    reach(reached, game, corner, script);
  });
  const { failed, counterexample, counterexamplePath, errorInstance } = fc.check(holds, {
    numRuns: runs,
    seed,
    endOnFailure: true,
  });
  if (!failed) return;
  const isOutside = counterexample !== null && !isRepeatable(game, counterexample[0]); // shrinking would not help
  const short =
    !isOutside && property && counterexamplePath ? shrunk(game, corner, property, seed, counterexamplePath) : null;
  const found = short?.why ?? (errorInstance instanceof Error ? errorInstance.message : 'it failed');
  const why = isOutside ? `${OUTSIDE}. Found by ${found}` : found;
  throw new Violation(
    `${game.id}, ${nameOf(corner)}: ${why}\n` +
      `npm run conformance -- --game ${game.id} --corner ${corner.index} --seed ${seed} --runs ${runs}${only ? ` --only ${only.join()}` : ''}\n` +
      (short ? `${short.how}: ${JSON.stringify(short.script).slice(0, 2000)}` : ''),
  );
}

// Shrinks only for the broken property and for a limited time, because scripts are long and have very many parts.
function shrunk(game: AnyGame, corner: Corner, property: PropertyName, seed: number, path: string) {
  const holds = fc.property(scripts(game, corner), (script: Script) => {
    const found = broken(game, script, undefined, [property]);
    if (found) throw new Violation(`${found.property}: ${found.why}`);
  });
  const details = fc.check(holds, { seed, path, interruptAfterTimeLimit: SHRINKING });
  if (!details.failed || !details.counterexample) return null;
  const how = `script after ${details.numShrinks} shrinks${details.interrupted ? `, stopped after ${SHRINKING / 1000} s` : ''}`;
  const why = details.errorInstance instanceof Error ? details.errorInstance.message : 'it failed';
  return { why, how, script: details.counterexample[0] };
}

function isRepeatable(game: AnyGame, script: Script): boolean {
  try {
    const { entries } = walk(game, script);
    return Array.from({ length: AGAIN }).every(() => same(walk(game, { ...script }).entries, entries));
  } catch {
    return true; // an unplayable match needs no shrinking
  }
}

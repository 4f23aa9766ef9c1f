import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyGame, registered } from '../../src/engine/index.ts';
import { cornersOf } from './guards/corners.ts';
import { MUTANTS } from './mutants/index.ts';
import { allBroken, failure, type PropertyName, thePlaythroughIsUnchanged } from './properties.ts';
import { scripts } from './scripts.ts';

const SEED = 20_261_120;
const SCRIPTS_PER_CORNER = 12;

function tried(game: AnyGame, wanted: PropertyName): PropertyName[] {
  const caught = new Set<PropertyName>();
  if (failure(() => thePlaythroughIsUnchanged(game)) !== null) caught.add('thePlaythroughIsUnchanged');
  for (let i = 0; i < SCRIPTS_PER_CORNER && !caught.has(wanted); i++) {
    for (const corner of cornersOf(game)) {
      const [script] = fc.sample(scripts(game, corner), { numRuns: 1, seed: SEED + i });
      if (script) for (const property of allBroken(game, script)) caught.add(property);
      if (caught.has(wanted)) break;
    }
  }
  return [...caught];
}

describe('a mistake in a game is caught by the property made for it', () => {
  it.each(MUTANTS)('$mistake: $caughtBy', ({ game, caughtBy }) => {
    expect(tried(registered(game), caughtBy)).toContain(caughtBy);
  });
});

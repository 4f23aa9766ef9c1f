import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyGame, registered } from '../../src/engine/index.ts';
import { COMPARING, comparisonsGoFar } from './guards/comparisons.ts';
import { type Corner, cornersOf } from './guards/corners.ts';
import { AT_ONCE, GUARDS, type Guard, type GuardName } from './guards/guards.ts';
import { noteIn, reach } from './guards/reached.ts';
import { MUTANTS } from './mutants/index.ts';
import { failure, isBroken, PROPERTIES, type PropertyName, thePlaythroughIsUnchanged } from './properties.ts';
import type { Script } from './script.ts';
import { scripts } from './scripts.ts';
import { tollRoad } from './tiny/index.ts';
import { type Trial, trialOf } from './trial.ts';

const SEED = 20_261_120;
const SCRIPTS_PER_CORNER = 12;
/** The number of matches that a guard needs. */
const GUARDED_PER_CORNER = 5;
/** The number of matches per corner in which worlds are compared: few, because comparisons take longest. */
const COMPARED_PER_CORNER = 1;

function isGuard(name: PropertyName): name is GuardName {
  return name in GUARDS;
}

/** Plays some matches in every corner. Returns the guard's failure, or null if the guard finds none. */
function guarded(game: AnyGame, name: GuardName): string | null {
  const guard: Guard = GUARDS[name];
  const { game: watched, reached } = AT_ONCE.includes(name) ? trialOf(game) : tried(game, name === 'comparisonsGoFar');
  return failure(() => guard(watched, reached));
}

function tried(game: AnyGame, isCompared: boolean): Trial {
  const trial = trialOf(game);
  const { game: watched, reached } = trial;
  for (let i = 0; i < GUARDED_PER_CORNER; i++) {
    for (const { corner, script } of scriptsOfAll(game, i)) {
      reach(reached, watched, corner, script);
      if (!isCompared || i >= COMPARED_PER_CORNER) continue;
      for (const by of COMPARING) failure(() => PROPERTIES[by](watched, script, (one) => noteIn(reached, one)));
    }
  }
  return trial;
}

function scriptsOfAll(game: AnyGame, i: number): { corner: Corner; script: Script }[] {
  return cornersOf(game).flatMap((corner) =>
    fc.sample(scripts(game, corner), { numRuns: 1, seed: SEED + i }).map((script) => ({ corner, script })),
  );
}

function isCaught(game: AnyGame, by: PropertyName): boolean {
  if (by === 'thePlaythroughIsUnchanged') return failure(() => thePlaythroughIsUnchanged(game)) !== null;
  for (let i = 0; i < SCRIPTS_PER_CORNER; i++) {
    if (scriptsOfAll(game, i).some(({ script }) => isBroken(game, script, by))) return true;
  }
  return false;
}

describe('each mistake in a game is caught by its property', () => {
  it.each(MUTANTS.filter(({ caughtBy }) => !isGuard(caughtBy)))('$mistake: $caughtBy', ({ game, caughtBy }) => {
    expect(isCaught(registered(game), caughtBy)).toBe(true);
  });
});

describe('each untried part of a game is caught by its guard', () => {
  it.each(MUTANTS.filter(({ caughtBy }) => isGuard(caughtBy)))('$mistake: $caughtBy', ({ game, caughtBy }) => {
    expect(isGuard(caughtBy) ? guarded(registered(game), caughtBy) : null).not.toBeNull();
  });

  it('no guard objects to the game without a mistake', () => {
    const { game, reached } = tried(registered(tollRoad), true);
    for (const [name, holds] of Object.entries<Guard>(GUARDS))
      expect(
        failure(() => holds(game, reached)),
        name,
      ).toBeNull();
  });

  it('everyCornerIsPlayed names a corner that was not played', () => {
    const { game, corners, reached } = trialOf(registered(tollRoad));
    for (const { index } of corners.slice(1)) reached.corners.set(index, 1);
    expect(failure(() => GUARDS.everyCornerIsPlayed(game, reached))).toMatch(/2 seats, uniform, {"rounds":1}$/);
  });

  const compared = { by: 'twoWorldsLookAlike', wished: 8, illegal: 0 } as const;
  it.each([
    [
      'too many end early',
      { done: 4, end: 'no move was legal in both' },
      { done: 8, end: 'was complete' },
      'end early',
    ],
    ['none get far', { done: 0, end: 'a card was revealed' }, { done: 1, end: 'a card was revealed' }, 'on average'],
    [
      'none compare anything',
      { done: 0, end: 'answers could no longer be followed' },
      { done: 0, end: 'answers could no longer be followed' },
      'nothing was compared',
    ],
  ] as const)('%s: comparisonsGoFar', (_, first, others, why) => {
    const list = Array.from({ length: 30 }, (__, i) => ({ ...compared, ...(i % 4 === 0 ? first : others) }));
    expect(failure(() => comparisonsGoFar(new Map([['twoWorldsLookAlike', list]])))).toContain(why);
  });
});

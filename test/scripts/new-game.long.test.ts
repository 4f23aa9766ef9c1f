import path from 'node:path';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/index.ts';
import { newGame } from './new-game.ts';

/** The number of matches. It only shows that the new game works; other tests play the example in all its corners. */
const MATCHES = 4;

it('a new game conforms', async () => {
  const copy = newGame();
  const { QUITE_NEW_GAME }: { QUITE_NEW_GAME: AnyGame } = await import(
    path.join(copy, 'src/games/quite-new-game/index.ts')
  );
  const { playAnyCorners, trialOf }: typeof import('../conformance/trial.ts') = await import(
    path.join(copy, 'test/conformance/trial.ts')
  );
  const trial = trialOf(QUITE_NEW_GAME);
  playAnyCorners(trial, MATCHES, 20_261_126);
  expect([QUITE_NEW_GAME.id, QUITE_NEW_GAME.title, trial.reached.matches]).toEqual([
    'quite-new-game',
    'Quite New Game',
    MATCHES,
  ]);
});

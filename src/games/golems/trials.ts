import type { Trials } from '../../engine/index.ts';
import type { Options } from './options.ts';

export const trials: Trials<Options> = {
  corners: [{ rounds: 4 }, { rounds: 8 }, { rounds: 16 }],
  rare: [
    {
      what: ['fact golemRegenerated', 'move regenerate'],
      why: 'a Soft golem has to die in a battle that its owner wins, with a place left to come back to',
      test: 'end.test.ts',
    },
  ],
};

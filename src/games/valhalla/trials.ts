import type { Trials } from '../../engine/index.ts';
import type { Options } from './options.ts';

export const trials: Trials<Options> = {
  corners: [{ rounds: 8 }, { rounds: 16, terrain: 'dealt' }, { rounds: 24, terrain: 'dealt' }],
  rare: [
    { what: ['step asked'], why: 'only matches that began under rules before 2.2 have it', test: 'replies.test.ts' },
  ],
};

import type { Trials } from '../../engine/index.ts';
import { FRAGMENT_CARDS } from './cards/forms.ts';
import type { Options } from './options.ts';

export const trials: Trials<Options> = {
  corners: [
    { turns: 12 },
    { turns: 20, upgrade: true, tagOrder: 'FREE' },
    { turns: 12, speed: true, tournament: true },
    { turns: 40, upgrade: true, speed: true, tagOrder: 'FREE', champion: 1 },
  ],
  rare: [
    {
      what: Object.keys(FRAGMENT_CARDS).map((name) => `card ${name}`),
      why: 'a Data Fragment costs up to ten charges, and random players do not charge on purpose',
      test: 'every-fragment.test.ts',
    },
    { what: ['step swap'], why: 'only matches that began under rules before 1.2 have it', test: 'endless.test.ts' },
  ],
};

import type { Trials } from '../../engine/index.ts';
import type { Options } from './options.ts';

export const trials: Trials<Options> = {
  corners: [
    { turns: 12 },
    { turns: 20, upgrade: true, tagOrder: 'FREE' },
    { turns: 12, speed: true, tournament: true },
    { turns: 40, upgrade: true, speed: true, tagOrder: 'FREE', champion: 1 },
  ],
};

import type { Trials } from '../../engine/index.ts';
import type { Options } from './options.ts';

export const trials: Trials<Options> = {
  corners: [
    { size: 8, stakes: 'forKeeps' },
    { size: 10, turns: 40 },
    { size: 7, stakes: 'forKeeps', turns: 60 },
    { size: 6, stakes: 'forKeeps', turns: 20 },
    { size: 9, turns: 60 },
  ],
  rulings: ['100 turns without a battle'],
};

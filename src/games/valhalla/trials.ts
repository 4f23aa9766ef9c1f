import type { Trials } from '../../engine/index.ts';
import type { Options } from './options.ts';

export const trials: Trials<Options> = {
  corners: [{ rounds: 8 }, { rounds: 16, terrain: 'dealt' }, { rounds: 24, terrain: 'dealt' }],
};

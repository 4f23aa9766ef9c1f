import { SEARCHED, searchPolicy, steadyPolicy } from '../../../src/engine/index.ts';
import type { Thinker } from './paired-worlds.ts';

/** The levels that evaluate positions. The two levels that search run very few iterations. */
export const QUICK_BOTS: readonly Thinker[] = [
  { name: 'STEADY', policy: steadyPolicy },
  { name: 'STRONG with 12 iterations', policy: searchPolicy({ ...SEARCHED.STRONG, iterations: 12 }) },
  { name: 'MASTER with 12 iterations', policy: searchPolicy({ ...SEARCHED.MASTER, iterations: 12 }) },
];

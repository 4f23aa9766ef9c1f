import type { Names } from '../../../engine/index.ts';

/** The keys of moves. Cards of the galaxy are named by their hexagon. */
export const names: Names = {
  at: 'CELL',
  rotation: 'NUMBER',
};

import type { Names } from '../../../engine/index.ts';

/** The meaning of the keys of moves. Cards of the galaxy are named by their hexagon. */
export const names: Names = {
  at: 'CELL',
  rotation: 'NUMBER',
};

import type { Names } from '../../../engine/index.ts';

/** What the words of a move name. What lies on the galaxy is named by its hexagon. */
export const names: Names = {
  at: 'CELL',
  rotation: 'NUMBER',
};
